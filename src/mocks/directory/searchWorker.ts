import { setClock } from '#lib/time/clock';

import { setSearchChanges } from './searchIndex';
import { ProblemError } from '#mocks/core/problem';
import { searchFacilityPage, getLocation, searchLocations, searchNearby, searchPoints, findSimilar } from './search';
import { searchMeasure } from './searchProtocol';
import type { SearchResponse, SearchRequest, Search } from './searchProtocol';

// Runs beside the page: indexing a town or searching the country never holds up a tap or a frame.

const search: Search = {
  searchFacilityPage,
  getLocation,
  searchLocations,
  searchNearby,
  searchPoints,
  findSimilar,
};

async function respond({ id, question, input, at, changes }: SearchRequest): Promise<SearchResponse> {
  setClock(new Date(at), 'running');
  setSearchChanges(changes);
  // Names and inputs were matched by the types of the asking side.
  const ask = search[question] as (input: unknown) => Promise<unknown>;
  const outcome = await ask(input).then(
    (value) => ({ answer: value }),
    (error: unknown) => (error instanceof ProblemError ? { problem: error.problem } : { fault: String(error) }),
  );
  const spent = performance.getEntriesByName(searchMeasure).map(({ duration }) => duration);
  performance.clearMeasures(searchMeasure);
  return { id, spent, ...outcome };
}

addEventListener('message', (event: MessageEvent<SearchRequest>) => {
  void respond(event.data).then((answered) => postMessage(answered));
});
