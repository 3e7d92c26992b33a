import { getActivities, getActivityPeople } from '#modules/activities/api';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { memoryOwnedStore } from '#mocks/core/memoryStore';

import { createActivityHandlers } from './handlers';
import { activityIndexes } from './store';
import type { StoredActivity } from './store';

const inMemory = (seed: () => Promise<readonly StoredActivity[]>) =>
  createActivityHandlers(memoryOwnedStore('activities', seed, activityIndexes));

/** How the calls of the activities fail, and what they may return, by name. */
export const activitiesScenarios = {
  list: failureScenarios(getActivities),
  people: failureScenarios(getActivityPeople),
  /** Nothing has happened yet. */
  empty: () => inMemory(async () => []),
  /** Exactly these activities. */
  holds: (list: readonly StoredActivity[]) => inMemory(async () => list),
  /** Years of activities. */
  many: (count = 10_000) => inMemory(async () => (await import('./seed')).manyActivities(count)),
};
