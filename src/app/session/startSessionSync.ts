import { currentSession, setSessionError, syncSessionAcrossTabs, subscribeToSession } from '#lib/session/session';

import { setRunning } from '#app/routes/running';
import type { Running } from '#app/routes/running';
import { readExpiryNotice } from './expiryNotice';

/**
 * From here on the app knows who is signed in: what a token is worth is asked once, and every change of the session, in
 * this tab or another, reaches the guards. Whoever comes without a token downloads nothing of it. Answers the way to
 * stop.
 */
export function startSessionSync(app: Running): () => void {
  setRunning(app);
  const changed = () =>
    void import('./onSessionChange').then(
      ({ onSessionChange }) => onSessionChange(),
      // Whoever waits for the answer may ask again. That is a change too, so what is known stays as it is.
      (error) => currentSession().status === 'pending' && setSessionError(error),
    );
  const stop = [syncSessionAcrossTabs(), subscribeToSession(changed)];
  // Somebody may be signed in, was signed out by a time-out, or was sent home to sign in.
  if (
    currentSession().status !== 'anonymous' ||
    readExpiryNotice() ||
    app.router.state.location.search.includes('redirectURL=')
  ) {
    changed();
  }
  return () => stop.forEach((one) => one());
}
