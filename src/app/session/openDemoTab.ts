import { languageKeys } from '#lib/i18n/deviceLanguage';
import { restoreSession } from '#lib/session/session';
import { clearToken, currentToken } from '#lib/session/token';
import { hasOwnSession, startOwnSession } from '#lib/storage/personalStorage';
import { demoTabParameter } from '#modules/demo/demoState';
import { credentialsOf, demoUsers } from '#modules/session/demoUsers';
import { sendSignIn } from '#modules/session/queries';
import { sendSignOut } from '#modules/session/sendSignOut';

/**
 * Gives this tab a session of its own, and signs it in as the demo account that its address names (decision 43). The
 * address loses the name, so that neither a reload nor a copied address signs in again. Any other name does nothing.
 */
export async function openDemoTab(): Promise<void> {
  const url = new URL(location.href);
  const name = url.searchParams.get(demoTabParameter);
  url.searchParams.delete(demoTabParameter);
  history.replaceState(history.state, '', url);
  const user = demoUsers.find(({ id }) => id === name);
  if (!user) return;
  const before = hasOwnSession() ? currentToken() : undefined;
  startOwnSession(languageKeys);
  clearToken();
  restoreSession();
  if (before !== undefined) void sendSignOut(before);
  // If it fails, nobody is signed in, which the bar of the demo says.
  await sendSignIn(credentialsOf(user));
}
