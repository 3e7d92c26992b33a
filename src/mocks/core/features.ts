import { getResponse, http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';

import { mockHandlers } from './mockHandlers';
import { isManyScenario } from './scenarios';

/** An unhandled `/api` call is our mistake: it logs what to do instead of reaching the network. */
function reportUnhandled(method: string, path: string) {
  const detail = `There is no handler for ${method} ${path}. Every call of the contract needs one: write it in src/mocks/<feature>/handlers.ts and list it in src/mocks/core/features.ts.`;
  console.error(detail);
  return HttpResponse.json(
    { type: 'urn:directory:problem:internal', code: 'internal', title: 'No handler', status: 501, detail },
    { status: 501, headers: { 'Content-Type': 'application/problem+json' } },
  );
}

/** A feature of the local back end. */
interface Feature {
  /** Paths of its calls; `*` at the end stands for anything. */
  paths: readonly string[];
  /** Loads its handlers with the first call. `path` is the one of `paths` that the call matched. */
  load: (path: string) => Promise<readonly HttpHandler[]>;
}

/** A feature; `loadMany` has the handlers that replace some of its own in the scenario of many records. */
function lazyFeature(
  paths: readonly string[],
  load: () => Promise<readonly HttpHandler[]>,
  loadMany?: () => Promise<readonly HttpHandler[]>,
): Feature {
  // Once, because they hold the records.
  let many: Promise<readonly HttpHandler[]> | undefined;
  return {
    paths,
    async load(path) {
      if (loadMany && isManyScenario(path)) many ??= loadMany();
      return [...((await many) ?? []), ...(await load())];
    },
  };
}

const facilityCreateFeature = lazyFeature(
  [
    'api/directory/towns',
    'api/directory/addresses',
    'api/directory/facility',
    'api/directory/facility/duplicates',
    'api/directory/facility/photo',
    'api/account/draft',
    'api/account/drafts',
    'api/account/facility',
    'api/account/submission',
  ],
  async () => import('#mocks/facility-create/handlers').then((module) => module.facilityCreateHandlers),
);

const facilitySearchFeature = lazyFeature(
  [
    'api/directory/facilities',
    'api/directory/facilities/points',
    'api/directory/location',
    'api/directory/locations',
    'api/directory/suggestions',
    'api/directory/categories',
    'api/directory/category',
    'api/directory/tags',
    'api/directory/tag',
    'api/directory/stats',
    'api/directory/basemap',
  ],
  () => import('#mocks/directory/searchHandlers').then((module) => module.facilitySearchHandlers),
);

const articleFeature = lazyFeature(['api/directory/articles', 'api/directory/article'], () =>
  import('#mocks/article/handlers').then((module) => module.articleHandlers),
);

const facilityFeature = lazyFeature(['api/directory/facility', 'api/directory/facility/*'], async () =>
  import('#mocks/directory/facilityHandlers').then((module) => module.facilityHandlers),
);

const contributingFeature = lazyFeature(
  [
    'api/directory/evidence',
    'api/directory/verification',
    'api/directory/verifications',
    'api/directory/claim',
    'api/directory/claim/*',
    'api/directory/claims',
    'api/directory/facility/standing',
    'api/account/facilities',
    'api/account/facilities/*',
    'api/account/facility/*',
    'api/admin/*',
  ],
  () => import('#mocks/contributing/handlers').then((module) => module.contributingHandlers),
);

/** Every feature of the local back end; the first with a handler for a call responds. */
const features: readonly Feature[] = [
  lazyFeature(['api/mock/reset', 'api/mock/demo', 'api/mock/demo/*'], () =>
    import('#mocks/demo/handlers').then((module) => module.demoHandlers),
  ),
  articleFeature,
  facilitySearchFeature,
  contributingFeature,
  facilityFeature,
  facilityCreateFeature,
  lazyFeature(['api/directory/directions'], () =>
    import('#mocks/directions/handlers').then((module) => module.directionsHandlers),
  ),
  lazyFeature(['api/auth/*'], () => import('#mocks/accounts/sessionHandlers').then((module) => module.sessionHandlers)),
  lazyFeature(['api/account', 'api/account/*', 'api/mock/outbox'], () =>
    import('#mocks/accounts/accountHandlers').then((module) => module.accountHandlers),
  ),
  lazyFeature(['api/common/user'], () => import('#mocks/accounts/userHandlers').then((module) => module.userHandlers)),
  lazyFeature(['api/common/shortcuts'], () =>
    import('#mocks/shortcuts/handlers').then((module) => module.shortcutsHandlers),
  ),
  lazyFeature(
    ['api/apps/contacts/*'],
    () => import('#mocks/contacts/handlers').then((module) => module.contactsHandlers),
    () => import('#mocks/contacts/scenarios').then((module) => module.contactsScenarios.many()),
  ),
  lazyFeature(
    ['api/apps/tasks/*'],
    () => import('#mocks/tasks/handlers').then((module) => module.tasksHandlers),
    () => import('#mocks/tasks/scenarios').then((module) => module.tasksScenarios.many()),
  ),
  lazyFeature(
    ['api/apps/notes', 'api/apps/notes/*'],
    () => import('#mocks/notes/handlers').then((module) => module.noteHandlers),
    () => import('#mocks/notes/scenarios').then((module) => module.noteScenarios.many()),
  ),
  lazyFeature(
    ['api/apps/file-manager', 'api/apps/file-manager/*'],
    () => import('#mocks/file-manager/handlers').then((module) => module.fileHandlers),
    () => import('#mocks/file-manager/scenarios').then((module) => module.fileScenarios.many()),
  ),
  lazyFeature(
    ['api/apps/scrumboard/*'],
    () => import('#mocks/scrumboard/handlers').then((module) => module.scrumboardHandlers),
    () => import('#mocks/scrumboard/scenarios').then((module) => module.scrumboardScenarios.many()),
  ),
  lazyFeature(['api/apps/help-center/*'], () =>
    import('#mocks/help-center/handlers').then((module) => module.helpCenterHandlers),
  ),
  lazyFeature(
    ['api/apps/ecommerce/inventory/*'],
    () => import('#mocks/inventory/handlers').then((module) => module.inventoryHandlers),
    () => import('#mocks/inventory/scenarios').then((module) => module.inventoryScenarios.many()),
  ),
  lazyFeature(['api/apps/mailbox/*'], () => import('#mocks/mailbox/handlers').then((module) => module.mailboxHandlers)),
  lazyFeature(['api/common/search'], () =>
    import('#mocks/global-search/handlers').then((module) => module.globalSearchHandlers),
  ),
  lazyFeature(['api/common/navigation'], () =>
    import('#mocks/navigation/handlers').then((module) => module.navigationHandlers),
  ),
  lazyFeature(
    ['api/apps/chat/*'],
    () => import('#mocks/chat/handlers').then((module) => module.chatHandlers),
    () => import('#mocks/chat/scenarios').then((module) => module.chatScenarios.longConversation(10_000)),
  ),
  lazyFeature(['api/common/messages', 'api/common/messages/*'], () =>
    import('#mocks/notices/handlers').then((module) => module.messagesHandlers),
  ),
  lazyFeature(['api/common/notifications', 'api/common/notifications/*'], () =>
    import('#mocks/notices/handlers').then((module) => module.notificationsHandlers),
  ),
  lazyFeature(
    ['api/pages/activities', 'api/pages/activities/people'],
    () => import('#mocks/activities/handlers').then((module) => module.activitiesHandlers),
    () => import('#mocks/activities/scenarios').then((module) => module.activitiesScenarios.many()),
  ),
  lazyFeature(['api/apps/academy/*'], () => import('#mocks/academy/handlers').then((module) => module.academyHandlers)),
  lazyFeature(['api/dashboards/*', 'api/dashboards/directory/facilities'], () =>
    import('#mocks/dashboards/handlers').then((module) => module.dashboardsHandlers),
  ),
  lazyFeature(['api/ui/icons/*'], () => import('#mocks/icons/handlers').then((module) => module.iconsHandlers)),
  lazyFeature(['api/dashboards/crypto', 'api/dashboards/crypto/*'], () =>
    import('#mocks/dashboards/crypto/handlers').then((module) => module.cryptoHandlers),
  ),
  lazyFeature(
    ['api/dashboards/finance', 'api/dashboards/finance/*'],
    () => import('#mocks/dashboards/finance/handlers').then((module) => module.financeHandlers),
    () => import('#mocks/dashboards/finance/scenarios').then((module) => module.financeScenarios.many()),
  ),
];

const matchesPath = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Whether a handler may be the one of a call, by its method and its path up to the first parameter. */
function mayHandle({ info }: HttpHandler, method: string, path: string): boolean {
  if (typeof info.path !== 'string' || typeof info.method !== 'string') return true;
  const [fixed = ''] = info.path.slice('*/'.length).split(/[:*]/, 1);
  return info.method === method && path.startsWith(fixed);
}

/**
 * Responds to every call of the contract. One handler for all: MSW tries one after the other, with a promise and a
 * regular expression each, which takes longer than most calls.
 */
const contractHandler = http.all('*/api/*', async ({ request }) => {
  const { pathname } = new URL(request.url);
  const path = pathname.slice(pathname.indexOf('/api/') + 1);
  for (const { paths, load } of features) {
    const matched = paths.find((pattern) => matchesPath(pattern, path));
    if (matched === undefined) continue;
    const candidates = (await load(matched)).filter((handler) => mayHandle(handler, request.method, path));
    const response = await getResponse(candidates, request);
    if (response) return response;
  }
  return reportUnhandled(request.method, `/${path}`);
});

/** Every handler of the local back end; the first match responds. */
export const handlers: readonly HttpHandler[] = [...mockHandlers, contractHandler];
