import { type Road, roadKinds, type RoadNetwork } from '#mocks/directions/seed/roadShard';

/** A point in WGS84 decimal degrees. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Radius of the earth in metres, as in all distances (directory 5.4). */
export const earthRadiusM = 6_371_008.8;
const radians = Math.PI / 180;

/** The roads of the country in typed arrays. Edge `e` is two arcs: `2e` from its `a` to its `b`, `2e + 1` back. */
export interface RoadGraph {
  readonly nodeCount: number;
  readonly edgeCount: number;
  readonly lat: Float64Array;
  readonly lon: Float64Array;
  /** Nodes on the unit sphere, three numbers each. The chord between two nodes is never longer than a road. */
  readonly sphere: Float64Array;
  /** Ends of the edges: `a` of edge e at 2e, `b` at 2e + 1; so the head of arc `u` is at `u ^ 1`. */
  readonly ends: Int32Array;
  /** Great-circle length of each edge in metres. */
  readonly length: Float64Array;
  /** Bearing of each edge from `a` to `b`, degrees clockwise from north. */
  readonly bearing: Float64Array;
  /** Road of each edge, index into `roads`. */
  readonly road: Int32Array;
  /** Kind of each edge, index into `roadKinds`. */
  readonly kind: Uint8Array;
  /** Arcs that leave node n: `leaving` from `firstLeaving[n]` up to `firstLeaving[n + 1]`. */
  readonly firstLeaving: Int32Array;
  readonly leaving: Int32Array;
  /** Component of each node: nodes with equal numbers are connected. */
  readonly island: Int32Array;
  readonly roads: readonly Road[];
}

/** Reads a typed array at an index that is known to exist. */
export function valueAt(numbers: Float64Array | Int32Array | Uint8Array, index: number): number {
  return numbers[index] ?? 0;
}

/** Converts a point to the unit sphere. */
export function toUnitVector({ lat, lon }: Point): readonly [x: number, y: number, z: number] {
  const [phi, lambda] = [lat * radians, lon * radians];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** Great-circle distance in metres, not rounded. */
export function metresBetween(one: Point, other: Point): number {
  const [[x1, y1, z1], [x2, y2, z2]] = [toUnitVector(one), toUnitVector(other)];
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.hypot(x1 - x2, y1 - y2, z1 - z2) / 2));
}

/**
 * Bearing of a short straight line in degrees clockwise from north, from 0 up to 360; the reverse is exactly opposite.
 */
export function bearingOf(from: Point, to: Point): number {
  const east = (to.lon - from.lon) * Math.cos(((from.lat + to.lat) / 2) * radians);
  const degrees = Math.atan2(east, to.lat - from.lat) / radians;
  return degrees < 0 ? degrees + 360 : degrees;
}

/** Bearing of an arc in degrees clockwise from north. */
export function arcBearing(graph: RoadGraph, arc: number): number {
  const forward = valueAt(graph.bearing, arc >> 1);
  return (arc & 1) === 0 ? forward : (forward + 180) % 360;
}

function labelIslands(nodeCount: number, ends: Int32Array): Int32Array {
  const parent = Int32Array.from({ length: nodeCount }, (_, node) => node);
  const rootOf = (node: number) => {
    let root = node;
    while (valueAt(parent, root) !== root) {
      parent[root] = valueAt(parent, valueAt(parent, root));
      root = valueAt(parent, root);
    }
    return root;
  };
  for (let end = 0; end < ends.length; end += 2) parent[rootOf(valueAt(ends, end))] = rootOf(valueAt(ends, end + 1));
  return parent.map((_, node) => rootOf(node));
}

/** Builds the typed arrays for routing; takes a few milliseconds, once per page. */
export function createRoadGraph({ nodes, edges, roads }: RoadNetwork): RoadGraph {
  const nodeCount = nodes.length;
  const edgeCount = edges.length;
  const ends = new Int32Array(edgeCount * 2);
  const length = new Float64Array(edgeCount);
  const bearing = new Float64Array(edgeCount);
  const sphere = new Float64Array(nodeCount * 3);
  for (const [node, point] of nodes.entries()) sphere.set(toUnitVector(point), node * 3);
  const firstLeaving = new Int32Array(nodeCount + 1);
  for (const [edge, { a, b }] of edges.entries()) {
    const [from, to] = [nodes[a], nodes[b]];
    if (from === undefined || to === undefined) throw new Error(`Edge ${edge} ends at no node.`);
    ends.set([a, b], edge * 2);
    bearing[edge] = bearingOf(from, to);
    length[edge] = metresBetween(from, to);
    firstLeaving[a + 1] = valueAt(firstLeaving, a + 1) + 1;
    firstLeaving[b + 1] = valueAt(firstLeaving, b + 1) + 1;
  }
  for (let node = 0; node < nodeCount; node++) {
    firstLeaving[node + 1] = valueAt(firstLeaving, node + 1) + valueAt(firstLeaving, node);
  }
  const next = firstLeaving.slice();
  const leaving = new Int32Array(edgeCount * 2);
  for (let arc = 0; arc < edgeCount * 2; arc++) {
    const tail = valueAt(ends, arc);
    leaving[valueAt(next, tail)] = arc;
    next[tail] = valueAt(next, tail) + 1;
  }
  return {
    nodeCount,
    edgeCount,
    lat: Float64Array.from(nodes, ({ lat }) => lat),
    lon: Float64Array.from(nodes, ({ lon }) => lon),
    sphere,
    ends,
    length,
    bearing,
    road: Int32Array.from(edges, ({ road }) => road),
    kind: Uint8Array.from(edges, ({ kind }) => roadKinds.indexOf(kind)),
    firstLeaving,
    leaving,
    island: labelIslands(nodeCount, ends),
    roads,
  };
}
