import { directions } from '#modules/directions/api';

import { findFacilityById } from '#mocks/directory/facilities';
import { assertVisibleTo } from '#mocks/directory/visibleFacility';
import { handle } from '#mocks/core/handle';
import { ProblemError } from '#mocks/core/problem';
import { createRoadGraph, type RoadGraph } from '#mocks/directions/routing/graph';
import { createPathFinder, type PathFinder } from '#mocks/directions/routing/path';
import { routeTo } from '#mocks/directions/routing/route';
import { snapAddress } from '#mocks/directions/routing/snap';
import { loadRoads } from '#mocks/directions/seed/roadSource';

interface Roads {
  graph: RoadGraph;
  paths: PathFinder;
}

let roads: Promise<Roads> | undefined;

async function readRoads(): Promise<Roads> {
  const graph = createRoadGraph(await loadRoads());
  return { graph, paths: createPathFinder(graph) };
}

// Cached for the life of the page. A route takes about a millisecond, less than the round trip to a worker.
function getRoads(): Promise<Roads> {
  roads ??= readRoads().catch((error: unknown) => {
    roads = undefined;
    throw error;
  });
  return roads;
}

/** The call for a route to a facility, or back, on the roads of the country. */
export const directionsHandlers = [
  handle(
    directions,
    async ({ query, language, request }) => {
      const found = await assertVisibleTo(request, await findFacilityById(query.to, language));
      // A refuge has no route, and the response must not reveal that it is one (directory 1.2, locationVisibility).
      if (found.locationVisibility !== 'exact') throw new ProblemError('not-found');
      const { graph, paths } = await getRoads();
      const [lat = 0, lon = 0] = query.from.split(',').map(Number);
      const { address, geo: point } = found;
      const on = snapAddress(graph, point, { line1: address.line1, townId: address.cityId });
      return routeTo({ graph, paths }, { lat, lon }, { point, on }, { mode: query.mode, back: query.back === true });
    },
    { worksOffline: true },
  ),
];
