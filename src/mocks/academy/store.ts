import type { CourseProgress } from '#modules/academy/api';

import { ownedStore } from '#mocks/core/store';
import type { OwnedStore } from '#mocks/core/store';

/** The progress of a person in a course; `id` is that of the course. */
export type StoredProgress = CourseProgress & { id: string };

/** The progress of each person in the courses that they have opened. */
export const courseProgress: OwnedStore<StoredProgress> = ownedStore<StoredProgress>('course-progress', async () =>
  (await import('./sampleProgress')).sampleProgress(),
);
