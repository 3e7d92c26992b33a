import { useSyncExternalStore } from 'react';

import type { Language } from '#lib/i18n/languages';
import { createStore } from '#lib/store/createStore';
import type { ReadableStore } from '#lib/store/createStore';

import { readRememberedUser, rememberUser } from './rememberedUser';
import { currentToken, clearToken, storeToken, tokenKey, tokenSubject } from './token';

/** The signed-in user, as the server's record has them; nothing is ever read from the token. */
export type SessionUser = {
  id: string;
  name: string;
  email: string;
  avatar: string | null;
  status: 'online' | 'away' | 'busy' | 'not-visible';
  role: 'user' | 'admin';
  emailVerified: boolean;
  /** Unit of distances when the session began; the unit in use is stored on the device. */
  units?: 'km' | 'mi';
  /** Whether single characters are keys of commands; on if it is not known. */
  singleKeys?: boolean;
  /** Language of the account; the language in use is stored on the device. */
  locale?: Language;
};

/** Why a session ended: inactivity, a sign-out in another tab, a token the server rejects, the user's own sign-out. */
export type SessionEndReason = 'idle' | 'other-tab' | 'rejected' | 'sign-out';

/** The session of this tab. */
export type Session =
  /** A token is stored, and the server has not yet said whose it is. */
  | { status: 'pending' }
  | { status: 'anonymous'; reason?: SessionEndReason }
  | {
      status: 'authenticated';
      user: SessionUser;
      /** As this device remembers the person; the server has not yet confirmed it. */
      isRemembered?: true;
    }
  /** The check failed. The token stays, and `restoreSession` checks again. */
  | { status: 'error'; error: unknown };

const anonymous: Session = { status: 'anonymous' };
// Subject of the token that the session is about.
let subject: string | undefined;

function sessionFromStorage(): Session {
  const token = currentToken();
  subject = tokenSubject(token);
  if (token === undefined) return anonymous;
  const user = readRememberedUser(subject);
  return user ? { status: 'authenticated', user, isRemembered: true } : { status: 'pending' };
}

/** The session of this tab: one store for guards, requests and components. */
export const sessionStore = createStore<Session>(sessionFromStorage());

/** The session as a store; change it with the functions of this file. */
export type SessionStore = ReadableStore<Session>;

/** The current session. */
export const currentSession = sessionStore.get;

/** Calls `listener` after every change, in this tab or another; returns the unsubscribe function. */
export const subscribeToSession = sessionStore.subscribe;

/** The current session, for a component. Prerendered pages are rendered for an anonymous visitor. */
export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => anonymous);
}

/** Whether the server has yet to say whose the stored token is. */
export function isUnconfirmed(session: Session): boolean {
  return session.status === 'pending' || (session.status === 'authenticated' && session.isRemembered === true);
}

/** Response of a sign-in. */
export interface SessionStart {
  user: SessionUser;
  accessToken: string;
  /** ISO instant at which an opaque token expires; a JSON Web Token says it itself. */
  expiresAt?: string | undefined;
}

/** Signs in here and in every other tab of the session. */
export function beginSession({ user, accessToken, expiresAt }: SessionStart): void {
  storeToken(accessToken, { subject: user.id, expiresAt });
  subject = tokenSubject(accessToken);
  rememberUser(subject, user);
  sessionStore.set({ status: 'authenticated', user });
}

/** Replaces the record of the signed-in user. */
export function updateSessionUser(user: SessionUser): void {
  const session = sessionStore.get();
  if (session.status !== 'authenticated') return;
  rememberUser(subject, user);
  sessionStore.set({ ...session, user });
}

/** Signs out here and in every other tab of the session. The caller tells the server first. */
export function endSession(reason: SessionEndReason): void {
  clearToken();
  sessionStore.set({ status: 'anonymous', reason });
}

/** Records that the session could not be checked. */
export function setSessionError(error: unknown): void {
  sessionStore.set({ status: 'error', error });
}

/**
 * Starts again from the stored token and the person that this device remembers with it. After a failed check it is
 * `pending`: the page waits for the answer instead of opening a second time.
 */
export function restoreSession(): void {
  const hasFailed = sessionStore.get().status === 'error';
  const session = sessionFromStorage();
  sessionStore.set(hasFailed && session.status === 'authenticated' ? { status: 'pending' } : session);
}

/**
 * Follows sign-ins and sign-outs in other tabs; returns the unsubscribe function. The stored token decides, so all tabs
 * agree whatever the order of events. A new token of the same user changes nothing; another user's is checked first.
 */
export function syncSessionAcrossTabs(): () => void {
  const onTabEvent = ({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>) => {
    // A page restored from the back/forward cache received no storage events meanwhile.
    if (!persisted && key !== tokenKey && key !== null) return;
    const token = currentToken();
    const { status } = sessionStore.get();
    const isOpen = status === 'authenticated' || status === 'pending';
    if (token === undefined) {
      if (status !== 'anonymous') sessionStore.set({ status: 'anonymous', reason: 'other-tab' });
    } else if (!isOpen || tokenSubject(token) !== subject) restoreSession();
  };
  addEventListener('storage', onTabEvent);
  addEventListener('pageshow', onTabEvent);
  return () => {
    removeEventListener('storage', onTabEvent);
    removeEventListener('pageshow', onTabEvent);
  };
}
