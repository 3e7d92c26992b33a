import { currentSession, subscribeToSession } from './session';
import type { Session } from './session';

/** Who is signed in, as soon as it is known. Apart from the session, because only guards wait for it. */
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
