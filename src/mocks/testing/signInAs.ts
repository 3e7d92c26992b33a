import type { SessionUser } from '#lib/session/session';
import { clearToken, storeToken as saveToken } from '#lib/session/token';
import { accounts, toSessionStart } from '#mocks/accounts/store';
import { demoAccount, demoSessionId } from '#mocks/accounts/seed';
import type { DemoName } from '#mocks/accounts/seed';

/**
 * Opens a session of a demo account without the sign-in form, for stories and tests. Returns what `beginSession` of
 * `#lib/session` takes. It reuses the account's own first session, so that a reset of the data does not end it.
 */
export async function signInAs(name: DemoName): Promise<{ user: SessionUser; accessToken: string }> {
  const { id, sessions } = demoAccount(name);
  const sessionId = demoSessionId(name);
  const own = sessions.filter((session) => session.id === sessionId);
  const stored = await accounts.update(id, (account) => ({
    ...account,
    sessions: [...own, ...account.sessions.filter((session) => session.id !== sessionId)],
  }));
  const { user, accessToken } = await toSessionStart(stored, sessionId);
  return { user, accessToken };
}

let token: string | undefined;

/** Signs a demo account in and stores its token for the calls that follow, as signing in does. */
export async function signInAndStoreToken(name: DemoName = 'ada'): Promise<{ user: SessionUser; accessToken: string }> {
  const session = await signInAs(name);
  storeToken(session.accessToken);
  return session;
}

/** Stores a token for the calls that follow; `undefined` signs out. */
export function storeToken(accessToken?: string): void {
  token = accessToken;
  if (accessToken === undefined) clearToken();
  else saveToken(accessToken, { subject: 'test' });
}

/** Sends a request that the typed client would not allow, with the stored token. */
export function sendRaw(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  return fetch(`http://localhost/${path}`, { ...init, headers });
}
