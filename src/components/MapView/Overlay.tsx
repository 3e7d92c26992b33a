import type { LatLon } from '#lib/geo/latLon';

import * as styles from './Overlay.css';
import { linePath, toUnitLine } from './shapes';
import type { Sheet } from './shapes';

export type OverlayProps = {
  sheet: Sheet;
  route: readonly (readonly [lat: number, lon: number])[];
  highlight: readonly (readonly [lat: number, lon: number])[];
  dots: readonly LatLon[];
};

function pathOf(points: OverlayProps['route'], sheet: Sheet): string {
  const finite = points.filter(([lat, lon]) => Number.isFinite(lat) && Number.isFinite(lon));
  return linePath([toUnitLine(finite.map(([lat, lon]) => ({ lat, lon })))], sheet);
}

type CasedProps = { path: string; casing: string; className: string };

/** A path with a casing that parts it from the map; nothing without points. */
function Cased({ path, casing, className }: CasedProps) {
  if (path === '') return null;
  return (
    <>
      <path d={path} className={casing} />
      <path d={path} className={className} />
    </>
  );
}

/** Non-interactive shapes over the basemap: the route, its highlighted section and the dots. */
export function Overlay({ sheet, route, highlight, dots }: OverlayProps) {
  // A zero-length line with round caps renders as a dot: one path for all of them.
  const points = dots
    .map((dot) => toUnitLine([dot]).xy)
    .map(([x = NaN, y = NaN]) => [x * sheet.scale - sheet.left, y * sheet.scale - sheet.top] as const)
    .filter(([x, y]) => x > 0 && y > 0 && x < sheet.width && y < sheet.height)
    .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
    .join('');
  return (
    <g>
      <Cased path={points} casing={styles.dotEdge} className={styles.dot} />
      <Cased path={pathOf(route, sheet)} casing={styles.routeCasing} className={styles.route} />
      <Cased path={pathOf(highlight, sheet)} casing={styles.highlightCasing} className={styles.highlight} />
    </g>
  );
}
