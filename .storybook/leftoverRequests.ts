import type { SetupWorker } from 'msw/browser';

const apiPath = /\/api\//;
const step = 10;
const limit = 100;

/** Requests that were sent, and how many of them the handlers have received. */
let sent = 0;
let received = 0;

/** Counts an API request that is about to be sent. */
export function countSent(input: RequestInfo | URL, init?: RequestInit): void {
  const url = input instanceof Request ? input.url : String(input);
  const signal = input instanceof Request ? input.signal : init?.signal;
  if (apiPath.test(url) && !signal?.aborted) sent += 1;
}

/** Counts the API requests that arrive at the handlers. */
export function countReceived(worker: SetupWorker): void {
  worker.events.on('request:start', ({ request }) => {
    if (apiPath.test(request.url)) received += 1;
  });
}

/**
 * Resolves when the requests of the previous story have reached its handlers. A story can end while one is on its way to
 * the worker; it would then take a response meant for the next story, such as a failure that happens once.
 */
export async function leftoverRequests(): Promise<void> {
  // A request aborted on its way never arrives.
  for (let waited = 0; received < sent && waited < limit; waited += step) {
    await new Promise((resolve) => setTimeout(resolve, step));
  }
  sent = 0;
  received = 0;
}
