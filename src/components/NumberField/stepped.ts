export type NumberRange = { min?: number | undefined; max?: number | undefined; step: number };

/** Number of fraction digits of a step. */
export function digitsOf(step: number): number {
  return (/\.(\d+)$/.exec(String(step))?.[1] ?? '').length;
}

/**
 * The value `steps` away on the grid of `step` from `min`, clamped to the range; from `null` it starts at the nearer
 * end.
 */
export function stepped(value: number | null, steps: number, { min, max, step }: NumberRange): number {
  const bounded = (candidate: number) => Math.min(max ?? Infinity, Math.max(min ?? -Infinity, candidate));
  if (value === null) return bounded(steps > 0 ? (min ?? 0) : (max ?? 0));
  const base = min ?? 0;
  const at = (value - base) / step;
  // A value between two grid points first moves to the next grid point.
  const from = Math.abs(at - Math.round(at)) < 1e-9 ? Math.round(at) : steps > 0 ? Math.floor(at) : Math.ceil(at);
  const next = base + (from + steps) * step;
  return bounded(Number(next.toFixed(Math.max(digitsOf(step), digitsOf(base)))));
}
