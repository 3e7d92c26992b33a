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

/** Signs in and starts a session in every tab. */
export function sendSignIn(credentials: Credentials): Promise<SessionStart> {
  return startSession(request(signIn, { body: credentials }));
}

/** Unlocks a session. */
export function sendUnlock(credentials: Credentials): Promise<SessionStart> {
  return startSession(request(unlockSession, { body: credentials }));
}

/**
 * Reloads the signed-in user from the server after a change there. Never rejects: if the request fails, the session
 * stays as it is.
 */
export async function refreshSession(): Promise<void> {
  const token = currentToken();
  if (token === undefined) return;
  try {
    const start = await request(signInWithToken, { body: { accessToken: token }, token });
    // The session may have changed in the meantime, here or in another tab.
    if (currentToken() === token) beginSession(start);
  } catch {
    // The next request will report the failure.
  }
}

/** Creates an account, without signing in. */
export function sendSignUp(account: Credentials & { name: string }): Promise<true> {
  return request(signUp, { body: account });
}

/** Requests a link to set a new password. */
export function sendForgotPassword(email: string): Promise<true> {
  return request(forgotPassword, { body: { email } });
}

/** Sets a new password with the token of a link. */
export function sendNewPassword(input: { token: string; password: string }): Promise<true> {
  return request(resetPassword, { body: input });
}

/** Requests a new confirmation link for the signed-in user; resolves to when the next may be requested. */
export function sendResend(): Promise<{ resendAt: string }> {
  return request(resendVerification, {});
}

/** Confirms an e-mail address by its link. A query, because repeating it is harmless. */
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
