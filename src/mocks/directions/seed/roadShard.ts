/**
 * A town's streets: a grid of nodes, first its rows from the south and then its columns from the west, without the
 * gaps.
 */
export interface TownRoads {
  id: string;
  name: string;
  lat: number;
  lon: number;
  /** Nodes per side; the index of a node is `row * grid + column`. */
  grid: number;
  /** Names of the rows, then of the columns. */
  streets: readonly string[];
  /** Offset of each node from the middle of the town, in 0.00001 degree. */
  north: readonly number[];
  east: readonly number[];
  /** Missing pieces of street, counted along all streets. */
  gaps: readonly number[];
}

/** The roads of the country: towns, and highways from the middle of one town over a bend to another. */
export interface RoadShard {
  towns: readonly TownRoads[];
  highways: readonly (readonly [from: number, to: number, name: string, bendLat: number, bendLon: number])[];
}

/** Kinds of roads; edges store the index. */
export const roadKinds = ['street', 'main-road', 'highway'] as const;
export type RoadKind = (typeof roadKinds)[number];

/** A named road; a highway belongs to no town. */
export interface Road {
  name: string;
  townId?: string;
  town?: string;
}

/** A straight piece of road between two nodes. */
interface RoadEdge {
  a: number;
  b: number;
  /** Index into the roads. */
  road: number;
  kind: RoadKind;
}

/** All roads as a graph; edges refer to nodes and roads by index. */
export interface RoadNetwork {
  nodes: readonly { lat: number; lon: number }[];
  edges: readonly RoadEdge[];
  roads: readonly Road[];
}

/** Degrees with 5 decimals, shifted by units of the last. */
function shiftDegrees(degrees: number, units: number): number {
  return (Math.round(degrees * 1e5) + units) / 1e5;
}

/**
 * Decodes the roads of a shard into one graph. A highway runs between the middles of two towns, as the basemap shows
 * it, and continues to the crossing of the town's two main roads, so that it connects to the streets.
 */
export function decodeRoads(shard: RoadShard): RoadNetwork {
  const nodes: { lat: number; lon: number }[] = [];
  const edges: RoadEdge[] = [];
  const roads: Road[] = [];
  const middles = shard.towns.map((town) => {
    const first = nodes.length;
    const axis = Math.floor(town.grid / 2);
    const gaps = new Set(town.gaps);
    for (const [at, north] of town.north.entries()) {
      nodes.push({ lat: shiftDegrees(town.lat, north), lon: shiftDegrees(town.lon, town.east[at] ?? 0) });
    }
    let piece = 0;
    for (const [at, name] of town.streets.entries()) {
      const isRow = at < town.grid;
      const line = isRow ? at : at - town.grid;
      const [start, step] = isRow ? [line * town.grid, 1] : [line, town.grid];
      const kind = line === axis ? 'main-road' : 'street';
      for (let along = 0; along + 1 < town.grid; along++, piece++) {
        if (gaps.has(piece)) continue;
        const a = first + start + along * step;
        edges.push({ a, b: a + step, road: roads.length, kind });
      }
      roads.push({ name, townId: town.id, town: town.name });
    }
    nodes.push({ lat: town.lat, lon: town.lon });
    return { middle: nodes.length - 1, crossing: first + axis * town.grid + axis };
  });
  const highwayRoads = new Map<string, number>();
  for (const [from, to, name, lat, lon] of shard.highways) {
    const [start, end] = [middles[from], middles[to]];
    if (start === undefined || end === undefined) throw new Error(`${name} has an end in no town.`);
    const road = highwayRoads.get(name) ?? roads.push({ name }) - 1;
    highwayRoads.set(name, road);
    const bend = nodes.push({ lat, lon }) - 1;
    const run = [start.crossing, start.middle, bend, end.middle, end.crossing];
    for (const [at, b] of run.slice(1).entries()) edges.push({ a: run[at] ?? b, b, road, kind: 'highway' });
  }
  return { nodes, edges, roads };
}
