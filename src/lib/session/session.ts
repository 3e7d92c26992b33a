import { useSyncExternalStore } from 'react';

import type { Language } from '#lib/i18n/languages';
import { currentToken, clearToken, storeToken, tokenKey, tokenSubject } from './token';

/** The person who is signed in, as the server's record has them. Nothing of it is ever read from the token. */
export type SessionUser = {
  id: string;
  name: string;
  email: string;
  avatar: string | null;
  status: 'online' | 'away' | 'busy' | 'not-visible';
  role: 'user' | 'admin';
  emailVerified: boolean;
  /** What distances were told in when the session began; what is in force is kept on the device. */
  units?: 'km' | 'mi';
  /** The language of the account; what is shown is kept on the device. */
  locale?: Language;
};

/** Why nobody is signed in any more: no activity, another tab, a refused token, the person's own choice. */
export type SessionEndReason = 'idle' | 'other-tab' | 'rejected' | 'sign-out';

/** Who is signed in, as far as is known. */
export type Session =
  /** There is a token, and the server has not said yet whose it is. */
  | { status: 'pending' }
  | { status: 'anonymous'; reason?: SessionEndReason }
  | { status: 'authenticated'; user: SessionUser }
  /** The question got no answer. The token stays, and `restoreSession` asks again. */
  | { status: 'error'; error: unknown };

const anonymous: Session = { status: 'anonymous' };
const listeners = new Set<() => void>();
// Whose the token is that the session is about.
let subject: string | undefined;

function sessionFromStorage(): Session {
  const token = currentToken();
  subject = tokenSubject(token);
  return token === undefined ? anonymous : { status: 'pending' };
}

let session = sessionFromStorage();

function setSession(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Who is signed in now. */
export function currentSession(): Session {
  return session;
}

/** Calls `listener` after every change, in this tab or another. Answers the way to stop. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in, for a component. A page drawn beforehand is drawn for nobody. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => anonymous);
}

/** Signs in here and in every other tab, with what the server answered. */
export function beginSession({ user, accessToken }: { user: SessionUser; accessToken: string }): void {
  storeToken(accessToken);
  subject = tokenSubject(accessToken);
  setSession({ status: 'authenticated', user });
}

/** Notes what has changed about the person who is signed in. */
export function updateSessionUser(user: SessionUser): void {
  if (session.status === 'authenticated') setSession({ status: 'authenticated', user });
}

/** Signs out here and in every other tab. Telling the server is the caller's part, before. */
export function endSession(reason: SessionEndReason): void {
  clearToken();
  setSession({ status: 'anonymous', reason });
}

/** Notes that nobody could be asked who is signed in. */
export function setSessionError(error: unknown): void {
  setSession({ status: 'error', error });
}

/** Begins anew with the token that is stored: it has to be asked about, or there is none. */
export function restoreSession(): void {
  setSession(sessionFromStorage());
}

/**
 * Follows what other tabs do. Whatever was done in which order, what is stored in the end counts, so all agree. A new
 * token of the same person changes nothing here; another person's is asked about first.
 */
export function syncSessionAcrossTabs(): () => void {
  const onTabEvent = ({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>) => {
    // A page that comes back from the back/forward cache has heard nothing while it was there.
    if (!persisted && key !== tokenKey && key !== null) return;
    const token = currentToken();
    const isOpen = session.status === 'authenticated' || session.status === 'pending';
    if (token === undefined) {
      if (session.status !== 'anonymous') setSession({ status: 'anonymous', reason: 'other-tab' });
    } else if (!isOpen || tokenSubject(token) !== subject) restoreSession();
  };
  addEventListener('storage', onTabEvent);
  addEventListener('pageshow', onTabEvent);
  return () => {
    removeEventListener('storage', onTabEvent);
    removeEventListener('pageshow', onTabEvent);
  };
}
