import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import { configureHttp } from '#lib/http/httpConfig';
import { setClock } from '#lib/time/clock';
import { HttpError } from '#lib/http/request';
import type { DataLanguage } from '#mocks/core/localized';
import { enableSampleRequests } from '#mocks/contributing/sampleRequests';
import { resetDatabase } from '#mocks/core/database';
import { setDelayScale } from '#mocks/core/handle';
import { whenRecorded } from '#mocks/core/recordActivity';
import { server } from '#mocks/start/node';
import type { DemoName } from '#mocks/accounts/seed';

import { storeToken, signInAndStoreToken } from './signInAs';

/** The start time of every test of the local back end. */
export const startTime = new Date('2026-03-16T10:00:00Z');

let language: DataLanguage = 'en';

/** Sets the language of calls until the next test. */
export function setLanguage(next: DataLanguage): void {
  language = next;
}

/**
 * Starts the local back end for the tests of one file: without delays, each test at the same time with an empty
 * database, and signed in as `account`, if given.
 */
export function serveBackend({ account }: { account?: DemoName } = {}): void {
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    configureHttp({ baseUrl: 'http://localhost/', language: () => language });
    setDelayScale(0);
    // Each test creates the requests it needs.
    enableSampleRequests(false);
  });
  beforeEach(async () => {
    language = 'en';
    setClock(startTime);
    // What the last test did is stored before it is deleted, and not after.
    await whenRecorded();
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

/** The error of a call that must fail. */
export async function expectHttpError(call: Promise<unknown>): Promise<HttpError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpError)) throw new Error('The call was not refused.', { cause: error });
  return error;
}
