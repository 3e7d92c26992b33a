import type { Route } from './api';

/** A way of at most this many metres is none: who asks stands before the door. */
const samePlaceM = 10;

/** Whether a way starts where it ends (“same place”, directory 2.8). */
export function isSamePlace({ distance }: Pick<Route, 'distance'>): boolean {
  return distance <= samePlaceM;
}
