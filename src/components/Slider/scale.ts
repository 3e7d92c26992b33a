/** The values a thumb can have; for one of two thumbs, a part of the track. */
export type Scale = {
  min: number;
  max: number;
  step: number;
  /** Amount added by Page Up and Page Down. */
  pageStep: number;
};

const digitsOf = (value: number) => (/\.(\d+)$/.exec(String(value))?.[1] ?? '').length;

/** The nearest value within the bounds on the grid of `step` from `origin`. */
export function snapped(value: number, { min, max, step }: Pick<Scale, 'min' | 'max' | 'step'>, origin = min): number {
  const onGrid = origin + Math.round((value - origin) / step) * step;
  const exact = Number(onGrid.toFixed(Math.max(digitsOf(step), digitsOf(origin))));
  return Math.min(max, Math.max(min, exact));
}

/** Position of a value on the track, from 0 to 1. */
export function ratioOf(value: number, { min, max }: Pick<Scale, 'min' | 'max'>): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
}

/** The value a key leads to (WAI-ARIA slider), or `undefined` for other keys. */
export function keyValue(key: string, value: number, scale: Scale, isRtl: boolean): number | undefined {
  const onwards = isRtl ? -1 : 1;
  const steps: Partial<Record<string, number>> = {
    ArrowUp: scale.step,
    ArrowDown: -scale.step,
    ArrowRight: onwards * scale.step,
    ArrowLeft: -onwards * scale.step,
    PageUp: scale.pageStep,
    PageDown: -scale.pageStep,
    Home: -Infinity,
    End: Infinity,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  return Number.isFinite(step) ? value + step : step < 0 ? scale.min : scale.max;
}

/** Index of the value a press is meant for: the nearest; of two equal values, the one on the side of the press. */
export function nearest(values: readonly number[], pressed: number): number {
  let best = 0;
  for (const [index, value] of values.entries()) {
    const closer = Math.abs(value - pressed) - Math.abs((values[best] ?? 0) - pressed);
    if (closer < 0 || (closer === 0 && pressed > value)) best = index;
  }
  return best;
}
