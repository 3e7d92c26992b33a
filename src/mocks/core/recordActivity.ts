import type { StoredActivity } from '#mocks/activities/store';

import { isoInstant } from './time';

/** What has happened; a repeated call has the same id. The date is now. */
export type NewActivity = Omit<StoredActivity, 'date'>;

let queue: Array<{ reader: string; activity: StoredActivity }> = [];
let writing: Promise<void> = Promise.resolve();

async function write(): Promise<void> {
  if (queue.length === 0) return;
  // Lazy, so that features load none of it with their own code.
  const { activities } = await import('#mocks/activities/store');
  const written = queue;
  queue = [];
  for (const { reader, activity } of written) {
    // The first record of a repeated call stays.
    await activities.of(reader).upsert(activity.id, (before) => before ?? activity);
  }
}

/** Resolves when everything that was recorded can be read; what could not be stored is lost. */
export function whenRecorded(): Promise<void> {
  writing = writing.then(write).catch(() => {});
  return writing;
}

/**
 * Adds an activity to the lists of the people whom it concerns. Call it after the change: it returns at once, and
 * `handle` stores the activity before the response.
 */
export function recordActivity(readers: readonly string[], activity: NewActivity): void {
  const date = isoInstant();
  for (const reader of new Set(readers)) queue.push({ reader, activity: { ...activity, date } });
}
