import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import { configureHttp } from '#lib/http/httpConfig';
import { setClock } from '#lib/time/clock';
import { HttpError } from '#lib/http/request';
import type { DataLanguage } from '#mocks/core/localized';
import { enableSampleRequests } from '#mocks/contributing/sampleRequests';
import { resetDatabase } from '#mocks/core/database';
import { setDelayScale } from '#mocks/core/handle';
import { server } from '#mocks/start/node';
import type { DemoName } from '#mocks/accounts/seed';

import { storeToken, signInAndStoreToken } from './signInAs';

/** The instant that every test of the local back end begins at. */
export const startTime = new Date('2026-03-16T10:00:00Z');

let language: DataLanguage = 'en';

/** Language of the calls that follow, until the next test. */
export function setLanguage(next: DataLanguage): void {
  language = next;
}

/**
 * Starts the local back end for one file of tests: without delays, at the same instant, with nothing kept, and in each
 * test with `account` signed in, or nobody.
 */
export function serveBackend({ account }: { account?: DemoName } = {}): void {
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    configureHttp({ baseUrl: 'http://localhost/', language: () => language });
    setDelayScale(0);
    // Each test makes the requests that it is about.
    enableSampleRequests(false);
  });
  beforeEach(async () => {
    language = 'en';
    setClock(startTime);
    await resetDatabase();
    if (account) await signInAndStoreToken(account);
    else storeToken();
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => {
    setDelayScale(1);
    setClock(undefined);
    server.close();
  });
}

/** The refusal of a call that must be refused. */
export async function expectHttpError(call: Promise<unknown>): Promise<HttpError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpError)) throw new Error('The call was not refused.', { cause: error });
  return error;
}
