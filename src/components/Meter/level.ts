/** Whether a value is in the best range (`good`), next to it (`fair`) or at the opposite end (`poor`). */
export type Level = 'good' | 'fair' | 'poor';

export type Scale = {
  min: number;
  max: number;
  /** Upper bound of the low range; `min` if there is none. */
  low: number;
  /** Lower bound of the high range; `max` if there is none. */
  high: number;
  /** A value in the best range. */
  optimum: number;
};

/** The level of a value, as the HTML standard defines it for `<meter>`. */
export function levelOf(value: number, { min, max, low, high, optimum }: Scale): Level {
  const within = Math.min(max, Math.max(min, value));
  const part = (place: number) => (place < low ? 0 : place > high ? 2 : 1);
  return (['good', 'fair', 'poor'] as const)[Math.abs(part(within) - part(optimum))] ?? 'poor';
}
