import { request } from '#lib/http/request';

// With this and not on demand: after a time-out the page is gone before anything more could be fetched.
import { signOut } from './api';

/** Tells the server that the session of a token has ended. It never fails: this device has forgotten the token already. */
export async function sendSignOut(token: string): Promise<void> {
  try {
    // The page may be left or loaded anew while it is on its way.
    await request(signOut, { token, keepalive: true });
  } catch {
    // Without an answer the session ends when its token does.
  }
}
