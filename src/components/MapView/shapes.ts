import { readMapFeatures } from '#lib/geo/geojson';
import type { FeatureCollection, MapFeatureKind } from '#lib/geo/geojson';
import type { LatLon } from '#lib/geo/latLon';
import { fromUnit, toUnit } from '#lib/geo/mercator';

/** A rectangle in px, or on the unit square of Web Mercator. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** One line of a basemap on the unit square of Web Mercator: alternating x and y, and its bounding box. */
export interface UnitLine {
  xy: Float64Array;
  box: Box;
}

/** A feature on the unit square: projected once, then scaled and translated for each sheet. */
export interface Shape {
  kind: MapFeatureKind;
  name: string;
  rank: number;
  lines: UnitLine[];
}

/** Projects a line of points onto the unit square. */
export function toUnitLine(points: readonly LatLon[]): UnitLine {
  const xy = new Float64Array(points.length * 2);
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [index, point] of points.entries()) {
    const { x, y } = toUnit(point);
    xy[index * 2] = x;
    xy[index * 2 + 1] = y;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return { xy, box };
}

const known = new WeakMap<FeatureCollection, Shape[]>();

/** The shapes of a basemap, computed once for each collection. */
export function shapesOf(collection: FeatureCollection): Shape[] {
  let shapes = known.get(collection);
  if (!shapes) {
    shapes = readMapFeatures(collection).map(({ lines, ...feature }) => ({ ...feature, lines: lines.map(toUnitLine) }));
    known.set(collection, shapes);
  }
  return shapes;
}

/** The north-west and south-east corners of all features in the given basemaps. */
export function cornersOf(collections: readonly FeatureCollection[]): LatLon[] {
  return collections
    .flatMap(shapesOf)
    .flatMap(({ lines }) => lines)
    .flatMap(({ box }) => [fromUnit({ x: box.left, y: box.top }), fromUnit({ x: box.right, y: box.bottom })]);
}

/**
 * The area rendered at a time: part of the world at `scale` px for its full width, with `left` and `top` in px at that
 * scale.
 */
export interface Sheet {
  scale: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Whether a box on the unit square is within `margin` px of a sheet. */
export function touches(box: Box, { scale, left, top, width, height }: Sheet, margin: number): boolean {
  return (
    box.right * scale >= left - margin &&
    box.left * scale <= left + width + margin &&
    box.bottom * scale >= top - margin &&
    box.top * scale <= top + height + margin
  );
}

/** A line in px of the sheet. */
export function toSheet({ xy }: UnitLine, { scale, left, top }: Sheet): number[] {
  const points: number[] = [];
  for (let at = 0; at < xy.length; at += 2) {
    points.push((xy[at] ?? 0) * scale - left, (xy[at + 1] ?? 0) * scale - top);
  }
  return points;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Path data of the line segments near the sheet, without points too close together to be distinguished. */
export function linePath(lines: readonly UnitLine[], sheet: Sheet, margin = 16): string {
  let path = '';
  for (const line of lines) {
    if (!touches(line.box, sheet, margin)) continue;
    const points = toSheet(line, sheet);
    let [fromX = 0, fromY = 0] = points;
    let isDown = false;
    for (let at = 2; at < points.length; at += 2) {
      const [x = 0, y = 0] = [points[at], points[at + 1]];
      const isLast = at + 2 >= points.length;
      if (!isLast && Math.abs(x - fromX) < 0.7 && Math.abs(y - fromY) < 0.7) continue;
      const isNear =
        Math.max(x, fromX) >= -margin &&
        Math.min(x, fromX) <= sheet.width + margin &&
        Math.max(y, fromY) >= -margin &&
        Math.min(y, fromY) <= sheet.height + margin;
      if (isNear) path += `${isDown ? '' : `M${tenth(fromX)} ${tenth(fromY)}`}L${tenth(x)} ${tenth(y)}`;
      isDown = isNear;
      fromX = x;
      fromY = y;
    }
  }
  return path;
}

/**
 * A ring clipped to a box (Sutherland–Hodgman), so that no coordinate exceeds the range a browser renders precisely.
 */
export function clippedRing(points: readonly number[], box: Box): number[] {
  let ring = [...points];
  // The axis, the position of the edge, and the side that is inside.
  const edges: readonly (readonly [axis: 0 | 1, edge: number, side: 1 | -1])[] = [
    [0, box.left, 1],
    [0, box.right, -1],
    [1, box.top, 1],
    [1, box.bottom, -1],
  ];
  for (const [axis, edge, side] of edges) {
    const kept: number[] = [];
    for (let at = 0; at < ring.length; at += 2) {
      const before = (at - 2 + ring.length) % ring.length;
      const [x = 0, y = 0] = [ring[at], ring[at + 1]];
      const [fromX = 0, fromY = 0] = [ring[before], ring[before + 1]];
      const here = ((axis === 0 ? x : y) - edge) * side;
      const there = ((axis === 0 ? fromX : fromY) - edge) * side;
      if (here >= 0 !== there >= 0) {
        const t = there / (there - here);
        kept.push(fromX + (x - fromX) * t, fromY + (y - fromY) * t);
      }
      if (here >= 0) kept.push(x, y);
    }
    ring = kept;
  }
  return ring;
}

/** Path data of areas, clipped slightly outside the sheet so that their outlines stay out of view. */
export function areaPath(rings: readonly UnitLine[], sheet: Sheet, margin = 32): string {
  const box = { left: -margin, top: -margin, right: sheet.width + margin, bottom: sheet.height + margin };
  let path = '';
  for (const ring of rings) {
    if (!touches(ring.box, sheet, margin)) continue;
    const points = clippedRing(toSheet(ring, sheet), box);
    if (points.length < 6) continue;
    for (let at = 0; at < points.length; at += 2) {
      path += `${at === 0 ? 'M' : 'L'}${tenth(points[at] ?? 0)} ${tenth(points[at + 1] ?? 0)}`;
    }
    path += 'Z';
  }
  return path;
}

/** Interpolates a table of zoom and value at a zoom; constant outside its range. */
export function atZoom(table: readonly (readonly [zoom: number, value: number])[], zoom: number): number {
  let [fromZoom, from] = table[0] ?? [0, 0];
  for (const [toZoom, to] of table) {
    if (zoom <= toZoom) {
      return toZoom === fromZoom ? to : from + ((to - from) * Math.max(0, zoom - fromZoom)) / (toZoom - fromZoom);
    }
    [fromZoom, from] = [toZoom, to];
  }
  return from;
}
