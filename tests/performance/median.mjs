/** The middle of some numbers, or the mean of the two in the middle; what is no number is passed over. `undefined` of none. */
export function median(values) {
  const sorted = values.filter(Number.isFinite).toSorted((one, other) => one - other);
  if (sorted.length === 0) return undefined;
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
