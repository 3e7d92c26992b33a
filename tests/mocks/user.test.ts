import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { configureHttp, HttpError, request } from '#lib/http';
import { resetDatabase } from '#mocks/database';
import { userScenarios } from '#mocks/handlers/user';
import { server } from '#mocks/node';
import { person } from '#mocks/seed/people';
import { getUser, patchUser, userStatuses } from '#modules/user/api';

import { fakeLocalStorage, fakeToken } from './fakes';

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  configureHttp({ baseUrl: 'http://localhost/' });
});
beforeEach(async () => resetDatabase());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function refusal(call: Promise<unknown>): Promise<HttpError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpError)) throw new Error('The call was not refused.', { cause: error });
  return error;
}

describe('GET api/common/user', () => {
  it('gives Ada Lindqvist, who is online', async () => {
    const { id, avatar } = person('Ada Lindqvist');
    expect(await request(getUser, {})).toEqual({
      id,
      name: 'Ada Lindqvist',
      email: 'ada@orvela.example',
      avatar,
      status: 'online',
    });
  });

  it('answers the same with a token', async () => {
    fakeLocalStorage('works', { token: fakeToken({ exp: 4_000_000_000 }) });
    expect((await request(getUser, {})).name).toBe('Ada Lindqvist');
  });
});

describe('PATCH api/common/user', () => {
  it.each(userStatuses)('keeps the status %s and answers the whole user', async (status) => {
    const user = await request(getUser, {});
    expect(await request(patchUser, { body: { user: { ...user, status } } })).toEqual({ ...user, status });
    expect(await request(getUser, {})).toEqual({ ...user, status });
  });

  it('merges: what is left out stays', async () => {
    const user = await request(getUser, {});
    const changed = await request(patchUser, { body: { user: { name: 'Ada L. Lindqvist' } } });
    expect(changed).toEqual({ ...user, name: 'Ada L. Lindqvist' });
  });

  it('changes nobody else', async () => {
    const before = await request(getUser, {});
    const { problem } = await refusal(request(patchUser, { body: { user: { id: 'per_9999', status: 'busy' } } }));
    expect(problem).toMatchObject({ status: 404, code: 'not-found', id: 'per_9999' });
    expect(await request(getUser, {})).toEqual(before);
  });

  it.each([
    ['status', 'asleep'],
    ['email', 'ada'],
    ['name', ''],
  ])('refuses what is no %s and names the field', async (field, value) => {
    const response = await fetch('http://localhost/api/common/user', {
      method: 'PATCH',
      body: JSON.stringify({ user: { [field]: value } }),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'validation-failed',
      errors: [{ pointer: `/user/${field}` }],
    });
  });

  it('refuses a body without a user', async () => {
    const response = await fetch('http://localhost/api/common/user', { method: 'PATCH', body: '{}' });
    expect(await response.json()).toMatchObject({ status: 422, errors: [{ pointer: '/user' }] });
  });
});

describe('scenarios', () => {
  it('refuse once and then keep', async () => {
    server.use(userScenarios.change.failsOnce());
    expect((await refusal(request(patchUser, { body: { user: { status: 'busy' } } }))).status).toBe(500);
    expect((await request(patchUser, { body: { user: { status: 'busy' } } })).status).toBe('busy');
  });

  it('show each status', async () => {
    server.use(userScenarios.user.is('away'));
    expect((await request(getUser, {})).status).toBe('away');
  });

  it('show a long name that the contract allows', async () => {
    server.use(userScenarios.user.longName());
    expect((await request(getUser, {})).name.length).toBeGreaterThan(50);
  });
});
