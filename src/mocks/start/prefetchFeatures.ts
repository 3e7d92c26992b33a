import { paths } from '#domain/paths';
import { currentToken, tokenSubject } from '#lib/session/token';
import { toDataLanguage } from '#mocks/core/localized';
import { callSearch } from '#mocks/directory/searchClient';
import { fixtureSlugs } from '#mocks/directory/seed/fixtureSlugs';

/** Loads a facility's own data beside the handlers that read it. */
async function loadFacility(slug: string): Promise<void> {
  const { loadDetailBucket } = await import('#mocks/directory/seed/detailSource');
  await loadDetailBucket(slug);
}

/** Loads the names of categories and tags, which most responses of the directory hold. */
async function loadNames(): Promise<void> {
  const { taxonomy } = await import('#mocks/directory/taxonomy');
  await taxonomy(toDataLanguage(document.documentElement.lang));
}

/** Pages that list or count requests. */
const hasRequests = (pathname: string) => pathname === paths.requests || pathname === paths.directoryDashboard;

/** Loads the sample requests with the facilities they are about, and for the dashboard the figures it shows. */
async function loadRequests(pathname: string): Promise<void> {
  // All fixtures are in one file.
  const needed: Promise<unknown>[] = [loadFacility(fixtureSlugs[0]), import('#mocks/contributing/seed')];
  if (pathname === paths.directoryDashboard) {
    const { loadCounts } = await import('#mocks/directory/seed/source');
    needed.push(loadCounts(toDataLanguage(document.documentElement.lang)));
  }
  await Promise.all(needed);
}

/** Starts the search with the place of a results page, so that its data are indexed when the page asks. */
async function warmUpSearch(place: string): Promise<void> {
  await callSearch('searchFacilityPage', { query: { location: decodeURIComponent(place) }, language: 'en' });
}

/** Adds the sample records of a module, for the signed-in person. */
async function addOwnSamples(pathname: string, owner: string): Promise<void> {
  if (pathname.startsWith('/apps/mailbox')) {
    const { mails } = await import('#mocks/mailbox/store');
    await mails.of(owner).ensureSeeded();
  }
  if (pathname.startsWith('/apps/tasks')) {
    const { tasks, taskTags } = await import('#mocks/tasks/store');
    await tasks.of(owner).ensureSeeded();
    await taskTags.of(owner).ensureSeeded();
  }
  if (hasRequests(pathname)) {
    const [{ audit, claims, requests }, { facilityChanges }] = await Promise.all([
      import('#mocks/contributing/store'),
      import('#mocks/directory/store'),
    ]);
    for (const store of [requests, claims, facilityChanges, audit]) await store.ensureSeeded();
  }
}

/** Adds the sample records that every page of the console shows, and those of a page, for the signed-in person. */
async function addSamples(pathname: string): Promise<void> {
  const owner = tokenSubject(currentToken());
  if (owner === undefined) return;
  const [{ accounts }, { shortcuts }, { messages, notifications }, { contacts }, { chats }] = await Promise.all([
    import('#mocks/accounts/store'),
    import('#mocks/shortcuts/store'),
    import('#mocks/notices/store'),
    import('#mocks/contacts/store'),
    import('#mocks/chat/store'),
  ]);
  await accounts.ensureSeeded();
  await shortcuts.of(owner).ensureSeeded();
  const addOthers = async () => {
    await messages.ensureSeeded(owner);
    await notifications.ensureSeeded(owner);
    await contacts.of(owner).ensureSeeded();
    await chats.of(owner).ensureSeeded();
  };
  // The code of the page's own samples may still be loading.
  await Promise.all([addOwnSamples(pathname, owner), addOthers()]);
}

/** Loads the questions or guides of a page of the help centre, and the text of the guide that is opened. */
async function loadHelp(pathname: string): Promise<void> {
  if (!pathname.startsWith(paths.helpGuides)) await import('#mocks/help-center/seed/faqs');
  const { guides } = await import('#mocks/help-center/seed/guides');
  await guides.find(({ slug }) => pathname.endsWith(`/${slug}`))?.content();
}

const isConsole = (pathname: string) =>
  pathname === paths.consoleHome || ['/apps/', '/dashboards/'].some((start) => pathname.startsWith(start));

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
  if (isConsole(pathname)) {
    // In the built application the page has begun with it.
    needed.push(import('#mocks/core/createDatabase'));
    needed.push(import('#mocks/accounts/sessionHandlers'), addSamples(pathname));
    if (hasRequests(pathname)) needed.push(loadRequests(pathname));
    if (pathname.startsWith(paths.helpCenter)) needed.push(import('#mocks/help-center/handlers'), loadHelp(pathname));
  } else needed.push(import('#mocks/directory/searchHandlers'), loadNames());
  void Promise.allSettled(needed);
}
