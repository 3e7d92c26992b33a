import { currentSession, isUnconfirmed, subscribeToSession } from './session';
import type { Session } from './session';

/**
 * Resolves once it is known who is signed in: the person whom this device remembers, or what the server says. Separate
 * from the session, because only route middleware waits for it.
 */
export function whenSessionResolved(): Promise<Session> {
  return whenSession(({ status }) => status !== 'pending');
}

/** Resolves once the server has said who is signed in: for decisions about rights. */
export function whenSessionConfirmed(): Promise<Session> {
  return whenSession((session) => !isUnconfirmed(session));
}

function whenSession(isKnown: (session: Session) => boolean): Promise<Session> {
  return new Promise((resolve) => {
    const look = () => {
      const session = currentSession();
      if (!isKnown(session)) return;
      stop();
      resolve(session);
    };
    const stop = subscribeToSession(look);
    look();
  });
}
