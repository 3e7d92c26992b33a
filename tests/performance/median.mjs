/** The median of some numbers, ignoring anything else; `undefined` if there are none. */
export function median(values) {
  const sorted = values.filter(Number.isFinite).toSorted((one, other) => one - other);
  if (sorted.length === 0) return undefined;
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
