import { isOnline } from '#lib/browser/useOnline';

import type { App } from '#app/createApp';
import type { SavedPage } from './OfflineBanner';
import { persistenceOf } from './persistedQueries';
import type { QueryStorage } from './queryStorage';

/** Pages whose data are saved and whose address contains no secret. */
const readableOffline = /^\/(facility\/(?!create(\/|$))|search\/(?!facility$)|service-categories\/|tags\/|article$)/;

/** The longest time until a page has set its title, in ms. */
const titleDelayMs = 1500;

/** Saves the title and address of every page that can be read offline, starting with the current one. */
export function saveVisitedPages({
  router,
  queryClient,
  storage,
}: Pick<App, 'router' | 'queryClient'> & { storage: QueryStorage }): void {
  const save = () => {
    const { location, errors } = router.state;
    if (errors || !isOnline() || !readableOffline.test(location.pathname)) return;
    const shown = queryClient
      .getQueryCache()
      .findAll({ type: 'active', predicate: ({ queryKey }) => persistenceOf(queryKey) === 'dated' });
    if (!shown.some(({ state }) => state.data !== undefined)) return;
    const [title = ''] = document.title.split(' | ');
    const href = location.pathname + location.search;
    void storage.save('page', href, { href, title } satisfies SavedPage);
  };
  let timer: ReturnType<typeof setTimeout>;
  router.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(save, titleDelayMs);
  });
  save();
}
