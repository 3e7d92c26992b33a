import { memo, useId } from 'react';

import { numberFormat } from '#lib/format/intl';
import type { FeatureCollection } from '#lib/geo/geojson';
import { fromUnit, toUnit } from '#lib/geo/mercator';

import * as styles from './Ground.css';
import { placedLabels } from './labels';
import { areaPath, atZoom, linePath, shapesOf } from './shapes';
import type { Box, Shape, Sheet, UnitLine } from './shapes';

type GroundProps = {
  collections: readonly FeatureCollection[];
  sheet: Sheet;
  zoom: number;
};

const sheetKeys = ['scale', 'left', 'top', 'width', 'height'] as const;

function isSameSheet(a: GroundProps, b: GroundProps): boolean {
  return (
    a.zoom === b.zoom &&
    sheetKeys.every((key) => a.sheet[key] === b.sheet[key]) &&
    a.collections.length === b.collections.length &&
    a.collections.every((collection, index) => collection === b.collections[index])
  );
}

/** Road width in px by zoom, without the casing. */
const widths = {
  street: [
    [13, 0.6],
    [14, 1.4],
    [15.5, 4.5],
    [17, 11],
  ],
  'main-road': [
    [9, 0.8],
    [11, 1.4],
    [13, 2.6],
    [14, 4],
    [15.5, 8],
    [17, 17],
  ],
  highway: [
    [8, 1.4],
    [10, 2],
    [12, 3],
    [14, 5],
    [15.5, 9],
    [17, 18],
  ],
} as const;

type RoadKind = keyof typeof widths;

/** Lowest zoom at which each kind of road is rendered. */
const drawnFrom: Record<RoadKind, number> = { street: 12.9, 'main-road': 10.8, highway: 0 };

const roadKinds: readonly RoadKind[] = ['street', 'main-road', 'highway'];

function linesOf(shapes: readonly Shape[], kind: Shape['kind']): UnitLine[] {
  return shapes.filter((shape) => shape.kind === kind).flatMap(({ lines }) => lines);
}

/**
 * Water, land, districts and roads of one sheet. Memoised: building a sheet of the country's 4,000 street segments with
 * their names takes up to 7 ms and rendering its elements as long again, while panning only moves the same sheet.
 */
export const Ground = memo(function Ground({ collections, sheet, zoom }: GroundProps) {
  const shore = useId();
  const shapes = collections.flatMap(shapesOf);
  const land = areaPath(linesOf(shapes, 'coast'), sheet);
  const districts = shapes.filter(({ kind }) => kind === 'district');
  const roads = roadKinds
    .filter((kind) => zoom >= drawnFrom[kind])
    .map((kind) => ({ kind, path: linePath(linesOf(shapes, kind), sheet), width: atZoom(widths[kind], zoom) }))
    .filter(({ path }) => path !== '');
  return (
    <g>
      {land ? (
        <>
          <path
            d={land}
            className={styles.shallows}
            strokeWidth={atZoom(
              [
                [8, 5],
                [14, 14],
              ],
              zoom,
            )}
          />
          <path d={land} className={styles.land} />
          <clipPath id={shore}>
            <path d={land} />
          </clipPath>
        </>
      ) : null}
      <g clipPath={land ? `url(#${shore})` : undefined}>
        {districts.map(({ name, rank, lines }) => {
          const path = areaPath(lines, sheet);
          return path ? (
            <path key={`${name} ${rank}`} d={path} className={styles.district} data-shade={rank % 3} />
          ) : null;
        })}
      </g>
      {roads.map(({ kind, path, width }) => (
        <path
          key={kind}
          d={path}
          className={styles.casing}
          strokeWidth={
            width +
            atZoom(
              [
                [9, 1],
                [15, 2],
              ],
              zoom,
            )
          }
        />
      ))}
      {roads.map(({ kind, path, width }) => (
        <path key={kind} d={path} className={styles.road} strokeWidth={width} />
      ))}
    </g>
  );
}, isSameSheet);

type LetteringProps = GroundProps & {
  /** Boxes on the sheet that labels must not overlap, because markers cover them. */
  avoid: readonly Box[];
};

function isSameLettering(a: LetteringProps, b: LetteringProps): boolean {
  const isSameBox = (box: Box, index: number) => {
    const other = b.avoid[index];
    return other !== undefined && Math.abs(other.left - box.left) < 0.5 && Math.abs(other.top - box.top) < 0.5;
  };
  return isSameSheet(a, b) && a.avoid.length === b.avoid.length && a.avoid.every(isSameBox);
}

/** Place names of one sheet, each with a halo in the background colour, without overlaps. Memoised like `Ground`. */
export const Lettering = memo(function Lettering({ collections, sheet, zoom, avoid }: LetteringProps) {
  return (
    <g>
      {placedLabels(collections.flatMap(shapesOf), sheet, zoom, avoid).map(
        ({ key, text, look, x, y, angle, fontSize }) => (
          <text
            key={key}
            className={styles.label[look]}
            fontSize={fontSize}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})${angle === 0 ? '' : ` rotate(${angle.toFixed(1)})`}`}
            dy="0.34em"
          >
            {text}
          </text>
        ),
      )}
    </g>
  );
}, isSameLettering);

/** Graticule intervals in degrees, largest first. */
const graticuleSteps = [1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001];

/** Lines of latitude and longitude, shown until a basemap is loaded so that the location can still be read. */
export function Graticule({ sheet, language }: { sheet: Sheet; language: string }) {
  const { scale, left, top, width, height } = sheet;
  const step = graticuleSteps.find((degrees) => (degrees / 360) * scale < 420) ?? 0.001;
  const northWest = fromUnit({ x: left / scale, y: top / scale });
  const southEast = fromUnit({ x: (left + width) / scale, y: (top + height) / scale });
  const degrees = numberFormat(language, { maximumFractionDigits: 3 });
  const between = (from: number, to: number) => {
    const first = Math.ceil(from / step);
    const count = Math.min(200, Math.max(0, Math.floor(to / step) - first + 1));
    return Array.from({ length: count }, (_, index) => (first + index) * step);
  };
  const meridians = between(northWest.lon, southEast.lon).map((lon) => ({
    at: toUnit({ lat: 0, lon }).x * scale - left,
    text: `${degrees.format(lon)}°`,
  }));
  const parallels = between(southEast.lat, northWest.lat).map((lat) => ({
    at: toUnit({ lat, lon: 0 }).y * scale - top,
    text: `${degrees.format(lat)}°`,
  }));
  return (
    <g>
      {meridians.map(({ at, text }) => (
        <path key={text} d={`M${at} 0V${height}`} className={styles.graticule} />
      ))}
      {parallels.map(({ at, text }) => (
        <path key={text} d={`M0 ${at}H${width}`} className={styles.graticule} />
      ))}
      {meridians.flatMap((meridian) =>
        parallels.map((parallel) => (
          <text
            key={`${meridian.text} ${parallel.text}`}
            className={styles.degrees}
            x={meridian.at + 6}
            y={parallel.at - 6}
            fontSize={11}
          >
            {parallel.text} {meridian.text}
          </text>
        )),
      )}
    </g>
  );
}
