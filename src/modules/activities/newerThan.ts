import type { Activity } from './api';

/** Activities that are newer than a list. */
export interface NewerActivities {
  items: readonly Activity[];
  /** Whether there may be more between these and the list. */
  hasGap: boolean;
}

const none: NewerActivities = { items: [], hasGap: false };

/** What of the newest activities is newer than a list that was loaded before. */
export function newerThan(list: readonly Activity[] | undefined, newest: readonly Activity[]): NewerActivities {
  if (list === undefined) return none;
  const known = new Set(list.map(({ id }) => id));
  const at = newest.findIndex(({ id }) => known.has(id));
  if (at < 0) return { items: newest, hasGap: newest.length > 0 && list.length > 0 };
  return at === 0 ? none : { items: newest.slice(0, at), hasGap: false };
}
