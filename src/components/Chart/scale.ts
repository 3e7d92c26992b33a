/** A value axis: rounded bounds around the data, and the rounded tick values between them. */
export type NiceScale = {
  min: number;
  max: number;
  /** Values of the axis labels, in ascending order. */
  ticks: readonly number[];
};

const roundSteps = [1, 2, 2.5, 5, 10];

/**
 * Rounded bounds and ticks that contain all values, whole numbers for whole values. At most `count` steps; `fromZero`
 * keeps zero on the axis, as lengths (bars, areas) need it.
 */
export function niceScale(
  values: readonly number[],
  { count, fromZero }: { count: number; fromZero: boolean },
): NiceScale {
  const known = values.filter(Number.isFinite);
  const areWhole = known.every(Number.isInteger);
  let low = Math.min(...known, ...(fromZero || known.length === 0 ? [0] : []));
  let high = Math.max(...known, ...(fromZero || known.length === 0 ? [0] : []));
  if (low === high) {
    const room = Math.abs(low) || 1;
    low = fromZero || low === 0 ? Math.min(low, 0) : low - room / 2;
    high = fromZero ? Math.max(high, 0) || room : high + room / 2;
  }
  const rough = (high - low) / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  let step = 0;
  for (const factor of [...roundSteps, ...roundSteps.map((value) => value * 10)]) {
    step = factor * power;
    // There is no half a request.
    if (areWhole && !Number.isInteger(step)) continue;
    if (Math.ceil(high / step) - Math.floor(low / step) <= count) break;
  }
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  // Multiples of 0.1 are not exact in binary: round each tick to the precision of the step.
  const digits = Math.min(12, Math.max(0, 2 - Math.floor(Math.log10(step))));
  const at = (index: number) => Number((index * step).toFixed(digits));
  return {
    min: at(first),
    max: at(last),
    ticks: Array.from({ length: last - first + 1 }, (_, index) => at(first + index)),
  };
}

/** Position of a value between two bounds: 0 at `min`, 1 at `max`; 0.5 where both bounds are equal. */
export function share(value: number, min: number, max: number): number {
  return max === min ? 0.5 : (value - min) / (max - min);
}
