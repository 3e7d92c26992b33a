import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import { setClock } from '#lib/clock';
import { configureHttp, HttpError } from '#lib/http';
import type { Language } from '#lib/languages';
import { setSampleRequests } from '#mocks/contributing/sampleRequests';
import { resetDatabase } from '#mocks/database';
import { setDelayScale } from '#mocks/handle';
import { server } from '#mocks/node';
import type { DemoName } from '#mocks/seed/accounts';

import { keepToken, signedInAs } from './signedIn';

/** The instant that every test of the local back end begins at. */
export const start = new Date('2026-03-16T10:00:00Z');

let language: Language = 'en';

/** Language of the calls that follow, until the next test. */
export function speak(next: Language): void {
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
    setSampleRequests(false);
  });
  beforeEach(async () => {
    language = 'en';
    setClock(start);
    await resetDatabase();
    if (account) await signedInAs(account);
    else keepToken();
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => {
    setDelayScale(1);
    setClock(undefined);
    server.close();
  });
}

/** The refusal of a call that must be refused. */
export async function refusal(call: Promise<unknown>): Promise<HttpError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpError)) throw new Error('The call was not refused.', { cause: error });
  return error;
}
