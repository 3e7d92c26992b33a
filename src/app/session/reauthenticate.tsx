import { currentSession, endSession, subscribeToSession } from '#lib/session/session';
import { currentToken, tokenSubject } from '#lib/session/token';

import { showOverlay } from '#app/overlays/showOverlay';

/**
 * Asks the person whose session has expired to sign in again above the current page, so that what they typed stays.
 * Resolves to whether they did; declining signs them out, and the middleware takes over.
 */
export async function reauthenticate(): Promise<boolean> {
  const session = currentSession();
  // A 401 for an anonymous visitor is final, and while the token is checked that check decides.
  if (session.status !== 'authenticated' || session.isRemembered) return false;
  const { user } = session;
  const refused = currentToken();
  // An expired token has been forgotten already.
  const subject = tokenSubject(refused) ?? user.id;
  const { SignInDialog } = await import('#modules/session/SignInDialog');
  // The same person has signed in meanwhile, perhaps in another tab: the stored token counts, whichever tab stored it.
  const isBack = () => {
    const token = currentToken();
    return token !== refused && tokenSubject(token) === subject;
  };
  return new Promise((resolve) => {
    const ask = (open: boolean) =>
      showOverlay(
        'reauthenticate',
        <SignInDialog
          open={open}
          reason="ended"
          account={user}
          onSignedIn={() => {}}
          // Closing the dialog about an old token must not remove a new one.
          onClose={() => (isBack() ? answer(true) : endSession('rejected'))}
        />,
      );
    const answer = (isAnswered: boolean) => {
      stop();
      removeEventListener('storage', look);
      ask(false);
      resolve(isAnswered);
    };
    const look = () => {
      const now = currentSession();
      if (now.status === 'pending') return;
      if (now.status !== 'authenticated' || now.user.id !== user.id) answer(false);
      else if (isBack()) answer(true);
    };
    const stop = subscribeToSession(look);
    // A token that another tab stores for the same person does not change the session here.
    addEventListener('storage', look);
    ask(true);
    look();
  });
}
