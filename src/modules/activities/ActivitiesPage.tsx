import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { preloadHtml } from '#components/Html';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import { ActivitiesScreen } from './ActivitiesScreen';
import { parseActivityFilter } from './activityPath';
import { activitiesQuery, activityPeopleQuery } from './queries';

/** Asks for the activities of an address. */
export function prefetch({ queryClient, url }: PageToPrefetch): void {
  void queryClient.prefetchInfiniteQuery(activitiesQuery(parseActivityFilter(url.searchParams)));
  void queryClient.prefetchQuery(activityPeopleQuery());
  void Promise.resolve(preloadHtml()).catch(() => {});
}

/** The page at `/pages/activities`: what has happened, by day. */
export function Component() {
  useTranslation('activities');
  const filter = parseActivityFilter(useLocation().search);
  return <ActivitiesScreen filter={filter} />;
}
