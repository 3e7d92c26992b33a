import { currentSession, subscribeToSession } from './session';
import type { Session } from './session';

/**
 * Resolves once the session is no longer `pending`. Separate from the session, because only route middleware waits for
 * it.
 */
export function whenSessionResolved(): Promise<Session> {
  return new Promise((resolve) => {
    const look = () => {
      const session = currentSession();
      if (session.status === 'pending') return;
      stop();
      resolve(session);
    };
    const stop = subscribeToSession(look);
    look();
  });
}
