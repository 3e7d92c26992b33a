export type NumberRange = { min?: number | undefined; max?: number | undefined; step: number };

/** How many digits a step has behind the point. */
export function digitsOf(step: number): number {
  return (/\.(\d+)$/.exec(String(step))?.[1] ?? '').length;
}

/** The next value `steps` away on the grid of `step` from `min`, inside the range; from nothing it starts at the near end. */
export function stepped(value: number | null, steps: number, { min, max, step }: NumberRange): number {
  const bounded = (candidate: number) => Math.min(max ?? Infinity, Math.max(min ?? -Infinity, candidate));
  if (value === null) return bounded(steps > 0 ? (min ?? 0) : (max ?? 0));
  const base = min ?? 0;
  const at = (value - base) / step;
  // What stands between two steps goes to the next of them first.
  const from = Math.abs(at - Math.round(at)) < 1e-9 ? Math.round(at) : steps > 0 ? Math.floor(at) : Math.ceil(at);
  const next = base + (from + steps) * step;
  return bounded(Number(next.toFixed(Math.max(digitsOf(step), digitsOf(base)))));
}
