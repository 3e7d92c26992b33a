/** Position of a bar; one that grows against the axis has a negative length. */
export type BarBox = { x: number; y: number; width: number; height: number };

/** Outline of a bar with two rounded corners at the end away from zero. */
export function barPath(
  { x, y, width, height }: BarBox,
  { end, radius, gap }: { end: 'top' | 'bottom' | 'left' | 'right'; radius: number; gap: number },
): string {
  let [left, right] = width < 0 ? [x + width, x] : [x, x + width];
  let [top, bottom] = height < 0 ? [y + height, y] : [y, y + height];
  const length = end === 'left' || end === 'right' ? right - left : bottom - top;
  if (length <= 0 || right <= left || bottom <= top) return '';
  const free = Math.min(gap, length / 2);
  if (end === 'top') top += free;
  else if (end === 'bottom') bottom -= free;
  else if (end === 'left') left += free;
  else right -= free;
  const r = Math.min(radius, (right - left) / 2, (bottom - top) / 2);
  const corner = (side: readonly (typeof end)[]) => (side.includes(end) ? r : 0);
  const [tl, tr, br, bl] = [
    corner(['top', 'left']),
    corner(['top', 'right']),
    corner(['bottom', 'right']),
    corner(['bottom', 'left']),
  ];
  return [
    `M${left + tl} ${top}H${right - tr}`,
    `Q${right} ${top} ${right} ${top + tr}V${bottom - br}`,
    `Q${right} ${bottom} ${right - br} ${bottom}H${left + bl}`,
    `Q${left} ${bottom} ${left} ${bottom - bl}V${top + tl}`,
    `Q${left} ${top} ${left + tl} ${top}Z`,
  ].join('');
}
