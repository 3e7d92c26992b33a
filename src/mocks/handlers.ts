import { getResponse, http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';

import { articleHandlers } from './handlers/article';
import { facilitySearchHandlers } from './handlers/facility-search';
import { mockHandlers } from './handlers/mock';

/** An `/api` call nobody answers is a mistake of ours, so it says what to do instead of reaching the network. */
const unanswered = http.all('*/api/*', ({ request }) => {
  const { pathname } = new URL(request.url);
  const detail = `No handler answers ${request.method} ${pathname}. Every call of the contract needs one: write it in src/mocks/handlers and list it in src/mocks/handlers.ts.`;
  console.error(detail);
  return HttpResponse.json(
    { type: 'urn:directory:problem:internal', code: 'internal', title: 'No handler', status: 501, detail },
    { status: 501, headers: { 'Content-Type': 'application/problem+json' } },
  );
});

/** Handlers of a module whose code is fetched with its first call, so that nobody downloads what they do not visit. */
function deferred(paths: readonly string[], load: () => Promise<readonly HttpHandler[]>): HttpHandler[] {
  return paths.map((path) => http.all(`*/${path}`, async ({ request }) => getResponse([...(await load())], request)));
}

const facilityCreateHandlers = deferred(
  [
    'api/directory/towns',
    'api/directory/facility',
    'api/directory/facility/duplicates',
    'api/directory/facility/photo',
    'api/account/draft',
    'api/account/drafts',
    'api/account/facility',
    'api/account/submission',
  ],
  async () => import('./handlers/facility-create').then((module) => module.facilityCreateHandlers),
);

const facilityHandlers = deferred(['api/directory/facility', 'api/directory/facility/*'], async () =>
  import('./handlers/facility').then((module) => module.facilityHandlers),
);

const contributingHandlers = deferred(
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
  () => import('./handlers/contributing').then((module) => module.contributingHandlers),
);

/** Every handler of the local back end, in the order they are asked. */
export const handlers: readonly HttpHandler[] = [
  ...mockHandlers,
  ...articleHandlers,
  ...facilitySearchHandlers,
  ...contributingHandlers,
  ...facilityHandlers,
  ...facilityCreateHandlers,
  ...deferred(['api/directory/directions'], () =>
    import('./handlers/directions').then((module) => module.directionsHandlers),
  ),
  ...deferred(['api/auth/*'], () => import('./handlers/session').then((module) => module.sessionHandlers)),
  ...deferred(['api/account', 'api/account/*', 'api/mock/outbox'], () =>
    import('./handlers/account').then((module) => module.accountHandlers),
  ),
  ...deferred(['api/common/user'], () => import('./handlers/user').then((module) => module.userHandlers)),
  ...deferred(['api/common/shortcuts'], () =>
    import('./handlers/shortcuts').then((module) => module.shortcutsHandlers),
  ),
  ...deferred(['api/apps/contacts/*'], () => import('./handlers/contacts').then((module) => module.contactsHandlers)),
  ...deferred(['api/apps/tasks/*'], () => import('./handlers/tasks').then((module) => module.tasksHandlers)),
  ...deferred(['api/apps/mailbox/*'], () => import('./handlers/mailbox').then((module) => module.mailboxHandlers)),
  ...deferred(['api/common/search'], () =>
    import('./handlers/global-search').then((module) => module.globalSearchHandlers),
  ),
  ...deferred(['api/common/navigation'], () =>
    import('./handlers/navigation').then((module) => module.navigationHandlers),
  ),
  ...deferred(['api/apps/chat/*'], () => import('./handlers/chat').then((module) => module.chatHandlers)),
  ...deferred(['api/common/messages', 'api/common/messages/*'], () =>
    import('./handlers/messages').then((module) => module.messagesHandlers),
  ),
  ...deferred(['api/common/notifications', 'api/common/notifications/*'], () =>
    import('./handlers/notifications').then((module) => module.notificationsHandlers),
  ),
  unanswered,
];
