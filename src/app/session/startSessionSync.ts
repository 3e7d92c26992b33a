import {
  currentSession,
  isUnconfirmed,
  setSessionError,
  subscribeToSession,
  syncSessionAcrossTabs,
} from '#lib/session/session';
import type { App } from '#app/createApp';

import { readExpiryNotice } from './expiryNotice';
import type { SessionSyncOptions } from './onSessionChange';

/**
 * Checks the login status (specification, section 2) and takes every change of the session, in this tab or another, to
 * the router, the cached data and the screen. Returns the unsubscribe function. A visitor without a token downloads
 * nothing of it.
 */
export function startSessionSync(app: App, options: SessionSyncOptions = {}): () => void {
  const initial = currentSession();
  let isStopped = false;
  let handler: Promise<() => void> | undefined;
  function handleChange(): void {
    handler ??= import('./onSessionChange').then(({ createSessionChangeHandler }) =>
      createSessionChangeHandler(app, initial, options),
    );
    handler.then(
      (handle) => {
        if (!isStopped) handle();
      },
      (error: unknown) => {
        handler = undefined;
        // Retrying the check is a change too, so a session that is known stays as it is.
        if (isUnconfirmed(currentSession())) setSessionError(error);
      },
    );
  }
  const unsubscribe = [syncSessionAcrossTabs(), subscribeToSession(handleChange)];
  if (currentSession().status !== 'anonymous' || readExpiryNotice()) handleChange();
  return () => {
    isStopped = true;
    for (const stop of unsubscribe) stop();
  };
}
