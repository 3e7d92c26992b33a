/** Limits of the first pane, in per cent of the whole. */
export type Limits = { min: number; max: number };

/** Clamps a size to its limits and rounds it to a tenth of a per cent. */
export function within(size: number, { min, max }: Limits): number {
  return Math.round(Math.min(max, Math.max(min, size)) * 10) / 10;
}

/** The size after a key press; `undefined` for keys that do not resize (WAI-ARIA window splitter). */
export function sizeAfterKey(
  key: string,
  size: number,
  {
    step,
    orientation,
    rtl,
    ...limits
  }: Limits & { step: number; orientation: 'horizontal' | 'vertical'; rtl: boolean },
): number | undefined {
  const forwards = orientation === 'vertical' ? 'ArrowDown' : rtl ? 'ArrowLeft' : 'ArrowRight';
  const backwards = orientation === 'vertical' ? 'ArrowUp' : rtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forwards) return within(size + step, limits);
  if (key === backwards) return within(size - step, limits);
  if (key === 'Home') return limits.min;
  if (key === 'End') return limits.max;
  return undefined;
}
