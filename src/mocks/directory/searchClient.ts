import { now } from '#lib/time/clock';
import type { ProblemCode } from '#lib/http/endpoint';
import { workerScript } from '#lib/browser/trustedTypes';

import { changesMark } from './changesVersion';
import { ProblemResponse } from '#mocks/core/problem';
import { searchMeasure } from './searchProtocol';
import type { Answer, Answered, Asked, Input, Question, SearchChanges } from './searchProtocol';

// As an address, because browsers that enforce Trusted Types want it vouched for.
const { './searchWorker.ts': searchWorker = '' } = import.meta.glob<string>('./searchWorker.ts', {
  query: '?worker&url',
  import: 'default',
  eager: true,
});

type Ask = <Name extends Question>(question: Name, input: Input<Name>, changes: SearchChanges) => Promise<Answer<Name>>;

const unchanged: SearchChanges = { mark: '', ids: [], records: [] };

/** Answers on the thread that asks: in stories, in tests, and where no worker can be had. */
const askHere: Ask = async (question, input, changes) => {
  const [search, { takeChanges }] = await Promise.all([import('./search'), import('./searchIndex')]);
  takeChanges(changes);
  const ask = search[question] as (input: unknown) => Promise<unknown>;
  return (await ask(input)) as never;
};

let ask: Ask = askHere;

/** Asks the search, wherever it runs. Throws the problem it answers with. */
export async function askSearch<Name extends Question>(question: Name, input: Input<Name>): Promise<Answer<Name>> {
  const mark = changesMark();
  const changes = mark === undefined ? unchanged : await (await import('./searchChanges')).searchChanges(mark);
  return ask(question, input, changes);
}

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}

function openWorker(): Ask {
  const worker = new Worker(workerScript(searchWorker), { type: 'module', name: 'search' });
  const waiting = new Map<number, Waiting & { again: () => void }>();
  let last = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    for (const duration of data.spent) performance.measure(searchMeasure, { end: performance.now(), duration });
    if ('answer' in data) asked?.resolve(data.answer as never);
    else if ('problem' in data) asked?.reject(new ProblemResponse(data.problem.code as ProblemCode, data.problem));
    else asked?.reject(new Error(`The search failed: ${data.fault}`));
  });
  // A worker whose script cannot be had says so once; from then on, and for what it still owes, the page answers.
  worker.addEventListener('error', () => {
    ask = askHere;
    for (const { again } of waiting.values()) again();
    waiting.clear();
  });

  return (question, input, changes) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, {
        resolve,
        reject,
        again: () => void askHere(question, input, changes).then(resolve, reject),
      });
      worker.postMessage({ id: last, question, input, changes, at: now().getTime() } satisfies Asked);
    });
}

/** Moves the search beside the page, from the first question on. */
export function searchInWorker(): void {
  if (typeof Worker === 'undefined') return;
  ask = (question, input, changes) => {
    try {
      ask = openWorker();
    } catch {
      // A policy of the page may forbid workers.
      ask = askHere;
    }
    return ask(question, input, changes);
  };
}
