import { removeStaleDrafts } from '#lib/drafts/drafts';
import { configureHttp, HttpError, request } from '#lib/http/request';
import { paths } from '#domain/paths';
import { safeRedirect } from '#domain/safeRedirect';
import { beginSession, currentSession, endSession, setSessionError, restoreSession } from '#lib/session/session';
import type { Session } from '#lib/session/session';
import { removeItem, writeText } from '#lib/storage/storage';
import { currentToken, isTokenInMemoryOnly, tokenSubject } from '#lib/session/token';
import { hasDeviceDistanceUnit, unitsKey } from '#lib/format/distanceUnit';

import { followAccountLanguage } from './accountLanguage';
import { promptSignIn } from '#app/overlays/promptSignIn';
import { running } from '#app/routes/running';
import type { Running } from '#app/routes/running';
import { shareSessionUser } from './shareUser';
import { showInactivity } from './showInactivity';
import { reauthenticate } from './reauthenticate';
import { notify } from '#app/overlays/notify';

configureHttp({ reauthenticate });

// The question that is on its way; what happens meanwhile makes it vain.
let asking: AbortController | undefined;
// Whose data are loaded: nobody's, or not known yet.
let person: string | null | undefined = null;
let told = false;
let first = true;

/** Asks the server whose the stored token is (specification, section 2: "checks the login status"). */
async function check(signal: AbortSignal): Promise<void> {
  const token = currentToken();
  if (token === undefined) return restoreSession();
  const isSame = () => tokenSubject(currentToken()) === tokenSubject(token);
  try {
    const { signInWithToken } = await import('#modules/session/api');
    const start = await request(signInWithToken, { body: { accessToken: token }, signal });
    if (signal.aborted) return;
    const now = currentToken();
    if (now === token) beginSession(start);
    // Another tab was asking too, and its new token is as good.
    else if (now !== undefined && isSame()) beginSession({ ...start, accessToken: now });
    else restoreSession();
  } catch (error) {
    if (signal.aborted) return;
    if (!isSame()) restoreSession();
    else if (error instanceof HttpError && error.status === 401) endSession('rejected');
    else setSessionError(error);
  }
}

/**
 * What was loaded for one person is not for the next, and not for nobody. Done before the guards lead to a page, which
 * shall find nothing of the person before. Answers what is to be done once they have.
 */
function forgetData(before: string | null | undefined, after: string | null): () => void {
  const app = running();
  if (!app || before === undefined || before === after) return () => {};
  const client = app.answers.now();
  client?.removeQueries({ type: 'inactive' });
  client?.getMutationCache().clear();
  // Under somebody's eyes nothing is emptied, except for another person's; it is asked for when the guards let it stand.
  if (before !== null && after !== null) for (const query of client?.getQueryCache().getAll() ?? []) query.reset();
  // On this device too, where it was saved for reading without a network.
  if (before !== null) void import('#app/offline/begin').then(({ forgetOthers }) => forgetOthers()).catch(() => {});
  return () => {
    // Those of a page that was left meanwhile.
    client?.removeQueries({ type: 'inactive' });
    // Nothing is asked for nobody: the page that needs it is about to be left.
    void client?.invalidateQueries(after === null ? { refetchType: 'none' } : {});
  };
}

/** Distances are told as whoever signs in wants them, and to nobody as to the person before: only as they chose themselves. */
function keepUnits(session: Session, isSame: boolean): void {
  if (session.status === 'anonymous') {
    if (!hasDeviceDistanceUnit()) removeItem(unitsKey);
  }
  // While somebody is signed in they may change them.
  else if (session.status === 'authenticated' && !isSame && session.user.units) writeText(unitsKey, session.user.units);
}

/** Has the guards of the page asked again, unless they wait for this very answer. */
async function askGuards(router: Running['router'], isFirstAnswer: boolean): Promise<void> {
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
    if (isFirstAnswer) return;
  }
  await router.revalidate();
}

/** Takes a change of the session to everything that depends on it. */
export async function onSessionChange(): Promise<void> {
  const session = currentSession();
  showInactivity(session);
  followAccountLanguage(session);
  asking?.abort();
  if (session.status === 'pending') {
    // Before the first answer nothing was loaded for anybody but the owner of the token.
    if (first) person = undefined;
    first = false;
    asking = new AbortController();
    return check(asking.signal);
  }
  first = false;
  const before = person;
  const after = session.status === 'authenticated' ? session.user.id : null;
  if (session.status === 'authenticated') shareSessionUser(session.user);
  if (after !== null && before !== after) removeStaleDrafts();
  keepUnits(session, before === after);
  person = after;
  if (session.status === 'authenticated' && isTokenInMemoryOnly() && !told) {
    told = true;
    void notify('unkept', 'warning');
  }
  const askAgain = forgetData(before, after);
  const router = running()?.router;
  if (router) {
    const { pathname, search } = router.state.location;
    const wanted = pathname === paths.home ? new URLSearchParams(search).get('redirectURL') : null;
    // Whoever was sent home to sign in goes on, wherever they did it.
    if (wanted !== null && after !== null) await router.navigate(safeRedirect(wanted), { replace: true });
    else await askGuards(router, before === undefined);
    if (after === null && wanted !== null) void promptSignIn();
  }
  askAgain();
}
