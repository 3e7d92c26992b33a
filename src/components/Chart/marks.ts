import type { vars } from '#theme/contract.css';

/** One of the eight chart colours, by number. */
export type ChartColor = keyof typeof vars.color.chart;

/** Shape of a series. */
export type ChartMark = 'line' | 'area' | 'bar' | 'slice';

const colors: readonly ChartColor[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Number of distinct series styles; a ninth series starts over. */
export const lookCount = colors.length;

/** Default colour of the nth series. */
export function colorOf(look: number): ChartColor {
  return colors[look % lookCount] ?? 1;
}

const dashes = ['', '6 4', '2 3', '10 3 2 3', '14 4', '4 2', '8 3 2 3 2 3', '1 4'];

/** Dash pattern of the nth line, so that lines differ without colour. */
export function dashOf(look: number): string {
  return dashes[look % lookCount] ?? '';
}

type MarkerPath = (r: number) => string;

const polygon =
  (corners: number, turn: number): MarkerPath =>
  (r) =>
    `${Array.from({ length: corners }, (_, corner) => {
      const angle = turn + (corner * 2 * Math.PI) / corners;
      return `${corner === 0 ? 'M' : 'L'}${(r * Math.sin(angle)).toFixed(2)} ${(-r * Math.cos(angle)).toFixed(2)}`;
    }).join('')}Z`;

const circle: MarkerPath = (r) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;

const plus: MarkerPath = (r) => {
  const arm = (r * 0.38).toFixed(2);
  return `M-${arm} -${r}H${arm}V-${arm}H${r}V${arm}H${arm}V${r}H-${arm}V${arm}H-${r}V-${arm}H-${arm}Z`;
};

const markers: readonly MarkerPath[] = [
  circle,
  (r) => polygon(4, Math.PI / 4)(r * 1.15),
  (r) => polygon(3, 0)(r * 1.2),
  (r) => polygon(4, 0)(r * 1.2),
  (r) => polygon(3, Math.PI)(r * 1.2),
  plus,
  (r) => polygon(6, 0)(r * 1.05),
  (r) => polygon(5, 0)(r * 1.1),
];

/** Marker of the nth series: a path around the origin with a radius of about `r` px. */
export function markerOf(look: number, r: number): string {
  return (markers[look % lookCount] ?? circle)(r);
}
