import { shortened, textWidth } from '#components/Chart';

/** A label at the end of an axis, in px from the edge of the chart. */
type RadarLabel = { x: number; y: number; text: string; full: string; anchor: 'start' | 'middle' | 'end' };

/** Positions of all parts of a radar chart. */
export type RadarLayout = {
  cx: number;
  cy: number;
  radius: number;
  max: number;
  labels: readonly RadarLabel[];
  pointAt: (row: number, value: number) => { x: number; y: number };
  /** Index of the axis nearest to a point. */
  rowAt: (x: number, y: number) => number;
};

const line = 16;
const gap = 10;

/** Places the axes clockwise from the top, as large as their labels allow. */
export function radarLayout({
  width,
  height,
  labels,
  max,
}: {
  width: number;
  height: number;
  labels: readonly string[];
  max: number;
}): RadarLayout {
  const [cx, cy] = [width / 2, height / 2];
  const count = Math.max(1, labels.length);
  const angleOf = (row: number) => (row / count) * 2 * Math.PI;
  // A name longer than that is cut, so that the chart does not become too small for it.
  const longest = width * 0.22;
  const radiusBeside = (label: string, row: number) => {
    const sin = Math.abs(Math.sin(angleOf(row)));
    return sin < 0.1 ? Infinity : (width / 2 - Math.min(textWidth(label), longest)) / sin - gap;
  };
  const radius = Math.max(24, Math.min(height / 2 - line - gap, width / 2 - 56, ...labels.map(radiusBeside)));
  const pointAt = (row: number, value: number) => {
    const reach = radius * Math.min(1, Math.max(0, max === 0 ? 0 : value / max));
    return { x: cx + reach * Math.sin(angleOf(row)), y: cy - reach * Math.cos(angleOf(row)) };
  };
  return {
    cx,
    cy,
    radius,
    max,
    labels: labels.map((full, row) => {
      const [sin, cos] = [Math.sin(angleOf(row)), Math.cos(angleOf(row))];
      const x = cx + (radius + gap) * sin;
      const y = cy - (radius + gap) * cos;
      const anchor = Math.abs(sin) < 0.1 ? 'middle' : sin > 0 ? 'start' : 'end';
      const room = anchor === 'middle' ? width : anchor === 'start' ? width - x : x;
      return { x, y, full, text: textWidth(full) > room ? shortened(full, room) : full, anchor };
    }),
    pointAt,
    rowAt: (x, y) => {
      const turn = Math.atan2(x - cx, cy - y) / (2 * Math.PI);
      return ((Math.round(turn * count) % count) + count) % count;
    },
  };
}
