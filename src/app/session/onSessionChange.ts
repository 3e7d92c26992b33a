import { reportError } from '#app/errors/reportError';
import { notify } from '#app/overlays/notify';
import type { App, AppRouter } from '#app/createApp';
import { whenRouterInitialized } from '#app/routes/whenRouterInitialized';
import { paths } from '#domain/paths';
import { safeRedirect } from '#domain/safeRedirect';
import { removeStaleDrafts } from '#lib/drafts/drafts';
import { hasDeviceDistanceUnit, unitsKey } from '#lib/format/distanceUnit';
import { configureHttp } from '#lib/http/httpConfig';
import { HttpError, request } from '#lib/http/request';
import {
  beginSession,
  currentSession,
  endSession,
  isUnconfirmed,
  restoreSession,
  setSessionError,
} from '#lib/session/session';
import type { Session } from '#lib/session/session';
import { currentToken, isTokenInMemoryOnly, tokenSubject } from '#lib/session/token';
import { personalStorage } from '#lib/storage/personalStorage';

import { createAccountLanguageSync } from './accountLanguage';
import { reauthenticate } from './reauthenticate';
import { shareSessionUser } from './shareSessionUser';
import { showInactivity } from './showInactivity';

configureHttp({ reauthenticate });

export interface SessionSyncOptions {
  /** `false`: the language is not the person's to choose, as in a story. */
  followLanguage?: boolean;
}

/** Id of the person whose data are loaded; `null` for an anonymous visitor, `undefined` while it is unknown. */
type PersonId = string | null | undefined;

/** The person whose data a page may have loaded while the session was this. */
function personOf(session: Session): PersonId {
  if (session.status === 'authenticated') return session.user.id;
  return session.status === 'pending' ? undefined : null;
}

/** Asks the server whose the stored token is (specification, section 2: "checks the login status"). */
async function checkSession(signal: AbortSignal): Promise<void> {
  const token = currentToken();
  if (token === undefined) return restoreSession();
  const isSamePerson = () => tokenSubject(currentToken()) === tokenSubject(token);
  try {
    const { signInWithToken } = await import('#modules/session/api');
    const response = await request(signInWithToken, { body: { accessToken: token }, signal });
    if (signal.aborted) return;
    const stored = currentToken();
    if (stored === token) beginSession(response);
    // Another tab checked at the same time, and its new token is as good.
    else if (stored !== undefined && isSamePerson()) beginSession({ ...response, accessToken: stored });
    else restoreSession();
  } catch (error) {
    if (signal.aborted) return;
    if (!isSamePerson()) restoreSession();
    else if (error instanceof HttpError && error.status === 401) endSession('rejected');
    else setSessionError(error);
  }
}

/**
 * Removes the data of the previous person before the guards lead to a page. Returns what is to be done after they have:
 * to load the data of the next person.
 */
function clearPersonalData({ queryClient }: App, before: PersonId, after: string | null): () => void {
  if (before === undefined || before === after) return () => {};
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.getMutationCache().clear();
  // What is on the screen is emptied only for another person; the guards decide whether the page stays at all.
  if (before !== null && after !== null) for (const query of queryClient.getQueryCache().getAll()) query.reset();
  if (before !== null)
    void import('#app/offline/startOffline').then(({ removeDataOfOthers }) => removeDataOfOthers()).catch(() => {});
  return () => {
    // Queries of a page that was left meanwhile.
    queryClient.removeQueries({ type: 'inactive' });
    // An anonymous visitor is about to leave the page that needs the data.
    void queryClient.invalidateQueries(after === null ? { refetchType: 'none' } : {});
  };
}

/** Distances follow the account's unit; after a sign-out only a unit chosen on this device stays. */
function syncDistanceUnit(session: Session, isSamePerson: boolean): void {
  if (session.status === 'anonymous') {
    if (!hasDeviceDistanceUnit()) personalStorage.removeItem(unitsKey);
  } else if (session.status === 'authenticated' && !isSamePerson && session.user.units) {
    personalStorage.writeText(unitsKey, session.user.units);
  }
}

/** Runs the middleware of the open page again. */
async function revalidate(router: AppRouter, isFirstCheck: boolean): Promise<void> {
  if (!router.state.initialized) {
    await whenRouterInitialized(router);
    // It waited for this very check.
    if (isFirstCheck) return;
  }
  // React Router keeps an error on the screen when a revalidation ends within one render; a navigation resets it.
  if (router.state.errors) await router.navigate(router.state.location, { replace: true, preventScrollReset: true });
  else await router.revalidate();
}

/**
 * Creates the handler of session changes. A check of the stored token starts immediately and is aborted by the next
 * change; resolved sessions are applied one after another, and only the latest when several are waiting.
 */
export function createSessionChangeHandler(
  app: App,
  initial: Session,
  { followLanguage = true }: SessionSyncOptions = {},
): () => void {
  const { router, i18n } = app;
  const syncAccountLanguage = followLanguage ? createAccountLanguageSync(app) : () => {};
  let check: AbortController | undefined;
  let person = personOf(initial);
  /** Subject of the token that pages have sent their requests with while its check is pending. */
  let requester: string | undefined;
  let wasRemembered = isUnconfirmed(initial) && person !== undefined;
  let hasWarned = false;
  let queue = Promise.resolve();

  async function apply(session: Session): Promise<void> {
    // A newer change is already waiting.
    if (session !== currentSession() || session.status === 'pending') return;
    const before = person;
    const after = session.status === 'authenticated' ? session.user.id : null;
    const isConfirmed = !isUnconfirmed(session);
    // What the device remembers may be older than the account.
    if (isConfirmed) {
      const isSamePerson = before === after && !wasRemembered;
      if (session.status === 'authenticated') shareSessionUser(session.user);
      if (after !== null && !isSamePerson) removeStaleDrafts();
      syncDistanceUnit(session, isSamePerson);
    }
    // A check that fails does not say whose the loaded data are.
    const isUnknown = before === undefined && session.status === 'error';
    person = isUnknown ? undefined : after;
    const { pathname, search } = router.state.location;
    const target = pathname === paths.home ? new URLSearchParams(search).get('redirectURL') : null;
    // The page is open for the remembered person already.
    const isOpen = wasRemembered && before === after && (target === null || !isConfirmed);
    wasRemembered = !isConfirmed;
    if (isOpen) return;
    if (session.status === 'authenticated' && isTokenInMemoryOnly() && !hasWarned) {
      hasWarned = true;
      void notify(i18n, 'unkept', 'warning');
    }
    const loadData = isUnknown ? () => {} : clearPersonalData(app, before === undefined ? requester : before, after);
    if (!isUnknown) requester = undefined;
    // Signing in, on whatever page or tab, leads on to the page that asked for it.
    if (target !== null && after !== null) await router.navigate(safeRedirect(target), { replace: true });
    else await revalidate(router, before === undefined);
    loadData();
  }

  return function handleSessionChange() {
    const session = currentSession();
    showInactivity(app, session);
    if (!isUnconfirmed(session)) syncAccountLanguage(session);
    check?.abort();
    if (isUnconfirmed(session)) {
      check = new AbortController();
      void checkSession(check.signal);
    }
    if (session.status === 'pending') {
      requester ??= tokenSubject(currentToken());
      return;
    }
    queue = queue.then(() => apply(session)).catch(reportError);
  };
}
