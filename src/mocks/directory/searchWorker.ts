import { setClock } from '#lib/time/clock';

import { gazetteer, setSearchChanges } from './searchIndex';
import { ProblemError } from '#mocks/core/problem';
import { countFacilities, listByCheck } from './facilityCounts';
import { searchFacilityPage, getLocation, searchLocations, searchNearby, searchPoints, findSimilar } from './search';
import { searchMeasure } from './searchProtocol';
import type { SearchResponse, SearchRequest, Search } from './searchProtocol';
import { suggestNeeds } from './suggestions';
import { taxonomy } from './taxonomy';

// Every search needs them, so they are in the worker's own file.
import 'virtual:orvela/places/core';
import 'virtual:orvela/taxonomy/en';
import 'virtual:orvela/taxonomy/tr';

// In a worker, so that indexing a town or searching the country never blocks a tap or a frame.

const search: Search = {
  searchFacilityPage,
  getLocation,
  searchLocations,
  searchNearby,
  searchPoints,
  findSimilar,
  countFacilities,
  listByCheck,
  suggestNeeds,
};

async function respond({ id, operation, input, now, changes }: SearchRequest): Promise<SearchResponse> {
  setClock(new Date(now), 'running');
  setSearchChanges(changes);
  // The sender's types guarantee that operation and input match.
  const run = search[operation] as (input: unknown) => Promise<unknown>;
  const outcome = await run(input).then(
    (value) => ({ value }),
    (error: unknown) => (error instanceof ProblemError ? { problem: error.problem } : { fault: String(error) }),
  );
  const durations = performance.getEntriesByName(searchMeasure).map(({ duration }) => duration);
  performance.clearMeasures(searchMeasure);
  return { id, durations, ...outcome };
}

// Ready before the first search of a page.
void Promise.allSettled([gazetteer('en'), taxonomy('en'), taxonomy('tr')]);

addEventListener('message', (event: MessageEvent<SearchRequest>) => {
  void respond(event.data).then((response) => postMessage(response));
});
