import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { userScenarios } from './scenarios';
import { server } from '#mocks/start/node';
import { personByName } from '#mocks/people/seed';
import { getAccount } from '#modules/account/api';
import { getUser, patchUser, userStatuses } from '#modules/user/api';

import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { storeToken, sendRaw, signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend({ account: 'ada' });

describe('GET api/common/user', () => {
  it('gives Ada Lindqvist, who is online', async () => {
    const { id, avatar } = personByName('Ada Lindqvist');
    expect(await request(getUser, {})).toEqual({
      id,
      name: 'Ada Lindqvist',
      email: 'ada@orvela.example',
      avatar,
      status: 'online',
    });
  });

  it('gives whoever the token is of', async () => {
    await signInAndStoreToken('uma');
    expect(await request(getUser, {})).toMatchObject({ name: 'Uma Pereira', email: 'uma@orvela.example' });
  });

  it('gives nobody without a token', async () => {
    storeToken();
    expect((await expectHttpError(request(getUser, {}))).problem).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
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
    const { problem } = await expectHttpError(
      request(patchUser, { body: { user: { id: 'per_9999', status: 'busy' } } }),
    );
    expect(problem).toMatchObject({ status: 404, code: 'not-found', id: 'per_9999' });
    expect(await request(getUser, {})).toEqual(before);
  });

  it('leaves the address to the account, which asks for the password', async () => {
    const { problem } = await expectHttpError(request(patchUser, { body: { user: { email: 'mine@orvela.example' } } }));
    expect(problem).toMatchObject({ status: 422, errors: [{ pointer: '/user/email' }] });
    expect((await request(getUser, {})).email).toBe('ada@orvela.example');
  });

  it('changes the record that the account is, too', async () => {
    await request(patchUser, { body: { user: { name: 'Ada Lind', status: 'away' } } });
    expect(await request(getAccount, {})).toMatchObject({ name: 'Ada Lind', status: 'away', revision: 2 });
  });

  it.each([
    ['status', 'asleep'],
    ['email', 'ada'],
    ['name', ''],
    ['name', '   '],
    ['name', 'x'.repeat(81)],
  ])('refuses what is no %s and names the field', async (field, value) => {
    const response = await sendRaw('api/common/user', {
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
    const response = await sendRaw('api/common/user', { method: 'PATCH', body: '{}' });
    expect(await response.json()).toMatchObject({ status: 422, errors: [{ pointer: '/user' }] });
  });
});

describe('scenarios', () => {
  it('refuse once and then keep', async () => {
    server.use(userScenarios.change.failsOnce());
    expect((await expectHttpError(request(patchUser, { body: { user: { status: 'busy' } } }))).status).toBe(500);
    expect((await request(patchUser, { body: { user: { status: 'busy' } } })).status).toBe('busy');
  });
});
