import type { Route } from './api';

/** A way of at most this many metres is none: who asks stands before the door. */
const zeroLengthMaxM = 10;

/** Whether a way starts where it ends (“same place”, directory 2.8). */
export function isZeroLengthRoute({ distance }: Pick<Route, 'distance'>): boolean {
  return distance <= zeroLengthMaxM;
}
