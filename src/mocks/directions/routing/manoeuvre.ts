import type { Manoeuvre } from '#modules/directions/api';

/** The manoeuvre from one road to the next. */
export type Turn = Required<Pick<Manoeuvre, 'type' | 'modifier'>>;

/** The change of bearing in degrees: to the right above 0 up to 180, to the left below 0. */
export function bearingChange(before: number, after: number): number {
  const change = (((after - before) % 360) + 360) % 360;
  return change > 180 ? change - 360 : change;
}

/** The manoeuvre for a change of bearing in degrees (table of directory 2.8). */
export function turnFor(before: number, after: number): Turn {
  const change = bearingChange(before, after);
  const size = Math.abs(change);
  const side = change < 0 ? 'left' : 'right';
  if (size < 20) return { type: 'continue', modifier: 'straight' };
  if (size < 45) return { type: 'turn', modifier: `slight ${side}` };
  if (size < 135) return { type: 'turn', modifier: side };
  if (size < 165) return { type: 'turn', modifier: `sharp ${side}` };
  return { type: 'turn', modifier: 'uturn' };
}
