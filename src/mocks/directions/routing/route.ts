import type { Directions, Manoeuvre, Route, Step } from '#modules/directions/api';
import type { TravelMode } from '#modules/directions/modes';
import { roadKinds } from '#mocks/directions/seed/roadShard';

import { arcBearing, valueAt, metresBetween, type Point, type RoadGraph } from './graph';
import { turnFor } from './manoeuvre';
import { type PathFinder, speeds, type EdgeSpan } from './path';
import { pointOn, type RoadPoint, snap } from './snap';

type Position = [lon: number, lat: number];

/** Five decimals, about one metre. */
const round5 = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
const position = ({ lat, lon }: Point): Position => [round5(lon), round5(lat)];
const wholeBearing = (degrees: number) => Math.round(degrees) % 360;

/** Part of a route on one edge, with its road, length and duration. */
interface Leg {
  road: number;
  bearing: number;
  metres: number;
  seconds: number;
  points: Position[];
}

function legOf(graph: RoadGraph, { arc, from, to }: EdgeSpan, mode: TravelMode): Leg {
  const edge = arc >> 1;
  const onEdge = (t: number) => position(pointOn(graph, edge, (arc & 1) === 0 ? t : 1 - t));
  const metres = valueAt(graph.length, edge) * (to - from);
  const kind = roadKinds[valueAt(graph.kind, edge)] ?? 'street';
  return {
    road: valueAt(graph.road, edge),
    bearing: wholeBearing(arcBearing(graph, arc)),
    metres,
    seconds: metres / speeds[mode][kind],
    points: [onEdge(from), onEdge(to)],
  };
}

/**
 * A start or end at a corner may snap to the crossing street; a leg shorter than this many metres is no instruction.
 */
const minLegM = 1;

/** Gives a tiny leg at either end the road and bearing of its neighbour; its length is kept. */
function withoutTinyLegs(legs: Leg[]): Leg[] {
  const join = (sliver: Leg | undefined, neighbour: Leg | undefined) => {
    if (sliver === undefined || neighbour === undefined || sliver.metres >= minLegM) return sliver;
    return { ...sliver, road: neighbour.road, bearing: neighbour.bearing };
  };
  const first = join(legs[0], legs[1]);
  const last = join(legs.at(-1), legs.at(-2));
  if (legs.length < 2 || first === undefined || last === undefined) return legs;
  return [first, ...legs.slice(1, -1), last];
}

/** Consecutive legs on one road, which make one step. */
interface RoadRun {
  road: number;
  bearingIn: number;
  bearingOut: number;
  metres: number;
  seconds: number;
  points: Position[];
}

function merged(legs: readonly Leg[]): RoadRun[] {
  const runs: RoadRun[] = [];
  for (const { road, bearing, metres, seconds, points } of legs) {
    const run = runs.at(-1);
    if (run?.road === road) {
      run.bearingOut = bearing;
      run.metres += metres;
      run.seconds += seconds;
      run.points.push(...points.slice(1));
    } else {
      runs.push({ road, bearingIn: bearing, bearingOut: bearing, metres, seconds, points: [...points] });
    }
  }
  return runs;
}

/** Rounds amounts so that they add up to their rounded sum. */
function createRounder(): (amount: number) => number {
  let [sum, reported] = [0, 0];
  return (amount) => {
    sum += amount;
    const whole = Math.round(sum) - reported;
    reported += whole;
    return whole;
  };
}

/** The side of the road, in the direction of travel, on which a snapped point lies. */
function sideOf({ side }: RoadPoint, arc: number | undefined): Pick<Manoeuvre, 'modifier'> {
  if (side === undefined || arc === undefined) return {};
  const isForth = (arc & 1) === 0;
  return { modifier: isForth === (side === 'left') ? 'left' : 'right' };
}

/** Describes a route with one step per road, from `depart` to `arrive` (directory 2.8). */
export function describeRoute(
  graph: RoadGraph,
  stretches: readonly EdgeSpan[],
  { from, to, mode }: { from: RoadPoint; to: RoadPoint; mode: TravelMode },
): Route {
  const legs = withoutTinyLegs(stretches.map((stretch) => legOf(graph, stretch, mode)));
  const runs = merged(legs);
  const [wholeMetres, wholeSeconds] = [createRounder(), createRounder()];
  const nameOf = (road: number | undefined) => graph.roads[road ?? -1]?.name ?? '';
  const steps = runs.map((run, index): Step => {
    const previous = runs[index - 1];
    const maneuver: Manoeuvre = {
      ...(previous === undefined
        ? { type: 'depart', ...sideOf(from, stretches[0]?.arc), bearing_before: 0 }
        : { ...turnFor(previous.bearingOut, run.bearingIn), bearing_before: previous.bearingOut }),
      bearing_after: run.bearingIn,
      location: run.points[0] ?? position(from),
    };
    return {
      distance: wholeMetres(run.metres),
      duration: wholeSeconds(run.seconds),
      name: nameOf(run.road),
      geometry: { type: 'LineString', coordinates: run.points },
      maneuver,
    };
  });
  const last = runs.at(-1);
  const end = position(to);
  steps.push({
    distance: 0,
    duration: 0,
    name: nameOf(last?.road),
    geometry: { type: 'LineString', coordinates: [end, end] },
    maneuver: {
      type: 'arrive',
      ...sideOf(to, stretches.at(-1)?.arc),
      bearing_before: last?.bearingOut ?? 0,
      bearing_after: 0,
      location: end,
    },
  });
  return {
    distance: steps.reduce((sum, { distance }) => sum + distance, 0),
    duration: steps.reduce((sum, { duration }) => sum + duration, 0),
    geometry: {
      type: 'LineString',
      coordinates: runs.flatMap(({ points }, index) => (index === 0 ? points : points.slice(1))),
    },
    legs: [{ steps }],
  };
}

function waypointOf(graph: RoadGraph, on: RoadPoint): Directions['waypoints'][number] {
  const road = graph.roads[valueAt(graph.road, on.edge)];
  return {
    name: road?.name ?? '',
    ...(road?.town !== undefined && { town: road.town }),
    location: position(on),
    distance: on.distance,
  };
}

/** A destination: the point, and its position on a road (see `snapAddress`). */
export interface Destination {
  point: Point;
  on: RoadPoint | undefined;
}

/** The response of the directions from a point to a destination, or with `back` in reverse. */
export function routeTo(
  { graph, paths }: { graph: RoadGraph; paths: PathFinder },
  start: Point,
  { point, on }: Destination,
  { mode, back = false }: { mode: TravelMode; back?: boolean },
): Directions {
  const straightLine = Math.round(metresBetween(start, point));
  const near = snap(graph, start);
  const [from, to] = back ? [on, near] : [near, on];
  if (from === undefined || to === undefined) return { code: 'NoSegment', routes: [], waypoints: [], straightLine };
  const waypoints = [waypointOf(graph, from), waypointOf(graph, to)];
  const stretches = paths.find(from, to, mode);
  if (stretches === undefined) return { code: 'NoRoute', routes: [], waypoints, straightLine };
  return { code: 'Ok', routes: [describeRoute(graph, stretches, { from, to, mode })], waypoints, straightLine };
}
