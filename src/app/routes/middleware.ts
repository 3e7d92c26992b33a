import { data, replace } from 'react-router-dom';
import type { MiddlewareFunction } from 'react-router-dom';

import { notify } from '#app/overlays/notify';
import { paths } from '#domain/paths';
import { safeRedirect } from '#domain/safeRedirect';
import { endSession } from '#lib/session/session';
import type { SessionUser } from '#lib/session/session';
import { currentToken } from '#lib/session/token';
import { whenSessionConfirmed, whenSessionResolved } from '#lib/session/whenSessionResolved';

import { getGuardContext, redirectTo } from './guardContext';
import type { GuardContext } from './guardContext';

/** Returns the signed-in person, or throws the redirect to the sign-in (specification, section 2, "Guards"). */
async function signedInUser(guard: GuardContext, whenKnown = whenSessionConfirmed): Promise<SessionUser> {
  const session = await whenKnown();
  // Wrapped, because the router treats a bare error as a fault of the page.
  if (session.status === 'error') throw data({ error: session.error }, { status: 503 });
  if (session.status === 'authenticated') {
    if (currentToken() !== undefined) return session.user;
    // The token expired after seven days, or the clock was changed.
    endSession('rejected');
  }
  if (guard.url.pathname === paths.signOut) throw redirectTo(paths.home, guard);
  throw redirectTo(`${paths.home}?redirectURL=${encodeURIComponent(guard.href)}`, guard);
}

async function rejectSignedIn(guard: GuardContext): Promise<void> {
  const { status } = await whenSessionConfirmed();
  if (status !== 'authenticated') return;
  // Signing in on such a page, here or in another tab, leads on without the message.
  if (guard.isRevalidation) throw replace(safeRedirect(guard.url.searchParams.get('redirectURL')));
  void notify(guard.app.i18n, 'signedInAlready', 'error');
  throw redirectTo(paths.home, guard);
}

/**
 * Signed-in people only; everyone else goes to the sign-in on the home page. The page opens for the person whom this
 * device remembers, and closes again if the server disagrees.
 */
export const requireUser: MiddlewareFunction = async (args, next) => {
  // Loaders ask beside the check of the token: the server answers nobody but its holder.
  const loaded = currentToken() === undefined ? undefined : next();
  await signedInUser(getGuardContext(args), whenSessionResolved);
  return loaded;
};

/** Signed-out people only (specification, section 2, "Guards"). */
export const requireAnonymous: MiddlewareFunction = async (args) => {
  await rejectSignedIn(getGuardContext(args));
};

/** Administrators by the server's own record: following a link alone grants nothing (directory 4.1). */
export const requireAdmin: MiddlewareFunction = async (args) => {
  const { role } = await signedInUser(getGuardContext(args));
  if (role !== 'admin') throw data(null, { status: 403 });
};

/** The link of a password reset is for signed-out people; a malformed token is dropped (directory 4.1). */
export const requireResetToken: MiddlewareFunction = async (args) => {
  const guard = getGuardContext(args);
  await rejectSignedIn(guard);
  const token = guard.url.searchParams.get('token');
  if (token !== null && !/^[\w-]{43}$/.test(token)) throw redirectTo(paths.resetPassword, guard);
};

/** Owning facilities needs a confirmed e-mail address (directory 4.1). Owning none yet is allowed. */
export const requireVerifiedEmail: MiddlewareFunction = async (args) => {
  const guard = getGuardContext(args);
  const { emailVerified } = await signedInUser(guard);
  if (!emailVerified) {
    throw redirectTo(`${paths.account}?notice=verify-email&redirectURL=${paths.ownedFacilities}`, guard);
  }
};

/** Sends the address of a module on to its first view, before anything is rendered for it. */
export const redirectFrom =
  (from: string, to: string): MiddlewareFunction =>
  (args) => {
    const guard = getGuardContext(args);
    const { pathname } = guard.url;
    if (pathname.replace(/\/$/, '') === from) throw redirectTo(to + guard.href.slice(pathname.length), guard);
  };
