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

// As a URL, because browsers that enforce Trusted Types require a trusted one.
const { './searchWorker.ts': searchWorker = '' } = import.meta.glob<string>('./searchWorker.ts', {
  query: '?worker&url',
  import: 'default',
  eager: true,
});

type SearchCall = <Name extends SearchOperation>(
  operation: Name,
  input: SearchInput<Name>,
  changes: SearchChanges,
) => Promise<SearchOutput<Name>>;

const noChanges: SearchChanges = { version: '', ids: [], records: [] };

/** Runs the search on this thread: in stories, in tests, and where workers are unavailable. */
const searchOnThisThread: SearchCall = async (operation, input, changes) => {
  const [search, counts, suggestions, { setSearchChanges }] = await Promise.all([
    import('./search'),
    import('./facilityCounts'),
    import('./suggestions'),
    import('./searchIndex'),
  ]);
  setSearchChanges(changes);
  const run = { ...search, ...counts, ...suggestions }[operation] as (input: unknown) => Promise<unknown>;
  return (await run(input)) as never;
};

let currentCall: SearchCall = searchOnThisThread;

/** Calls the search, in the worker or on this thread. Throws its problem. */
export async function callSearch<Name extends SearchOperation>(
  operation: Name,
  input: SearchInput<Name>,
): Promise<SearchOutput<Name>> {
  const version = changesVersion();
  const changes = version === undefined ? noChanges : await (await import('./searchChanges')).searchChanges(version);
  return currentCall(operation, input, changes);
}

interface PendingCall {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

function openWorker(): SearchCall {
  const worker = new Worker(workerScript(searchWorker), { type: 'module', name: 'search' });
  const pending = new Map<number, PendingCall & { retry: () => void }>();
  let lastId = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<SearchResponse>) => {
    const call = pending.get(data.id);
    pending.delete(data.id);
    for (const duration of data.durations) performance.measure(searchMeasure, { end: performance.now(), duration });
    if ('value' in data) call?.resolve(data.value as never);
    else if ('problem' in data) call?.reject(new ProblemError(data.problem.code as ProblemCode, data.problem));
    else call?.reject(new Error(`The search failed: ${data.fault}`));
  });
  // A worker whose script fails to load fires one error. This thread then takes over, including the pending calls.
  worker.addEventListener('error', () => {
    currentCall = searchOnThisThread;
    for (const { retry } of pending.values()) retry();
    pending.clear();
  });

  return (operation, input, changes) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, {
        resolve,
        reject,
        retry: () => void searchOnThisThread(operation, input, changes).then(resolve, reject),
      });
      worker.postMessage({ id: lastId, operation, input, changes, now: now().getTime() } satisfies SearchRequest);
    });
}

/** Runs the search in a worker from the first call on. */
export function startSearchWorker(): void {
  if (typeof Worker === 'undefined') return;
  currentCall = (operation, input, changes) => {
    try {
      currentCall = openWorker();
    } catch {
      // The page's security policy may forbid workers.
      currentCall = searchOnThisThread;
    }
    return currentCall(operation, input, changes);
  };
}
