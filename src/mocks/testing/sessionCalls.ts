import { configureHttp } from '#lib/http/httpConfig';
import { minuteMs } from '#lib/time/duration';
import { expect } from 'vitest';

import { setClock } from '#lib/time/clock';
import { NetworkError, request } from '#lib/http/request';
import type { failureScenarios } from '#mocks/core/failureScenarios';
import { server } from '#mocks/start/node';
import { listOutbox } from '#modules/account/api';
import type { OutboxMail } from '#modules/account/api';
import { signIn } from '#modules/session/api';
import type { SessionStart } from '#modules/session/api';

import { expectHttpError, startTime } from './serveBackend';
import { storeToken } from './signInAs';

/** Sets the clock to this many minutes after the start. */
export function setElapsedMinutes(minutes: number): void {
  setClock(new Date(startTime.getTime() + minutes * minuteMs));
}

/** The rejected fields of a call, each with its code. */
export async function refusedFields(call: Promise<unknown>): Promise<string[]> {
  const { problem } = await expectHttpError(call);
  return (problem.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);
}

/** Signs in as on another device, and stores the token for the calls that follow. */
export async function signInWith(email: string, password = 'orvela-demo'): Promise<SessionStart> {
  storeToken();
  const started = await request(signIn, { body: { email, password } });
  storeToken(started.accessToken);
  return started;
}

/** The mails to one address, newest first. */
export async function mailsTo(email: string): Promise<OutboxMail[]> {
  return (await request(listOutbox, {})).filter(({ to }) => to === email);
}

/** The target of the link in the newest mail to an address. */
export async function linkTo(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  const [link] = mail?.links ?? [];
  if (!link) throw new Error(`No mail to ${email} has a link.`);
  return link.href;
}

/** Token of the newest mail that sets a new password. */
export async function resetTokenOf(email: string): Promise<string> {
  return new URLSearchParams((await linkTo(email)).split('?')[1]).get('token') ?? '';
}

/** The parameters of the confirmation link in the newest mail to an address. */
export async function verificationOf(email: string): Promise<{ id: string; hash: string }> {
  const [, id = '', hash = ''] = /^\/email\/verify\/([\w-]+)\/([\w-]+)$/.exec(await linkTo(email)) ?? [];
  return { id, hash };
}

/**
 * Expects the client to report every failure scenario: an error status, a dropped connection, a malformed body and a
 * timeout.
 */
export async function expectFaults(
  scenario: ReturnType<typeof failureScenarios>,
  call: () => Promise<unknown>,
): Promise<void> {
  const outcome = () =>
    call().then(
      () => 'answered',
      (error: unknown) => (error instanceof NetworkError ? error.reason : error),
    );
  server.use(scenario.fails(503));
  expect((await expectHttpError(call())).problem).toMatchObject({ status: 503, code: 'unavailable' });
  server.use(scenario.networkError());
  expect(await outcome()).toBe('unreachable');
  server.use(scenario.malformed());
  expect(await outcome()).toBe('malformed');
  server.use(scenario.neverResolves());
  configureHttp({ timeout: 40 });
  try {
    expect(await outcome()).toBe('timeout');
  } finally {
    configureHttp({ timeout: 15_000 });
  }
}
