import { setClock } from '#lib/time/clock';

import { takeChanges } from './searchIndex';
import { ProblemResponse } from '#mocks/core/problem';
import { answerFacilities, answerLocation, answerLocations, answerNearby, answerPoints, answerSimilar } from './search';
import { searchMeasure } from './searchProtocol';
import type { Answered, Asked, Search } from './searchProtocol';

// Runs beside the page: indexing a town or searching the country never holds up a tap or a frame.

const search: Search = {
  answerFacilities,
  answerLocation,
  answerLocations,
  answerNearby,
  answerPoints,
  answerSimilar,
};

async function answer({ id, question, input, at, changes }: Asked): Promise<Answered> {
  setClock(new Date(at), 'running');
  takeChanges(changes);
  // Names and inputs were matched by the types of the asking side.
  const ask = search[question] as (input: unknown) => Promise<unknown>;
  const outcome = await ask(input).then(
    (value) => ({ answer: value }),
    (error: unknown) => (error instanceof ProblemResponse ? { problem: error.problem } : { fault: String(error) }),
  );
  const spent = performance.getEntriesByName(searchMeasure).map(({ duration }) => duration);
  performance.clearMeasures(searchMeasure);
  return { id, spent, ...outcome };
}

addEventListener('message', (event: MessageEvent<Asked>) => {
  void answer(event.data).then((answered) => postMessage(answered));
});
