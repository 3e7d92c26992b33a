import { type RoadKind, roadKinds } from '#mocks/directions/seed/roadShard';
import type { TravelMode } from '#modules/directions/modes';

import { valueAt, earthRadiusM, toUnitVector, type RoadGraph } from './graph';
import { createMinHeap } from './heap';
import type { RoadPoint } from './snap';

const kmh = (speed: number) => speed / 3.6;

/**
 * Metres per second on each kind of road. Walking is 4.8 km/h, so that 2.4 km take 30 minutes (directory 2.8). Every
 * mode may use highways: the towns of an island have no other road between them, and none is one-way (directory 5.3).
 */
export const speeds: Readonly<Record<TravelMode, Readonly<Record<RoadKind, number>>>> = {
  walk: { street: kmh(4.8), 'main-road': kmh(4.8), highway: kmh(4.8) },
  cycle: { street: kmh(15), 'main-road': kmh(16), highway: kmh(18) },
  drive: { street: kmh(30), 'main-road': kmh(50), highway: kmh(90) },
};

/**
 * Penalty for each instruction, in seconds. All routes through a grid are about equally long, and the one with the
 * fewest turns is the easiest to describe. It affects the choice of route, not its duration.
 */
const instructionCost: Readonly<Record<TravelMode, number>> = { walk: 15, cycle: 8, drive: 8 };

/** Part of one arc, between two fractions in the direction of travel. */
export interface EdgeSpan {
  readonly arc: number;
  readonly from: number;
  readonly to: number;
}

/** Finds routes between points on roads. */
export interface PathFinder {
  /** The cheapest route as spans in order; `undefined` if the points are not connected. */
  find(from: RoadPoint, to: RoadPoint, mode: TravelMode): EdgeSpan[] | undefined;
}

const forwardSpan = (edge: number, from: number, to: number): EdgeSpan => ({ arc: 2 * edge, from, to });
const backwardSpan = (edge: number, from: number, to: number): EdgeSpan => ({
  arc: 2 * edge + 1,
  from: 1 - from,
  to: 1 - to,
});

/**
 * Creates a finder: A* over arcs instead of nodes, because the cost depends on the previous road. Its arrays are
 * allocated once.
 */
export function createPathFinder(graph: RoadGraph): PathFinder {
  const arcCount = graph.edgeCount * 2;
  let entries = 2;
  for (let node = 0; node < graph.nodeCount; node++) {
    entries += (valueAt(graph.firstLeaving, node + 1) - valueAt(graph.firstLeaving, node)) ** 2;
  }
  const heap = createMinHeap(entries);
  /** Seconds from the start to the head of each arc, and the previous arc; valid for the run that wrote them. */
  const cost = new Float64Array(arcCount);
  const before = new Int32Array(arcCount);
  const seen = new Int32Array(arcCount);
  const done = new Int32Array(arcCount);
  let run = 0;

  function search(from: RoadPoint, to: RoadPoint, mode: TravelMode): EdgeSpan[] | undefined {
    run += 1;
    heap.clear();
    const perMetre = roadKinds.map((kind) => 1 / speeds[mode][kind]);
    const leastPerMetre = Math.min(...perMetre);
    const change = instructionCost[mode];
    const [x, y, z] = toUnitVector(to);
    const { sphere, ends, firstLeaving, leaving, road, kind, length } = graph;
    const secondsOn = (edge: number) => valueAt(length, edge) * (perMetre[valueAt(kind, edge)] ?? 0);
    // The chord is never longer than the road, so the estimate is admissible.
    const estimate = (node: number) => {
      const east = valueAt(sphere, 3 * node) - x;
      const north = valueAt(sphere, 3 * node + 1) - y;
      const up = valueAt(sphere, 3 * node + 2) - z;
      // Math.hypot takes several times as long, and this is the hottest line of a search.
      return Math.sqrt(east * east + north * north + up * up) * earthRadiusM * leastPerMetre;
    };
    const reach = (arc: number, seconds: number, previous: number) => {
      if (valueAt(seen, arc) === run && valueAt(cost, arc) <= seconds) return;
      seen[arc] = run;
      cost[arc] = seconds;
      before[arc] = previous;
      heap.push(seconds + estimate(valueAt(ends, arc ^ 1)), arc);
    };

    reach(2 * from.edge, secondsOn(from.edge) * (1 - from.t), -1);
    reach(2 * from.edge + 1, secondsOn(from.edge) * from.t, -1);
    let [best, bestArc, bestBefore] = [Infinity, -1, -1];
    for (let arc = heap.pop(); arc >= 0 && heap.key < best; arc = heap.pop()) {
      if (valueAt(done, arc) === run) continue;
      done[arc] = run;
      const head = valueAt(ends, arc ^ 1);
      for (let slot = valueAt(firstLeaving, head); slot < valueAt(firstLeaving, head + 1); slot++) {
        const next = valueAt(leaving, slot);
        if (next === (arc ^ 1)) continue;
        const edge = next >> 1;
        const seconds = valueAt(cost, arc) + (valueAt(road, edge) === valueAt(road, arc >> 1) ? 0 : change);
        if (edge !== to.edge) {
          reach(next, seconds + secondsOn(edge), arc);
          continue;
        }
        const arrival = seconds + secondsOn(edge) * ((next & 1) === 0 ? to.t : 1 - to.t);
        if (arrival < best) [best, bestArc, bestBefore] = [arrival, next, arc];
      }
    }
    if (bestArc < 0) return undefined;
    const stretches = [(bestArc & 1) === 0 ? forwardSpan(to.edge, 0, to.t) : backwardSpan(to.edge, 1, to.t)];
    for (let arc = bestBefore; arc >= 0; arc = valueAt(before, arc)) {
      if (valueAt(before, arc) >= 0) stretches.push({ arc, from: 0, to: 1 });
      else stretches.push((arc & 1) === 0 ? forwardSpan(from.edge, from.t, 1) : backwardSpan(from.edge, from.t, 0));
    }
    return stretches.toReversed();
  }

  return {
    find(from, to, mode) {
      if (
        valueAt(graph.island, valueAt(graph.ends, 2 * from.edge)) !==
        valueAt(graph.island, valueAt(graph.ends, 2 * to.edge))
      )
        return undefined;
      // Edges are straight, so staying on one edge is always shortest.
      if (from.edge === to.edge) return [(from.t <= to.t ? forwardSpan : backwardSpan)(from.edge, from.t, to.t)];
      return search(from, to, mode);
    },
  };
}
