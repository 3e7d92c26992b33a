import type { Route } from './api';

/** Up to this many metres, the visitor is already there. */
const zeroLengthMaxM = 10;

/** Whether a route starts where it ends (“same place”, directory 2.8). */
export function isZeroLengthRoute({ distance }: Pick<Route, 'distance'>): boolean {
  return distance <= zeroLengthMaxM;
}
