import { currentSession, endSession, subscribeToSession } from '#lib/session/session';
import { currentToken, tokenSubject } from '#lib/session/token';

import { showOverlay } from '#app/overlays/showOverlay';

/**
 * Asks the person whose session has ended to sign in, over the page they are on, and answers whether they did. What
 * they typed stays under it. Who would rather not is signed out, which the guards see.
 */
export async function reauthenticate(): Promise<boolean> {
  const session = currentSession();
  // What is refused to somebody who is signed out is refused.
  if (session.status !== 'authenticated') return false;
  const { user } = session;
  const refused = currentToken();
  // What has ended by itself is forgotten already.
  const subject = tokenSubject(refused) ?? user.id;
  const { SignInDialog } = await import('#modules/session/SignInDialog');
  // The same person has signed in meanwhile, perhaps in another tab: what is stored counts, whoever has kept it.
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
          why="ended"
          account={user}
          onSignedIn={() => {}}
          // A token that is good is not dropped with the question about another.
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
    // Another tab's token of the same person is no change of the session here.
    addEventListener('storage', look);
    ask(true);
    look();
  });
}
