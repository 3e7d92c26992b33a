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

/** Non-interactive shapes over the basemap: the route, its highlighted section and the dots. */
export function Overlay({ sheet, route, highlight, dots }: OverlayProps) {
  const way = pathOf(route, sheet);
  const part = pathOf(highlight, sheet);
  // A zero-length line with round caps renders as a dot: one path for all of them.
  const points = dots
    .map((dot) => toUnitLine([dot]).xy)
    .map(([x = NaN, y = NaN]) => [x * sheet.scale - sheet.left, y * sheet.scale - sheet.top] as const)
    .filter(([x, y]) => x > 0 && y > 0 && x < sheet.width && y < sheet.height)
    .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
    .join('');
  return (
    <g>
      {points ? (
        <>
          <path d={points} className={styles.dotEdge} />
          <path d={points} className={styles.dot} />
        </>
      ) : null}
      {way ? (
        <>
          <path d={way} className={styles.routeCasing} />
          <path d={way} className={styles.route} />
        </>
      ) : null}
      {part ? (
        <>
          <path d={part} className={styles.highlightCasing} />
          <path d={part} className={styles.highlight} />
        </>
      ) : null}
    </g>
  );
}
