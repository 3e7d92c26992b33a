import { data, redirect, replace } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { isFacilitySlug } from '#domain/facilitySlug';
import { HttpError } from '#lib/http/request';
import { facilityPath, paths } from '#domain/paths';
import { safeRedirect } from '#domain/safeRedirect';
import { endSession } from '#lib/session/session';
import type { SessionUser } from '#lib/session/session';
import { whenSessionResolved } from '#lib/session/whenSessionResolved';
import { currentToken } from '#lib/session/token';
import { parseFacilityMove } from '#modules/facility/facilityMoved';
import { facilityQuery } from '#modules/facility/queries';

import { promptSignIn } from '#app/overlays/promptSignIn';
import { running } from './running';
import { notify } from '#app/overlays/notify';

/** Where somebody wants to be. */
type Way = {
  url: URL;
  /** The path with everything behind it, as it is asked for. */
  address: string;
  /** They are there already, and the session has changed meanwhile. */
  isThere: boolean;
  /** They are there already, or come from outside: then the address is in their history, and does not stay in it. */
  isKept: boolean;
};

/** Lets somebody pass, or throws where they go instead. */
type Guard = (way: Way) => Promise<unknown>;

const elsewhere = (to: string, { isKept }: Way) => (isKept ? replace(to) : redirect(to));

/** Authenticated-only (specification, section 2, "Guards"). Answers who it is, for the guards that ask for more. */
async function signedIn(way: Way): Promise<SessionUser> {
  const session = await whenSessionResolved();
  // In a wrapping, because the router takes an error itself for a fault of the page.
  if (session.status === 'error') throw data({ error: session.error }, { status: 503 });
  if (session.status === 'authenticated') {
    if (currentToken() !== undefined) return session.user;
    // It has ended by itself: seven days are over, or the clock was set.
    endSession('rejected');
  }
  const back = way.url.pathname === paths.signOut ? '' : `?redirectURL=${encodeURIComponent(way.address)}`;
  if (back !== '') void promptSignIn();
  throw elsewhere(paths.home + back, way);
}

/** Unauthenticated-only (specification, section 2, "Guards"). */
async function signedOut(way: Way): Promise<void> {
  const { status } = await whenSessionResolved();
  if (status !== 'authenticated') return;
  // Who signs in on such a page, here or in another tab, goes on and is not told off for it.
  if (way.isThere) throw replace(safeRedirect(way.url.searchParams.get('redirectURL')));
  void notify('signedInAlready', 'error');
  throw elsewhere(paths.home, way);
}

/** A link for a new password is for who is signed out. What cannot be a token is treated as none (directory 4.1). */
async function resetPassword(way: Way): Promise<void> {
  await signedOut(way);
  const token = way.url.searchParams.get('token');
  if (token !== null && !/^[\w-]{43}$/.test(token)) throw elsewhere(paths.resetPassword, way);
}

/** Ownership is anchored to a mailbox that is proven (directory 4.1). To own nothing yet is no refusal. */
async function ownedFacility(way: Way): Promise<void> {
  const { emailVerified } = await signedIn(way);
  if (!emailVerified) {
    throw elsewhere(`${paths.account}?notice=verify-email&redirectURL=${paths.ownedFacilities}`, way);
  }
}

// What is known by then is decided before anything is drawn; for a slower answer the page itself waits, and says so.
const patience = 200;

/**
 * Which facility it is (directory 4.1): none that could be is asked for nothing, one that is not there, or not for this
 * person, is not found, and an old address gives way to the one it has now. The page is handed the answer by the cache;
 * what could not be asked it tells itself.
 */
async function facility(way: Way): Promise<void> {
  const [, , slug = '', ...rest] = way.url.pathname.split('/');
  if (!isFacilitySlug(slug)) throw data(null, { status: 404 });
  const answer = running()
    ?.answers.ready()
    .then((client) => client.fetchQuery(facilityQuery(slug)));
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const error = await Promise.race([answer, late]).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpError)) return;
  if (error.problem.code === 'not-found') throw data(null, { status: 404 });
  const moved = parseFacilityMove(error);
  // That two became one is said on the page, which leads on by itself.
  if (moved && !moved.merged) {
    const below = rest.length > 0 ? `/${rest.join('/')}` : '';
    throw replace(facilityPath(moved.slug) + below + way.address.slice(way.url.pathname.length));
  }
}

/** A link alone is no authority: who follows it must be an administrator by the server's own record (directory 4.1). */
async function admin(way: Way): Promise<void> {
  const { role } = await signedIn(way);
  if (role !== 'admin') throw data(null, { status: 403 });
}

const guards = {
  authenticated: signedIn,
  unauthenticated: signedOut,
  resetPassword,
  ownedFacility,
  facility,
  admin,
} satisfies Record<string, Guard>;

/** The guards a route may have. */
export type GuardName = keyof typeof guards;

/** Asks the guards of a route in their order; the first that refuses decides. */
export async function runGuards(names: readonly GuardName[], { request }: LoaderFunctionArgs): Promise<null> {
  const url = new URL(request.url);
  const state = running()?.router.state;
  const isMoving = state?.navigation.state === 'loading';
  const isFirst = state?.initialized !== true;
  // A request has no hash.
  const { hash = '' } = state?.navigation.location ?? state?.location ?? {};
  const address = url.pathname + url.search + hash;
  const way = { url, address, isThere: !isFirst && !isMoving, isKept: isFirst || !isMoving };
  for (const name of names) await guards[name](way);
  return null;
}
