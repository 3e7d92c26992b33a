import { now } from '#lib/time/clock';
import type { ProblemCode } from '#lib/http/endpoint';
import { workerScript } from '#lib/browser/trustedTypes';

import { changesVersion } from './changesVersion';
import { ProblemError } from '#mocks/core/problem';
import { searchMeasure } from './searchProtocol';
import type {
  SearchOutput,
  SearchResponse,
  SearchRequest,
  SearchInput,
  SearchOperation,
  SearchChanges,
} from './searchProtocol';

// As an address, because browsers that enforce Trusted Types want it vouched for.
const { './searchWorker.ts': searchWorker = '' } = import.meta.glob<string>('./searchWorker.ts', {
  query: '?worker&url',
  import: 'default',
  eager: true,
});

type SearchCall = <Name extends SearchOperation>(
  question: Name,
  input: SearchInput<Name>,
  changes: SearchChanges,
) => Promise<SearchOutput<Name>>;

const noChanges: SearchChanges = { mark: '', ids: [], records: [] };

/** Answers on the thread that asks: in stories, in tests, and where no worker can be had. */
const searchOnThisThread: SearchCall = async (question, input, changes) => {
  const [search, { setSearchChanges }] = await Promise.all([import('./search'), import('./searchIndex')]);
  setSearchChanges(changes);
  const ask = search[question] as (input: unknown) => Promise<unknown>;
  return (await ask(input)) as never;
};

let currentCall: SearchCall = searchOnThisThread;

/** Asks the search, wherever it runs. Throws the problem it answers with. */
export async function callSearch<Name extends SearchOperation>(
  question: Name,
  input: SearchInput<Name>,
): Promise<SearchOutput<Name>> {
  const mark = changesVersion();
  const changes = mark === undefined ? noChanges : await (await import('./searchChanges')).searchChanges(mark);
  return currentCall(question, input, changes);
}

interface PendingCall {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}

function openWorker(): SearchCall {
  const worker = new Worker(workerScript(searchWorker), { type: 'module', name: 'search' });
  const waiting = new Map<number, PendingCall & { again: () => void }>();
  let last = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<SearchResponse>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    for (const duration of data.spent) performance.measure(searchMeasure, { end: performance.now(), duration });
    if ('answer' in data) asked?.resolve(data.answer as never);
    else if ('problem' in data) asked?.reject(new ProblemError(data.problem.code as ProblemCode, data.problem));
    else asked?.reject(new Error(`The search failed: ${data.fault}`));
  });
  // A worker whose script cannot be had says so once; from then on, and for what it still owes, the page answers.
  worker.addEventListener('error', () => {
    currentCall = searchOnThisThread;
    for (const { again } of waiting.values()) again();
    waiting.clear();
  });

  return (question, input, changes) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, {
        resolve,
        reject,
        again: () => void searchOnThisThread(question, input, changes).then(resolve, reject),
      });
      worker.postMessage({ id: last, question, input, changes, at: now().getTime() } satisfies SearchRequest);
    });
}

/** Moves the search beside the page, from the first question on. */
export function startSearchWorker(): void {
  if (typeof Worker === 'undefined') return;
  currentCall = (question, input, changes) => {
    try {
      currentCall = openWorker();
    } catch {
      // A policy of the page may forbid workers.
      currentCall = searchOnThisThread;
    }
    return currentCall(question, input, changes);
  };
}
