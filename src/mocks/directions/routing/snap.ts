import { roadKinds } from '#mocks/directions/seed/roadShard';

import { valueAt, metresBetween, type Point, type RoadGraph } from './graph';

/** A point on a road: fraction `t` of an edge from its `a`, and how it lies to what was looked for. */
export interface RoadPoint extends Point {
  readonly edge: number;
  readonly t: number;
  /** Whole metres from the point that was looked for. */
  readonly distance: number;
  /** On which side of the edge, from `a` to `b`, the point that was looked for lies; on neither within a metre. */
  readonly side?: 'left' | 'right';
}

/**
 * Farther from any road than this, in metres, nobody is placed on one (NoSegment, directory 2.8): the way to the road
 * would be a journey of its own, about which the graph knows nothing.
 */
export const snapLimitM = 1000;

/**
 * A highway crosses a town without a junction up to the middle, so a street within about a block (metres) is meant
 * before it.
 */
const highwayHandicapM = 250;
const highway = roadKinds.indexOf('highway');

const metresPerDegree = 111_195;

/** The nearest place on a road to a point; `road` looks only along that one. Nothing beyond the limit in metres. */
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

/** Street of an address line, without the house number before or after it. */
function streetOf(line1: string): string {
  return line1.replace(/^\d+\s+|\s+\d+$/g, '');
}

/** A pin stands 9 m beside its road (directory 5.3); farther than this from the street it names, the name is no help. */
const addressLimitM = 40;

/**
 * Where the way to an address ends: on the street it names, although a pin near a corner may be nearer to the other
 * street (directory 5.3); on the nearest road when it names none that is there.
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
