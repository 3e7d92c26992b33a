import { gzipSync } from 'node:zlib';

import { describe, expect, it, test } from 'vitest';

import { distanceInMetres } from '#lib/geo/distance';
import { directions, type Route } from '#modules/directions/api';
import { type TravelMode, travelModes } from '#modules/directions/modes';
import { dataset } from '#mocks/build/dataset';
import { encodeRoads } from '#mocks/build/encode';
import { cities, cityById, flatDistance, offsetPoint } from '#mocks/build/places';
import { stream } from '#mocks/directory/seed/random';
import { decodeRoads, type RoadShard } from '#mocks/directions/seed/roadShard';
import { cityGraph } from '#mocks/build/streets';

import { bearingOf, createRoadGraph, metresBetween, type Point } from './graph';
import { createMinHeap } from './heap';
import { bearingChange, turnFor } from './manoeuvre';
import { createPathFinder, speeds } from './path';
import { describeRoute, routeTo } from './route';
import { type RoadPoint, snap, snapAddress, snapLimitM } from './snap';

const written = JSON.stringify(encodeRoads());
const shard: RoadShard = JSON.parse(written);
const network = decodeRoads(shard);
const graph = createRoadGraph(network);
const paths = createPathFinder(graph);

function placed(point: Point): RoadPoint {
  const on = snap(graph, point);
  if (on === undefined) throw new Error(`There is no road near ${point.lat},${point.lon}.`);
  return on;
}

const townOf = (id: string) => placed(cityById(id));

function routeBetween(from: RoadPoint, to: RoadPoint, mode: TravelMode = 'walk'): Route {
  const stretches = paths.find(from, to, mode);
  if (stretches === undefined) throw new Error('No road leads there.');
  return describeRoute(graph, stretches, { from, to, mode });
}

const stepsOf = (route: Route) => route.legs[0]?.steps ?? [];

/** A pseudo-random point on the streets of a town. */
function drawn(...key: readonly (string | number)[]): RoadPoint {
  const chance = stream('routing-test', ...key);
  const city = chance.pick(cities.filter(({ regionId }) => regionId !== 'harrow-isle'));
  const reach = city.grid * 100;
  return placed(offsetPoint(city, (chance.next() * 2 - 1) * reach, (chance.next() * 2 - 1) * reach));
}

describe('the roads', () => {
  it('come back from their shard as they were laid', () => {
    expect(network.nodes).toHaveLength(2390 + 12 + 14);
    for (const city of cities) {
      const { nodes, edges } = cityGraph(city);
      const first = network.nodes.findIndex(({ lat, lon }) => lat === nodes[0]?.lat && lon === nodes[0]?.lon);
      expect(network.nodes.slice(first, first + nodes.length)).toEqual(nodes);
      const laid = network.edges.filter(({ road }) => network.roads[road]?.townId === city.id);
      expect(laid.map(({ a, b, road }) => ({ a: a - first, b: b - first, street: network.roads[road]?.name }))).toEqual(
        edges.map(({ a, b, street }) => ({ a, b, street })),
      );
    }
  });

  it('are as long as distances are told elsewhere', () => {
    for (const one of cities)
      for (const other of cities) expect(Math.round(metresBetween(one, other))).toBe(distanceInMetres(one, other));
  });

  it('are two islands and nothing else', () => {
    const islands = new Set(network.edges.map(({ a }) => graph.island[a]));
    expect(islands.size).toBe(2);
  });

  it('are a small file of their own', () => {
    const zipped = gzipSync(written, { level: 9 }).length;
    console.log(
      `Roads: ${written.length} bytes, ${zipped} with gzip, ${graph.nodeCount} nodes, ${graph.edgeCount} edges.`,
    );
    expect(zipped).toBeLessThan(16_000);
  });
});

test('the heap gives the smallest key first, and equal keys by number', () => {
  const chance = stream('heap');
  const heap = createMinHeap(2000);
  const entries = Array.from({ length: 2000 }, (_, value) => ({ key: chance.int(0, 300), value }));
  for (const { key, value } of entries) heap.push(key, value);
  expect(() => heap.push(1, 1)).toThrow('too small');
  const popped = entries.map(() => {
    const value = heap.pop();
    return { key: heap.key, value };
  });
  expect(popped).toEqual(entries.toSorted((a, b) => a.key - b.key || a.value - b.value));
  expect(heap.pop()).toBe(-1);
});

describe('a manoeuvre follows from the change of bearing', () => {
  it.each([
    [0, 'continue', 'straight'],
    [19, 'continue', 'straight'],
    [-19, 'continue', 'straight'],
    [20, 'turn', 'slight right'],
    [44, 'turn', 'slight right'],
    [-20, 'turn', 'slight left'],
    [45, 'turn', 'right'],
    [134, 'turn', 'right'],
    [-90, 'turn', 'left'],
    [135, 'turn', 'sharp right'],
    [164, 'turn', 'sharp right'],
    [-164, 'turn', 'sharp left'],
    [165, 'turn', 'uturn'],
    [180, 'turn', 'uturn'],
    [-165, 'turn', 'uturn'],
  ])('%d° is %s %s', (change, type, modifier) => {
    for (const before of [0, 10, 170, 180, 300, 359]) {
      expect(turnFor(before, (before + change + 360) % 360)).toEqual({ type, modifier });
    }
  });

  it('over north as anywhere', () => {
    expect(bearingChange(350, 10)).toBe(20);
    expect(bearingChange(10, 350)).toBe(-20);
    expect(bearingOf({ lat: 0, lon: 0 }, { lat: 1, lon: 0 })).toBe(0);
    expect(bearingOf({ lat: 0, lon: 0 }, { lat: 0, lon: -1 })).toBe(270);
  });
});

describe('snapping', () => {
  it('puts every address on its own street, at its own house and side', () => {
    for (const { facility, spot } of dataset().facilities) {
      if (facility.locationVisibility !== 'exact') continue;
      const { cityId: townId, line1 } = facility.address;
      const on = snapAddress(graph, facility.geo, { line1, townId });
      const edge = network.edges[on?.edge ?? -1];
      const { nodes } = cityGraph(cityById(townId));
      const [a, b] = [nodes[spot.edge.a], nodes[spot.edge.b]];
      expect([facility.slug, network.roads[edge?.road ?? -1]?.name]).toEqual([facility.slug, spot.street]);
      expect([network.nodes[edge?.a ?? -1], network.nodes[edge?.b ?? -1]]).toEqual([a, b]);
      expect(Math.abs((on?.t ?? 0) - spot.t)).toBeLessThan(0.01);
      // Even house numbers are on the right.
      expect(on?.side).toBe(Number(/\d+/.exec(spot.line1)?.[0]) % 2 === 0 ? 'right' : 'left');
    }
  });

  it('takes the nearest road for an address whose street is not there', () => {
    const townId = 'port-calder';
    const on = snapAddress(graph, cityById(townId), { line1: '3 Nowhere Lane', townId });
    expect(on).toEqual(townOf(townId));
  });

  it('means a street of the town before the highway that passes over it', () => {
    for (let n = 0; n < 300; n++) expect(network.roads[graph.road[drawn('snap', n).edge] ?? -1]?.townId).toBeDefined();
  });

  it('finds a highway between the towns', () => {
    const [, , , lat = 0, lon = 0] = shard.highways[0] ?? [];
    const on = placed(offsetPoint({ lat, lon }, 60, 0));
    expect(graph.roads[graph.road[on.edge] ?? -1]).toEqual({ name: 'Highway 1' });
  });

  it('places nobody farther from a road than the limit', () => {
    const corner = graph.lat.indexOf(Math.min(...graph.lat));
    const south = { lat: graph.lat[corner] ?? 0, lon: graph.lon[corner] ?? 0 };
    expect(snap(graph, offsetPoint(south, 0, -(snapLimitM - 20)))).toBeDefined();
    expect(snap(graph, offsetPoint(south, 0, -(snapLimitM + 20)))).toBeUndefined();
    for (const [lat, lon] of [
      [0, 0],
      [90, 180],
      [-90, -180],
      [44.6, -30.7],
    ] as const)
      expect(snap(graph, { lat, lon })).toBeUndefined();
  });
});

describe('ways', () => {
  const pairs = Array.from({ length: 150 }, (_, n) => [drawn('from', n), drawn('to', n)] as const);

  it('are never shorter than the straight line between their ends', () => {
    for (const [from, to] of pairs)
      for (const mode of travelModes)
        expect(routeBetween(from, to, mode).distance).toBeGreaterThanOrEqual(distanceInMetres(from, to) - 1);
  });

  it('are as long back as forth, on foot', () => {
    for (const [from, to] of pairs)
      expect(Math.abs(routeBetween(from, to).distance - routeBetween(to, from).distance)).toBeLessThanOrEqual(1);
  });

  it('are as cheap as the cheapest that a search without a heap and an aim finds', () => {
    const local = Array.from({ length: 6 }, (_, n) => [drawn('slow', n), drawn('slow-to', n)] as const);
    for (const [from, to] of local) {
      for (const mode of travelModes) {
        const found = paths.find(from, to, mode) ?? [];
        expect(costOf(found, mode)).toBeCloseTo(slowCost(from, to, mode), 6);
      }
    }
  });

  it('lead from every town to every other of its island, for everybody', () => {
    for (const a of cities) {
      for (const b of cities) {
        const isJoined = (a.regionId === 'harrow-isle') === (b.regionId === 'harrow-isle');
        for (const mode of travelModes)
          expect([a.id, b.id, paths.find(townOf(a.id), townOf(b.id), mode) !== undefined]).toEqual([
            a.id,
            b.id,
            isJoined,
          ]);
      }
    }
  });

  it('are the same each time', () => {
    for (const [from, to] of pairs.slice(0, 20)) {
      const again = createPathFinder(createRoadGraph(decodeRoads(shard)));
      expect(again.find(from, to, 'drive')).toEqual(paths.find(from, to, 'drive'));
    }
  });

  it('by car take the highway, and time that fits', () => {
    const route = routeBetween(townOf('port-calder'), townOf('thornwick'), 'drive');
    expect(stepsOf(route).map(({ name }) => name)).toContain('Highway 3');
    expect(route.distance / route.duration).toBeGreaterThan(speeds.drive['main-road']);
  });

  it('of 2.4 km take about 30 minutes on foot', () => {
    const route = routeBetween(townOf('port-calder'), townOf('calder-heath'));
    expect(route.duration).toBeCloseTo(route.distance / (4 / 3), -1);
  });
});

type Stretches = NonNullable<ReturnType<typeof paths.find>>;
const change = { walk: 15, cycle: 8, drive: 8 };

function costOf(stretches: Stretches, mode: TravelMode): number {
  let [sum, last] = [0, -1];
  for (const { arc, from, to } of stretches) {
    const { road = 0, kind = 'street' } = network.edges[arc >> 1] ?? {};
    sum += ((graph.length[arc >> 1] ?? 0) * (to - from)) / speeds[mode][kind];
    if (last >= 0 && last !== road) sum += change[mode];
    last = road;
  }
  return sum;
}

/** The cheapest cost, found by relaxing all arcs until nothing improves. */
function slowCost(from: RoadPoint, to: RoadPoint, mode: TravelMode): number {
  const { edges } = network;
  if (from.edge === to.edge) return costOf(paths.find(from, to, mode) ?? [], mode);
  const ends = (arc: number) => {
    const { a, b } = edges[arc >> 1] ?? { a: 0, b: 0 };
    return (arc & 1) === 0 ? ([a, b] as const) : ([b, a] as const);
  };
  const secondsOn = (edge: number) => (graph.length[edge] ?? 0) / speeds[mode][edges[edge]?.kind ?? 'street'];
  const leaving = new Map<number, number[]>();
  for (let arc = 0; arc < edges.length * 2; arc++)
    leaving.set(ends(arc)[0], [...(leaving.get(ends(arc)[0]) ?? []), arc]);
  const costs = new Map<number, number>([
    [2 * from.edge, secondsOn(from.edge) * (1 - from.t)],
    [2 * from.edge + 1, secondsOn(from.edge) * from.t],
  ]);
  let best = Infinity;
  const queue = [...costs.keys()];
  for (let arc = queue.shift(); arc !== undefined; arc = queue.shift()) {
    for (const next of leaving.get(ends(arc)[1]) ?? []) {
      const turned = (costs.get(arc) ?? 0) + (edges[next >> 1]?.road === edges[arc >> 1]?.road ? 0 : change[mode]);
      if (next >> 1 === to.edge) {
        best = Math.min(best, turned + secondsOn(to.edge) * ((next & 1) === 0 ? to.t : 1 - to.t));
      } else if (turned + secondsOn(next >> 1) < (costs.get(next) ?? Infinity) - 1e-9) {
        costs.set(next, turned + secondsOn(next >> 1));
        queue.push(next);
      }
    }
  }
  return best;
}

describe('steps', () => {
  const routes = Array.from({ length: 200 }, (_, n) => {
    const [from, to, mode] = [drawn('a', n), drawn('b', n), travelModes[n % 3] ?? 'walk'];
    return { from, to, mode, route: routeBetween(from, to, mode), stretches: paths.find(from, to, mode) ?? [] };
  });

  it('add up to the way, whatever was merged', () => {
    for (const { route, stretches } of routes) {
      const steps = stepsOf(route);
      const whole = stretches.reduce((sum, { arc, from, to }) => sum + (graph.length[arc >> 1] ?? 0) * (to - from), 0);
      const sum = steps.reduce((metres, { distance }) => metres + distance, 0);
      expect(sum).toBe(route.distance);
      expect(Math.abs(whole - sum)).toBeLessThanOrEqual(1);
      expect(steps.reduce((seconds, { duration }) => seconds + duration, 0)).toBe(route.duration);
      const drawnM = route.geometry.coordinates.slice(1).reduce((metres, [lon, lat], index) => {
        const [lastLon = 0, lastLat = 0] = route.geometry.coordinates[index] ?? [];
        return metres + flatDistance({ lat, lon }, { lat: lastLat, lon: lastLon });
      }, 0);
      expect(Math.abs(drawnM - whole)).toBeLessThan(5 + whole * 0.01);
    }
  });

  it('are one for each road, from depart to arrive', () => {
    for (const { route } of routes) {
      const steps = stepsOf(route);
      expect(steps.at(0)?.maneuver.type).toBe('depart');
      expect(steps.at(-1)).toMatchObject({ distance: 0, duration: 0, maneuver: { type: 'arrive', bearing_after: 0 } });
      for (const [index, { name, maneuver }] of steps.entries()) {
        const previous = steps[index - 1];
        if (previous === undefined || maneuver.type === 'arrive') continue;
        expect(name).not.toBe(previous.name);
        expect(maneuver).toMatchObject(turnFor(maneuver.bearing_before, maneuver.bearing_after));
        expect(maneuver.location).toEqual(previous.geometry.coordinates.at(-1));
      }
      expect(
        steps.flatMap(({ geometry }, index) => geometry.coordinates.slice(index === 0 ? 0 : 1)).slice(0, -1),
      ).toEqual(route.geometry.coordinates);
    }
  });

  it('are as the contract has them', () => {
    for (const { route } of routes)
      expect(directions.response.safeParse({ code: 'Ok', routes: [route], waypoints: [], straightLine: 1 }).error).toBe(
        undefined,
      );
  });

  it('tell the side of the start and of the place as seen on the way', () => {
    // A point 9 m to the right of an edge, which is to the left in the other direction.
    const edge = network.edges.findIndex(({ kind }) => kind === 'main-road');
    const { a = 0, b = 0 } = network.edges[edge] ?? {};
    const [start, end] = [network.nodes[a], network.nodes[b]];
    if (start === undefined || end === undefined) throw new Error('An edge without ends');
    const bearing = (bearingOf(start, end) * Math.PI) / 180;
    const along = (t: number) => ({
      lat: start.lat + (end.lat - start.lat) * t,
      lon: start.lon + (end.lon - start.lon) * t,
    });
    const right = (point: Point) => offsetPoint(point, Math.cos(bearing) * 9, -Math.sin(bearing) * 9);
    const [near, far] = [placed(right(along(0.3))), placed(right(along(0.7)))];
    const sides = (route: Route) => stepsOf(route).map(({ maneuver }) => maneuver.modifier);
    expect(sides(routeBetween(near, far))).toEqual(['right', 'right']);
    expect(sides(routeBetween(far, near))).toEqual(['left', 'left']);
    expect(sides(routeBetween(placed(along(0.3)), far))).toEqual([undefined, 'right']);
  });

  it('of a way to where one is already are a start and an arrival', () => {
    const here = townOf('saltmere');
    const route = routeBetween(here, here);
    expect(route.distance).toBe(0);
    expect(stepsOf(route).map(({ maneuver }) => maneuver.type)).toEqual(['depart', 'arrive']);
  });
});

describe('the answer', () => {
  const destination = (id: string) => ({ point: cityById(id), on: townOf(id) });

  it('to the other island is NoRoute, with both ends and the straight line', () => {
    const response = routeTo({ graph, paths }, cityById('eastholm'), destination('port-calder'), { mode: 'drive' });
    expect(response).toMatchObject({ code: 'NoRoute', routes: [], straightLine: 68_427 });
    expect(response.waypoints.map(({ town }) => town)).toEqual(['Eastholm', 'Port Calder']);
  });

  it('from the sea is NoSegment', () => {
    const response = routeTo({ graph, paths }, { lat: 44.6, lon: -30.7 }, destination('port-calder'), { mode: 'walk' });
    expect(response).toMatchObject({ code: 'NoSegment', routes: [], waypoints: [] });
    expect(response.straightLine).toBeGreaterThan(10_000);
  });
});

test('a way takes a few milliseconds at most', () => {
  const ends = Array.from({ length: 500 }, (_, n) => [drawn('time', n), drawn('time-to', n)] as const);
  for (const [from, to] of ends.slice(0, 50)) routeBetween(from, to, 'drive');
  const times = ends
    .map(([from, to], n) => {
      const mode = travelModes[n % 3] ?? 'walk';
      // The best of three, to exclude other load on the machine.
      const runs = Array.from({ length: 3 }, () => {
        const start = performance.now();
        routeTo({ graph, paths }, from, { point: to, on: to }, { mode });
        return performance.now() - start;
      });
      return Math.min(...runs);
    })
    .toSorted((a, b) => a - b);
  const share = (part: number) => times[Math.floor(times.length * part)] ?? Infinity;
  const started = performance.now();
  createPathFinder(createRoadGraph(decodeRoads(JSON.parse(written))));
  const ready = performance.now() - started;
  const said = [share(0.5), share(0.95), times.at(-1) ?? 0, ready].map((ms) => `${ms.toFixed(2)} ms`);
  console.log(`500 ways: median ${said[0]}, p95 ${said[1]}, longest ${said[2]}; the graph is ready after ${said[3]}.`);
  expect(share(0.95)).toBeLessThan(20);
});
