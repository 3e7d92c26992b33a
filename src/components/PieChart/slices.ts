import { niceScale } from '#components/Chart';

/** One share of a whole. */
export type Slice = {
  id: string;
  label: string;
  value: number;
  look: number;
};

/** Keeps the largest slices up to the limit and groups the rest into one, which comes last. */
export function gathered(slices: readonly Omit<Slice, 'look'>[], limit: number, rest: string): readonly Slice[] {
  if (slices.length <= limit) return slices.map((slice, look) => ({ ...slice, look }));
  const kept = slices.toSorted((a, b) => b.value - a.value).slice(0, limit - 1);
  const small = slices.filter((slice) => !kept.includes(slice));
  const sum = small.reduce((total, { value }) => total + value, 0);
  return [...slices.filter((slice) => kept.includes(slice)), { id: 'rest', label: rest, value: sum }].map(
    (slice, look) => ({ ...slice, look }),
  );
}

/** The angles of a slice in turns, and its radius as a fraction (0–1). */
export type SliceAngle = { start: number; end: number; reach: number };

/**
 * Pie and donut: the angle is the share, and all slices have the full radius. Polar: the angles are equal and the area
 * is the value, so that twice the value looks twice as large.
 */
export function sliceAngles(values: readonly number[], shape: 'share' | 'polar'): readonly SliceAngle[] {
  if (shape === 'polar') {
    const { max } = niceScale(values, { count: 4, fromZero: true });
    return values.map((value, index) => ({
      start: index / values.length,
      end: (index + 1) / values.length,
      reach: Math.sqrt(Math.max(0, value) / max),
    }));
  }
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  let turned = 0;
  return values.map((value) => {
    const start = turned;
    turned += total === 0 ? 0 : Math.max(0, value) / total;
    return { start, end: turned, reach: 1 };
  });
}
