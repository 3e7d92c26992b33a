import { queryOptions } from '@tanstack/react-query';

import { createClient } from '#lib/http/createClient';
import { callQuery } from '#lib/query/callQuery';
import { infiniteList } from '#lib/query/infiniteList';
import { secondMs } from '#lib/time/duration';

import { activityLimits } from './activityKinds';
import type { ActivityFilter } from './activityPath';
import type { Activity } from './api';

// Lazy: zod and the schemas stay out of the first chunk.
const api = createClient(() => import('./api'));

const activityKeys = {
  all: ['activities'],
  list: (filter: ActivityFilter) => [...activityKeys.all, 'list', filter],
  newest: (filter: ActivityFilter) => [...activityKeys.all, 'newest', filter],
  people: ['activities', 'people'],
} as const;

const load = ({ kinds, people }: ActivityFilter, before: string | null, signal: AbortSignal) =>
  api.getActivities({
    query: {
      limit: activityLimits.page,
      ...(kinds.length > 0 && { kinds: [...kinds] }),
      ...(people.length > 0 && { people: [...people] }),
      ...(before !== null && { before }),
    },
    signal,
  });

/** The activities of a filter, newest first; older ones load as they are asked for. */
export const activitiesQuery = (filter: ActivityFilter) => ({
  ...infiniteList<Activity>({
    key: activityKeys.list(filter),
    load: async (before, signal) => {
      const items = await load(filter, before, signal);
      return { items, next: items.length < activityLimits.page ? null : (items.at(-1)?.id ?? null) };
    },
  }),
  // New ones are announced; the list stays as it is read.
  refetchOnWindowFocus: false,
});

/** How often the newest activities are asked for. */
const checkIntervalMs = 15 * secondMs;

/** A list of activities, and when it was loaded. */
interface LoadedActivities {
  data?: readonly Activity[] | undefined;
  /** In milliseconds since 1970. */
  dataUpdatedAt: number;
}

/**
 * The newest activities of a filter, asked for again and again while the page is visible. What the list has just
 * loaded is not asked for a second time.
 */
export const newestActivitiesQuery = (filter: ActivityFilter, list: LoadedActivities) =>
  queryOptions<readonly Activity[]>({
    queryKey: activityKeys.newest(filter),
    queryFn: ({ signal }) => load(filter, null, signal),
    enabled: list.data !== undefined,
    initialData: () => list.data,
    initialDataUpdatedAt: list.dataUpdatedAt,
    staleTime: checkIntervalMs,
    refetchInterval: checkIntervalMs,
    refetchOnWindowFocus: 'always',
  });

/** The people of whom there are activities. */
export const activityPeopleQuery = () => callQuery(activityKeys.people, api.getActivityPeople);
