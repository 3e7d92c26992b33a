/** Whether a value is where it should be (`good`), beside that (`fair`), or at the wrong end (`poor`). */
export type Level = 'good' | 'fair' | 'poor';

export type Scale = {
  min: number;
  max: number;
  /** Where the low part ends; `min` where there is none. */
  low: number;
  /** Where the high part begins; `max` where there is none. */
  high: number;
  /** A value in the part that is best. */
  optimum: number;
};

/** In which part of its scale a value lies, as the HTML standard defines it for `<meter>`. */
export function levelOf(value: number, { min, max, low, high, optimum }: Scale): Level {
  const within = Math.min(max, Math.max(min, value));
  const part = (place: number) => (place < low ? 0 : place > high ? 2 : 1);
  return (['good', 'fair', 'poor'] as const)[Math.abs(part(within) - part(optimum))] ?? 'poor';
}
