import { HttpResponse, delay } from 'msw';
import type { http } from 'msw';

import type { Endpoint } from '#lib/http/endpoint';

import { httpByMethod } from './handle';
import { codeForStatus, ProblemError } from './problem';

/** MSW handlers that make one endpoint fail, for stories and tests: `msw.use(failureScenarios(endpoint).fails())`. */
export function failureScenarios(endpoint: Endpoint) {
  const respondWith = (resolver: Parameters<typeof http.get>[1], once = false) =>
    httpByMethod[endpoint.method](`*/${endpoint.path}`, resolver, { once });
  const fail = (status: number) => () => {
    const { problem } = new ProblemError(codeForStatus(status));
    return HttpResponse.json(problem, { status, headers: { 'Content-Type': 'application/problem+json' } });
  };
  return {
    /** Responds with an error status every time. */
    fails: (status = 500) => respondWith(fail(status)),
    /** Responds with an error status once, then as usual. */
    failsOnce: (status = 500) => respondWith(fail(status), true),
    /** Never responds. */
    neverResolves: () =>
      respondWith(async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    /** Fails as a dropped connection does. */
    networkError: () => respondWith(() => HttpResponse.error()),
    /** Responds with a body that violates the contract. */
    malformed: () => respondWith(() => HttpResponse.json({ unexpected: true })),
  };
}
