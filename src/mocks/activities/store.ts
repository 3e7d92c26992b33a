import { ownedStore } from '#mocks/core/store';
import type { OwnedStore } from '#mocks/core/store';
import type { StoreIndexes } from '#mocks/core/storeIndexes';

import { actions } from './activityTexts';
import type { ActionName } from './activityTexts';

/** An activity as stored: what happened, without sentences, which are written in the language of each call. */
export interface StoredActivity {
  id: string;
  action: ActionName;
  /** Id of the person who did it; null for the service itself. */
  personId: string | null;
  /** What it was done to, as plain text. */
  subject: string;
  /** A path of this app. */
  link: string;
  /** What was written, as plain text. */
  note?: string;
  date: string;
}

/** The kind and person of an activity after its date, which orders such texts. */
export const searchTextOf = ({ id, date, action, personId }: StoredActivity): string =>
  `${date} ${id} ${actions[action].kind} ${personId ?? '-'}`;

/** How activities are found: by date, and by kind and person without reading them. */
export const activityIndexes = {
  version: 1,
  sortKey: ({ date, id }) => `${date} ${id}`,
  values: { all: () => ['yes'] },
  searchText: searchTextOf,
} as const satisfies StoreIndexes<StoredActivity, string>;

/** The store that the handlers use: the database, or memory for a scenario. */
export type ActivityStore = OwnedStore<StoredActivity, 'all'>;

/** The activities that each person may see: their own, and those of others that concern them. */
export const activities: ActivityStore = ownedStore<StoredActivity, 'all'>(
  'activities',
  async () => (await import('./seed')).sampleActivities(),
  activityIndexes,
);
