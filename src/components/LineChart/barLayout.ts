/** Distance in px between bars that stand beside each other. */
const barGap = 2;
/** Share of their band that bars take, and their maximum thickness in px. */
const fill = { share: 0.68, max: 40 };

/** The bars of one band, in px: their thickness, and the start of each from the start of the band. */
export type BarLayout = { size: number; offsets: readonly number[] };

/** Places `count` bars beside each other in the middle of a band; where it is narrow they touch. */
export function barLayoutOf(band: number, count: number): BarLayout {
  const whole = Math.floor((band * fill.share - (count - 1) * barGap) / Math.max(1, count));
  const wanted = Math.max(1, Math.min(fill.max, whole));
  const size = count * wanted < band ? wanted : (band / count) * 0.9;
  const gap = count * size + (count - 1) * barGap < band ? barGap : 0;
  const start = Math.round((band - count * size - (count - 1) * gap) / 2);
  return { size, offsets: Array.from({ length: count }, (_, index) => start + index * (size + gap)) };
}
