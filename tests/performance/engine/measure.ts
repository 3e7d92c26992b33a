import { travelModes } from '#modules/directions/modes';
import { getColumns, getSortedWords } from '#modules/facility-search/searchIndex';
import { createRoadGraph } from '#mocks/directions/routing/graph';
import { createPathFinder } from '#mocks/directions/routing/path';
import { routeTo } from '#mocks/directions/routing/route';
import { snapAddress } from '#mocks/directions/routing/snap';
import { encodeRoads } from '#mocks/build/encode';
import { cities, offsetPoint } from '#mocks/build/places';
import { stream } from '#mocks/directory/seed/random';
import { decodeRoads } from '#mocks/directions/seed/roadShard';

import { answerQuestion, crowd, indexOver, listed, noon, vocabularyOf } from './country';
import { questions } from './questions';

// Runs in a separate Node process (search.mjs) with --expose-gc, and writes its results as JSON.

const asked = Number(process.argv[2] ?? 10_000);
const pairs = Number(process.argv[3] ?? 500);

/** Times in ms. */
function summary(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: sorted.at(-1) ?? NaN };
}

function heldBytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function timed<T>(run: () => T): { value: T; ms: number } {
  const start = performance.now();
  const value = run();
  return { value, ms: performance.now() - start };
}

function measureSearches(count: number) {
  const records = crowd(count);
  const list = questions(asked, vocabularyOf(listed), noon);
  const before = heldBytes();
  const { value: index, ms: buildMs } = timed(() => {
    const made = indexOver(records);
    // Includes the work that is deferred until the first search.
    getColumns(made);
    getSortedWords(made);
    return made;
  });
  const bytes = heldBytes() - before;
  // Warm-up: the first searches also optimise the code.
  for (const question of questions(200, vocabularyOf(listed), noon, 'warm')) answerQuestion(index, question);
  const times: number[] = [];
  const slowest = { ms: 0, question: '' };
  let found = 0;
  for (const question of list) {
    const { value, ms } = timed(() => answerQuestion(index, question));
    found += value?.hits.length ?? 0;
    times.push(ms);
    if (ms > slowest.ms) Object.assign(slowest, { ms, question: JSON.stringify(question) });
  }
  return { records: index.entries.length, buildMs, bytes, ...summary(times), found, slowest: slowest.question };
}

function measureDirections() {
  const { value: roads, ms: buildMs } = timed(() => {
    const graph = createRoadGraph(decodeRoads(encodeRoads()));
    return { graph, paths: createPathFinder(graph) };
  });
  const goals = listed.filter(({ hidden }) => !hidden);
  const modes = travelModes.map((mode) => {
    const route = (n: number) => {
      const chance = stream('bench', 'way', mode, n);
      const from = offsetPoint(chance.pick(cities), chance.normal() * 1500, chance.normal() * 1500);
      const to = chance.pick(goals);
      return timed(() => {
        const on = snapAddress(roads.graph, to, { line1: to.address.replace(/,.*$/, ''), townId: to.cityId });
        return routeTo(roads, from, { point: to, on }, { mode, back: chance.chance(0.2) });
      });
    };
    for (let n = 0; n < 40; n += 1) route(-1 - n);
    const routes = Array.from({ length: pairs }, (_, n) => route(n));
    const found = routes.filter(({ value }) => value.code === 'Ok').length;
    return { mode, ...summary(routes.map(({ ms }) => ms)), found };
  });
  return { buildMs, modes };
}

process.stdout.write(
  JSON.stringify({
    directory: measureSearches(listed.length),
    crowd: measureSearches(100_000),
    directions: measureDirections(),
  }),
);
