import { paths } from '#domain/paths';

/** Loads a facility's own data beside the handlers that read it. */
async function loadFacility(slug: string): Promise<void> {
  const { loadDetailBucket } = await import('#mocks/directory/seed/detailSource');
  await loadDetailBucket(slug);
}

/** Starts the search with the place of a results page, so that its data are indexed when the page asks. */
async function warmUpSearch(place: string): Promise<void> {
  const [{ callSearch }, { facilities }] = await Promise.all([
    import('#mocks/directory/searchClient'),
    import('#modules/facility-search/api'),
  ]);
  await callSearch('searchFacilityPage', {
    query: facilities.query.parse({ location: decodeURIComponent(place) }),
    language: 'en',
  });
}

/**
 * Loads what the calls of a page will need while the worker starts. Nothing waits for it, and the handlers report what
 * cannot be loaded.
 */
export function prefetchFeatures(pathname: string): void {
  const [, slug] = /^\/facility\/([a-z\d-]+)(?:\/|$)/.exec(pathname) ?? [];
  const [, place] = /^\/search\/(?!facility$)([^/]+)/.exec(pathname) ?? [];
  const needed: Promise<unknown>[] = [];
  if (place !== undefined) needed.push(warmUpSearch(place));
  if (slug !== undefined && slug !== 'create') {
    needed.push(import('#mocks/directory/facilityHandlers'), loadFacility(slug));
  }
  if (pathname === paths.consoleHome || pathname.startsWith('/apps/')) {
    needed.push(
      import('#mocks/accounts/sessionHandlers'),
      import('#mocks/core/database').then(({ database }) => database()),
    );
  } else needed.push(import('#mocks/directory/searchHandlers'));
  void Promise.allSettled(needed);
}
