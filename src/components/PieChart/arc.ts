/** An annular sector. Angles are in turns clockwise from twelve o'clock (a quarter is 0.25), lengths in px. */
export type Sector = { cx: number; cy: number; inner: number; outer: number; start: number; end: number };

/** The point on a circle at an angle in turns. */
export function onCircle(cx: number, cy: number, radius: number, turns: number): { x: number; y: number } {
  const angle = turns * 2 * Math.PI;
  return { x: cx + radius * Math.sin(angle), y: cy - radius * Math.cos(angle) };
}

const text = ({ x, y }: { x: number; y: number }) => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** Path of an annular sector: a pie slice if `inner` is 0, a full ring if it spans the whole circle. */
export function sectorPath({ cx, cy, inner, outer, start, end }: Sector): string {
  const turns = end - start;
  if (turns <= 0 || outer <= 0) return '';
  if (turns >= 1 - 1e-6) {
    const ring = (radius: number, sweep: 0 | 1) =>
      `M${cx} ${(cy - radius).toFixed(2)}A${radius} ${radius} 0 1 ${sweep} ${cx} ${(cy + radius).toFixed(2)}A${radius} ${radius} 0 1 ${sweep} ${cx} ${(cy - radius).toFixed(2)}Z`;
    return inner > 0 ? `${ring(outer, 1)}${ring(inner, 0)}` : ring(outer, 1);
  }
  const large = turns > 0.5 ? 1 : 0;
  const from = onCircle(cx, cy, outer, start);
  const to = onCircle(cx, cy, outer, end);
  const arc = `M${text(from)}A${outer} ${outer} 0 ${large} 1 ${text(to)}`;
  if (inner <= 0) return `${arc}L${cx} ${cy}Z`;
  const back = onCircle(cx, cy, inner, start);
  return `${arc}L${text(onCircle(cx, cy, inner, end))}A${inner} ${inner} 0 ${large} 0 ${text(back)}Z`;
}

/** Polar coordinates of an offset from the centre: distance, and angle in turns from twelve o'clock. */
export function polarOf(dx: number, dy: number): { radius: number; turns: number } {
  const turns = Math.atan2(dx, -dy) / (2 * Math.PI);
  return { radius: Math.hypot(dx, dy), turns: turns < 0 ? turns + 1 : turns };
}
