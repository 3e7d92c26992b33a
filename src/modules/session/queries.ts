import { queryOptions } from '@tanstack/react-query';

import { request } from '#lib/http/request';
import { beginSession } from '#lib/session/session';
import { currentToken } from '#lib/session/token';

import {
  forgotPassword,
  resendVerification,
  resetPassword,
  signIn,
  signInWithToken,
  signUp,
  unlockSession,
  verifyEmail,
} from './api';
import type { SessionStart } from './api';

type Credentials = { email: string; password: string };

async function startSession(answer: Promise<SessionStart>): Promise<SessionStart> {
  const start = await answer;
  beginSession(start);
  return start;
}

/** Begins a session, here and in every other tab. */
export function sendSignIn(credentials: Credentials): Promise<SessionStart> {
  return startSession(request(signIn, { body: credentials }));
}

/** Opens a locked session again. */
export function sendUnlock(credentials: Credentials): Promise<SessionStart> {
  return startSession(request(unlockSession, { body: credentials }));
}

/**
 * Takes who is signed in anew from the server, because something about them has changed there. Without an answer they
 * stay as they are known here, so it never fails.
 */
export async function refreshSession(): Promise<void> {
  const token = currentToken();
  if (token === undefined) return;
  try {
    const start = await request(signInWithToken, { body: { accessToken: token }, token });
    // Meanwhile somebody may have signed out or in, here or in another tab.
    if (currentToken() === token) beginSession(start);
  } catch {
    // The next call finds out what is the matter, and tells it in its own place.
  }
}

/** Makes an account; whoever made it is not signed in by that. */
export function sendSignUp(account: Credentials & { name: string }): Promise<true> {
  return request(signUp, { body: account });
}

/** Asks for a link that sets a new password. */
export function sendForgotPassword(email: string): Promise<true> {
  return request(forgotPassword, { body: { email } });
}

/** Sets a new password by the token of a link. */
export function sendNewPassword(input: { token: string; password: string }): Promise<true> {
  return request(resetPassword, { body: input });
}

/** Asks for a new link that confirms the e-mail address of who is signed in; answers when the next may be asked for. */
export function sendResend(): Promise<{ resendAt: string }> {
  return request(resendVerification, {});
}

/** Confirms an e-mail address by its link. Asking again does no harm, so this may be a query. */
export function verifyEmailQuery(link: { id: string; hash: string; query: string }) {
  return queryOptions({
    queryKey: ['session', 'verify-email', link.id, link.hash, link.query],
    queryFn: ({ signal }) =>
      request(verifyEmail, {
        body: { id: link.id, hash: link.hash, ...(link.query === '' ? {} : { query: link.query }) },
        signal,
      }),
    staleTime: Infinity,
    retry: false,
  });
}
