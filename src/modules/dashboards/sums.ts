/** The sum of some values. */
export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What a value is of a whole, from 0 to 1; 0 where the whole is nothing. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/**
 * Divides a whole number by weights into whole numbers that add up to it: each is at most 1 away from its exact share,
 * and the largest remainders are rounded up. Weights that are all 0 get nothing.
 */
export function apportion(whole: number, weights: readonly number[]): number[] {
  const total = sumOf(weights);
  if (total === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (whole * weight) / total);
  const parts = exact.map(Math.floor);
  const missing = whole - sumOf(parts);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
