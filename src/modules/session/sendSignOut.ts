import { request } from '#lib/http/request';

// Static import: after an inactivity timeout the page may unload before a chunk could load.
import { signOut } from './api';

/** Tells the server that a session has ended. Never rejects: this device has already removed the token. */
export async function sendSignOut(token: string): Promise<void> {
  try {
    // The page may unload while the request is pending.
    await request(signOut, { token, keepalive: true });
  } catch {
    // Without a response, the session ends when its token expires.
  }
}
