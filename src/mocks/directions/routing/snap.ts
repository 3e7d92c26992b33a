import { roadKinds } from '#mocks/directions/seed/roadShard';

import { valueAt, metresBetween, type Point, type RoadGraph } from './graph';

/** A point on a road: fraction `t` of an edge from its `a`, and its relation to the point that was snapped. */
export interface RoadPoint extends Point {
  readonly edge: number;
  readonly t: number;
  /** Whole metres from the snapped point. */
  readonly distance: number;
  /** The side of the edge, from `a` to `b`, on which the snapped point lies; absent within a metre. */
  readonly side?: 'left' | 'right';
}

/**
 * Maximum distance to a road in metres (NoSegment, directory 2.8): reaching the road from farther away would be a
 * journey about which the graph knows nothing.
 */
export const snapLimitM = 1000;

/** A highway crosses a town without junctions, so a street within about a block (metres) is preferred. */
const highwayHandicapM = 250;
const highway = roadKinds.indexOf('highway');

const metresPerDegree = 111_195;

/** The nearest point on any road, or on `road` only; `undefined` beyond the limit in metres. */
export function snap(
  graph: RoadGraph,
  point: Point,
  { road, limitM = snapLimitM }: { road?: number; limitM?: number } = {},
): RoadPoint | undefined {
  const perLon = metresPerDegree * Math.cos((point.lat * Math.PI) / 180);
  let best = { edge: -1, t: 0, rank: Infinity, off: Infinity, cross: 0 };
  for (let edge = 0; edge < graph.edgeCount; edge++) {
    if (road !== undefined && valueAt(graph.road, edge) !== road) continue;
    const [a, b] = [valueAt(graph.ends, 2 * edge), valueAt(graph.ends, 2 * edge + 1)];
    const ax = (valueAt(graph.lon, a) - point.lon) * perLon;
    const ay = (valueAt(graph.lat, a) - point.lat) * metresPerDegree;
    const dx = (valueAt(graph.lon, b) - valueAt(graph.lon, a)) * perLon;
    const dy = (valueAt(graph.lat, b) - valueAt(graph.lat, a)) * metresPerDegree;
    const t = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy)));
    const off = Math.sqrt((ax + dx * t) ** 2 + (ay + dy * t) ** 2);
    const rank = off + (valueAt(graph.kind, edge) === highway ? highwayHandicapM : 0);
    if (off > limitM || rank >= best.rank) continue;
    best = { edge, t, rank, off, cross: (dx * -ay - dy * -ax) / Math.hypot(dx, dy) };
  }
  if (best.edge < 0) return undefined;
  const { edge, t, off, cross } = best;
  const on = pointOn(graph, edge, t);
  return {
    ...on,
    edge,
    t,
    distance: Math.round(metresBetween(point, on)),
    ...(off >= 1 && Math.abs(cross) >= 1 && { side: cross > 0 ? ('left' as const) : ('right' as const) }),
  };
}

/** The point at a fraction of an edge. */
export function pointOn(graph: RoadGraph, edge: number, t: number): Point {
  const [a, b] = [valueAt(graph.ends, 2 * edge), valueAt(graph.ends, 2 * edge + 1)];
  const between = (of: Float64Array) => valueAt(of, a) + (valueAt(of, b) - valueAt(of, a)) * t;
  return { lat: between(graph.lat), lon: between(graph.lon) };
}

/** The street of an address line, without the house number before or after it. */
function streetOf(line1: string): string {
  return line1.replace(/^\d+\s+|\s+\d+$/g, '');
}

/** A pin is 9 m beside its road (directory 5.3); farther from the named street than this, the name is ignored. */
const addressLimitM = 40;

/**
 * Snaps an address to the street it names, even if a pin at a corner is nearer to the other street (directory 5.3); to
 * the nearest road if it names none.
 */
export function snapAddress(
  graph: RoadGraph,
  point: Point,
  address: { line1?: string | undefined; townId: string },
): RoadPoint | undefined {
  const street = streetOf(address.line1 ?? '');
  const road = graph.roads.findIndex(({ name, townId }) => name === street && townId === address.townId);
  const named = road < 0 ? undefined : snap(graph, point, { road, limitM: addressLimitM });
  return named ?? snap(graph, point);
}
