import type { LatLon } from './latLon';

/** What a map shows: its centre and zoom (one step doubles every length). */
export interface Viewpoint extends LatLon {
  zoom: number;
}

/** A position in px from the top left corner. */
export interface XY {
  x: number;
  y: number;
}

/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

/** An area in degrees; `west` is the smaller longitude. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Side of the world in px at zoom 0. */
const worldSide = 256;
/** Radius of the Web Mercator sphere in metres. */
const earthRadius = 6_378_137;
/** Latitude limit of Web Mercator in degrees. */
const maxLatitude = 85.051129;

/** The six levels of the zoom buttons, from the whole country to a single house. */
export const zoomLevels = { country: 8.5, region: 10.5, town: 12.5, district: 14, street: 15.5, house: 17 } as const;

export type ZoomLevel = keyof typeof zoomLevels;

const levelNames: readonly ZoomLevel[] = ['country', 'region', 'town', 'district', 'street', 'house'];

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Limits a zoom to the supported range; NaN becomes the country level. */
export function clampZoom(zoom: number): number {
  return Number.isFinite(zoom) ? clamp(zoom, zoomLevels.country - 0.75, zoomLevels.house) : zoomLevels.country;
}

/** Whether a point has valid coordinates. */
export function isValidLatLon({ lat, lon }: LatLon): boolean {
  return Number.isFinite(lat) && Number.isFinite(lon);
}

/** Projects a point onto the unit square of Web Mercator: x grows eastwards, y southwards, both from 0 to 1. */
export function toUnit({ lat, lon }: LatLon): XY {
  const phi = (clamp(lat, -maxLatitude, maxLatitude) * Math.PI) / 180;
  return { x: (lon + 180) / 360, y: 0.5 - Math.log(Math.tan(Math.PI / 4 + phi / 2)) / (2 * Math.PI) };
}

/** The point at a position on the unit square. */
export function fromUnit({ x, y }: XY): LatLon {
  return { lat: (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI, lon: x * 360 - 180 };
}

/** Side of the world in px at a zoom. */
export function worldPx(zoom: number): number {
  return worldSide * 2 ** zoom;
}

/** Projects a point to px at a zoom. */
export function project(point: LatLon, zoom: number): XY {
  const { x, y } = toUnit(point);
  const scale = worldPx(zoom);
  return { x: x * scale, y: y * scale };
}

/** The point at a position in px at a zoom. */
export function unproject({ x, y }: XY, zoom: number): LatLon {
  const scale = worldPx(zoom);
  return fromUnit({ x: x / scale, y: y / scale });
}

/** Pans the view by a drag of `dx` and `dy` px: dragging right reveals what is in the west. */
export function panView(view: Viewpoint, dx: number, dy: number): Viewpoint {
  const { x, y } = project(view, view.zoom);
  return { ...unproject({ x: x - dx, y: y - dy }, view.zoom), zoom: view.zoom };
}

/** Zooms the view; the point `offset` px from the centre keeps its position. */
export function zoomView(view: Viewpoint, zoom: number, offset: XY = { x: 0, y: 0 }): Viewpoint {
  const next = clampZoom(zoom);
  const moved = panView(view, -offset.x, -offset.y);
  return panView({ lat: moved.lat, lon: moved.lon, zoom: next }, offset.x, offset.y);
}

/** The zoom level after "Zoom in" (1) or "Zoom out" (-1), from any zoom. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const steps = levelNames.map((name) => zoomLevels[name]);
  const next =
    direction === 1 ? steps.find((step) => step > zoom + 0.05) : steps.findLast((step) => step < zoom - 0.05);
  return next ?? clampZoom(zoom);
}

/** The nearest zoom level. */
export function zoomLevelOf(zoom: number): ZoomLevel {
  return levelNames.reduce((best, name) =>
    Math.abs(zoomLevels[name] - zoom) < Math.abs(zoomLevels[best] - zoom) ? name : best,
  );
}

/**
 * The closest view that shows all points at least `padding` px from the edge, but no closer than `closest`, so that a
 * single point keeps its surroundings. `undefined` without points.
 */
export function fitView(
  points: readonly LatLon[],
  size: Size,
  { padding = 48, closest = zoomLevels.street }: { padding?: number; closest?: number } = {},
): Viewpoint | undefined {
  const units = points.filter(isValidLatLon).map(toUnit);
  if (units.length === 0) return undefined;
  const [left, right] = [Math.min(...units.map(({ x }) => x)), Math.max(...units.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...units.map(({ y }) => y)), Math.max(...units.map(({ y }) => y))];
  const zoomFor = (room: number, length: number) =>
    length > 0 ? Math.log2(Math.max(room - 2 * padding, 32) / (worldSide * length)) : Infinity;
  const zoom = clampZoom(Math.min(zoomFor(size.width, right - left), zoomFor(size.height, bottom - top), closest));
  return { ...fromUnit({ x: (left + right) / 2, y: (top + bottom) / 2 }), zoom };
}

/** Whether a view shows a point at least `margin` px from the edge. */
export function isInView(point: LatLon, view: Viewpoint, size: Size, margin: number): boolean {
  const [middle, at] = [project(view, view.zoom), project(point, view.zoom)];
  return Math.abs(at.x - middle.x) < size.width / 2 - margin && Math.abs(at.y - middle.y) < size.height / 2 - margin;
}

/** The area that a view shows. */
export function viewBounds(view: Viewpoint, { width, height }: Size): Bounds {
  const { x, y } = project(view, view.zoom);
  const northWest = unproject({ x: x - width / 2, y: y - height / 2 }, view.zoom);
  const southEast = unproject({ x: x + width / 2, y: y + height / 2 }, view.zoom);
  return { west: northWest.lon, south: southEast.lat, east: southEast.lon, north: northWest.lat };
}

/** The smallest area that contains all points; `undefined` without points. */
export function boundsOf(points: readonly LatLon[]): Bounds | undefined {
  let bounds: Bounds | undefined;
  for (const point of points) {
    if (!isValidLatLon(point)) continue;
    const { lat, lon } = point;
    bounds ??= { west: lon, south: lat, east: lon, north: lat };
    bounds.west = Math.min(bounds.west, lon);
    bounds.east = Math.max(bounds.east, lon);
    bounds.south = Math.min(bounds.south, lat);
    bounds.north = Math.max(bounds.north, lat);
  }
  return bounds;
}

/** Keeps the centre of a view inside an area, so that users cannot pan into open water. */
export function clampToBounds<View extends LatLon>(view: View, bounds: Bounds | undefined): View {
  if (!bounds) return view;
  return {
    ...view,
    lat: clamp(view.lat, bounds.south, bounds.north),
    lon: clamp(view.lon, bounds.west, bounds.east),
  };
}

/** Metres on the ground per px. */
export function metresPerPx(lat: number, zoom: number): number {
  return (Math.cos((lat * Math.PI) / 180) * 2 * Math.PI * earthRadius) / worldPx(zoom);
}

/** The longest round length (1, 2 or 5 times a power of ten) whose bar is at most `widest` px. */
export function scaleBar(perPx: number, widest: number): { metres: number; width: number } {
  const most = perPx * widest;
  if (!(most > 0) || !Number.isFinite(most)) return { metres: 0, width: 0 };
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2, 1].find((digit) => digit * power <= most) ?? 1) * power;
  return { metres, width: metres / perPx };
}
