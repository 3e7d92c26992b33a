import type { QueryClient } from '@tanstack/react-query';
import { data } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { appContext } from '#app/routes/appContext';
import { getGuardContext, redirectTo } from '#app/routes/guardContext';
import { directionsPath, facilityPath, paths } from '#domain/paths';
import { isFacilitySlug } from '#domain/facilitySlug';
import { readLastPlace } from '#domain/lastPlace';
import { HttpError } from '#lib/http/request';
import { whenSessionResolved } from '#lib/session/whenSessionResolved';
import { parseDirections } from '#modules/directions/address';
import { parseFacilityMove } from '#modules/facility/facilityMoved';
import { facilityQuery } from '#modules/facility/queries';

/** How long a navigation waits for the facility, in ms. After that the page renders its own loading state. */
const loaderTimeoutMs = 200;

/** Starts the request, and returns its error if it fails in time. */
async function earlyError(queryClient: QueryClient, slug: string): Promise<unknown> {
  const timeout = new Promise((resolve) => setTimeout(resolve, loaderTimeoutMs));
  return Promise.race([queryClient.fetchQuery(facilityQuery(slug)), timeout]).then(
    () => undefined,
    (reason: unknown) => reason,
  );
}

/**
 * Loads the facility of an address (directory 4.1): a malformed slug is not found without a request, neither is one that
 * does not exist or is hidden from this person, and an old address redirects to the current one. The page reads the
 * response from the cache and shows every other error itself.
 */
async function loadFacility(args: LoaderFunctionArgs): Promise<void> {
  const { slug = '' } = args.params;
  if (!isFacilitySlug(slug)) throw data(null, { status: 404 });
  const guard = getGuardContext(args);
  const error = await earlyError(guard.app.queryClient, slug);
  if (!(error instanceof HttpError)) return;
  if (error.problem.code === 'not-found') throw data(null, { status: 404 });
  const moved = parseFacilityMove(error);
  // A merge is announced on the page, which then redirects by itself.
  if (!moved || moved.merged) return;
  throw redirectTo(facilityPath(moved.slug) + guard.href.slice(facilityPath(slug).length), guard);
}

/** Loader of `/facility/:slug`. Contributing (`?action=`) sends signed-out people to the sign-in. */
export async function facilityLoader(args: LoaderFunctionArgs): Promise<null> {
  await loadFacility(args);
  const { pathname, search, searchParams } = new URL(args.request.url);
  const isContributing = ['verify', 'claim'].includes(searchParams.get('action') ?? '');
  if (isContributing && (await whenSessionResolved()).status === 'anonymous') {
    throw redirectTo(`${paths.home}?redirectURL=${encodeURIComponent(pathname + search)}`, getGuardContext(args));
  }
  return null;
}

/** Loader of `/facility/:slug/map`. Without a starting point it is the place searched last, so the link can be shared. */
export async function directionsLoader(args: LoaderFunctionArgs): Promise<null> {
  await loadFacility(args);
  const { searchParams } = new URL(args.request.url);
  const { start, unread } = parseDirections(searchParams);
  const lastPlace = start === undefined && unread.from === undefined ? readLastPlace() : undefined;
  if (!lastPlace) return null;
  const { queryClient } = args.context.get(appContext);
  const facility = await queryClient.ensureQueryData(facilityQuery(args.params['slug'] ?? '')).catch(() => undefined);
  // Directions start nowhere when the facility's location is not public.
  if (facility?.locationVisibility !== 'exact') return null;
  const query = { ...Object.fromEntries(searchParams), from: lastPlace.slug };
  throw redirectTo(directionsPath(facility.slug, query), getGuardContext(args));
}
