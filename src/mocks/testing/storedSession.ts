import type { SessionUser } from '#lib/session/session';
import { tokenKey } from '#lib/session/token';
import type { DemoName } from '#mocks/accounts/seed';
import { signInAs } from './signInAs';

import { fakeLocalStorage } from '#lib/testing/fakeBrowser';

let token: string | undefined;

/** Signs a demo account in for the calls that follow: its token is stored, as after signing in. */
export async function signInAndStoreToken(name: DemoName = 'ada'): Promise<{ user: SessionUser; accessToken: string }> {
  const session = await signInAs(name);
  storeToken(session.accessToken);
  return session;
}

/** Stores a token for the calls that follow; without one nobody is signed in. */
export function storeToken(accessToken?: string): void {
  token = accessToken;
  fakeLocalStorage('works', accessToken === undefined ? {} : { [tokenKey]: accessToken });
}

/** Sends what the typed client would not let out, with the token that is stored. */
export function sendRaw(address: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  return fetch(`http://localhost/${address}`, { ...init, headers });
}
