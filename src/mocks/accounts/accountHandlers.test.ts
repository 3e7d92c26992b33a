import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { deviceName } from './device';
import { enableSampleRequests } from '#mocks/contributing/sampleRequests';
import { claims, evidence, requests } from '#mocks/contributing/store';
import { recordsOf } from '#mocks/core/database';
import { accountScenarios } from './scenarios';
import { server } from '#mocks/start/node';
import { facilityId } from '#mocks/directory/seed/random';
import {
  accountSchema,
  closeAccount,
  endSessionOf,
  exportAccount,
  getAccount,
  listOutbox,
  listSessions,
  patchAccount,
  patchPassword,
} from '#modules/account/api';
import { facility } from '#modules/facility/api';
import { forgotPassword, resetPassword, signIn, verifyEmail } from '#modules/session/api';
import { getUser, patchUser } from '#modules/user/api';

import { expectHttpError, serveBackend, startTime } from '#mocks/testing/serveBackend';
import {
  expectFaults,
  mailsTo,
  setElapsedMinutes,
  refusedFields,
  resetTokenOf,
  signInWith,
  verificationOf,
} from '#mocks/testing/sessionCalls';
import { storeToken, sendRaw, signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend();

const mira = 'mira@orvela.example';
const password = 'orvela-demo';
const newPassword = 'four harbour lanterns';
const account = () => request(getAccount, {});
const change = (part: Parameters<typeof request<typeof patchAccount>>[1]['body']) =>
  request(patchAccount, { body: part });
const sessions = () => request(listSessions, {});
const patch = (address: string, body: unknown) => sendRaw(address, { method: 'PATCH', body: JSON.stringify(body) });

describe('GET api/account/details', () => {
  it('gives everything its owner may see, and nothing that is kept besides', async () => {
    await signInAndStoreToken('ada');
    const text = await (await sendRaw('api/account/details')).text();
    expect(Object.keys(JSON.parse(text)).toSorted()).toEqual(Object.keys(accountSchema.shape).toSorted());
    expect(text).not.toMatch(/hash|salt|sessions/);
    expect(await account()).toMatchObject({
      name: 'Ada Lindqvist',
      role: 'admin',
      emailVerified: true,
      pendingEmail: null,
      resendAt: null,
      locale: 'en',
      units: 'km',
      notify: { email: true },
      lastPasswordChangeAt: null,
      ownedFacilities: 0,
      revision: 1,
    });
  });

  it('gives the owner of three facilities their number', async () => {
    await signInAndStoreToken('owen');
    expect((await account()).ownedFacilities).toBe(3);
    for (const [n, name] of ['Saltmarket Clinic', 'Harbour Pharmacy', 'Mill Lane Dental Practice'].entries()) {
      expect((await request(facility, { query: { id: facilityId(n + 1) } })).name).toBe(name);
    }
  });

  it('gives who has not confirmed', async () => {
    await signInAndStoreToken('uma');
    expect(await account()).toMatchObject({ emailVerified: false, emailVerifiedAt: null });
  });
});

describe('PATCH api/account/details', () => {
  it.each([
    ['name', { name: 'Mira C.' }],
    ['language', { locale: 'tr' }],
    ['units', { units: 'mi' }],
    ['status', { status: 'busy' }],
    ['notices', { notify: { email: false } }],
  ] as const)('changes the %s and nothing else', async (_, part) => {
    await signInAndStoreToken('mira');
    const before = await account();
    const after = await change({ account: part });
    expect(after).toEqual({ ...before, ...part, revision: 2 });
    expect(await account()).toEqual(after);
  });

  it('changes the record that the shell shows, too', async () => {
    await signInAndStoreToken('mira');
    await change({ account: { name: '  Mira   C. ', status: 'away' } });
    expect(await request(getUser, {})).toMatchObject({ name: 'Mira C.', status: 'away' });
    await request(patchUser, { body: { user: { status: 'busy' } } });
    expect(await account()).toMatchObject({ status: 'busy', revision: 3 });
  });

  it('changes nobody else', async () => {
    await signInAndStoreToken('owen');
    const before = await account();
    await signInAndStoreToken('mira');
    await change({ account: { name: 'Somebody' } });
    await signInAndStoreToken('owen');
    expect(await account()).toEqual(before);
  });

  it.each([
    [{ account: { name: '' } }, '/account/name'],
    [{ account: { name: 'x'.repeat(81) } }, '/account/name'],
    [{ account: { email: 'mira' } }, '/account/email'],
    [{ account: { locale: 'de' } }, '/account/locale'],
    [{ account: { units: 'leagues' } }, '/account/units'],
    [{ account: { status: 'asleep' } }, '/account/status'],
    [{ account: { notify: {} } }, '/account/notify/email'],
    [{}, '/account'],
  ])('refuses %j with the field named', async (body, pointer) => {
    await signInAndStoreToken('mira');
    const response = await patch('api/account/details', body);
    expect(response.status).toBe(422);
    expect((await response.json()).errors[0].pointer).toBe(pointer);
  });

  it('never takes a role, an id or a confirmation from outside', async () => {
    await signInAndStoreToken('mira');
    const before = await account();
    await patch('api/account/details', {
      account: { role: 'admin', id: 'per_0001', emailVerifiedAt: null, sessions: [], ownedFacilities: 9 },
    });
    expect(await account()).toEqual({ ...before, revision: 2 });
  });

  it('tells of a change that came between', async () => {
    await signInAndStoreToken('mira');
    const { revision } = await account();
    await change({ account: { name: 'One' }, revision });
    const { problem } = await expectHttpError(change({ account: { name: 'Other' }, revision }));
    expect(problem).toMatchObject({ status: 409, code: 'revision-conflict', current: { name: 'One', revision: 2 } });
    expect((await account()).name).toBe('One');
  });

  it('takes one of two changes that come at once', async () => {
    await signInAndStoreToken('mira');
    const responses = await Promise.allSettled(
      ['One', 'Other'].map((name) => change({ account: { name }, revision: 1 })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await account()).revision).toBe(2);
  });
});

describe('another e-mail address', () => {
  const next = 'mira.c@post.example';
  const ask = (email = next, currentPassword: string | undefined = password) =>
    change({ account: { email }, ...(currentPassword !== undefined && { currentPassword }) });

  it('waits for its confirmation, and the old one stays until then', async () => {
    await signInAndStoreToken('mira');
    expect(await ask()).toMatchObject({ email: mira, emailVerified: true, pendingEmail: next });
    expect((await account()).resendAt).toBe(new Date(startTime.getTime() + 60_000).toISOString());
    expect((await mailsTo(next))[0]?.subject).toBe('Confirm your new email address');
    expect((await mailsTo(mira))[0]?.subject).toBe('Request to change your email address');
    expect((await signInWith(mira)).user.email).toBe(mira);
    expect((await expectHttpError(request(signIn, { body: { email: next, password } }))).status).toBe(404);
  });

  it('takes over when it is confirmed, and both mailboxes are told', async () => {
    await signInAndStoreToken('mira');
    await ask();
    expect(await request(verifyEmail, { body: await verificationOf(next) })).toEqual({
      alreadyVerified: false,
      email: 'm•••@post.example',
    });
    expect(await account()).toMatchObject({ email: next, pendingEmail: null, emailVerified: true, resendAt: null });
    expect((await request(getUser, {})).email).toBe(next);
    for (const to of [mira, next]) expect((await mailsTo(to))[0]?.subject).toBe('Your email address has been changed');
    expect((await expectHttpError(request(signIn, { body: { email: mira, password } }))).status).toBe(404);
    expect((await signInWith(next)).user.email).toBe(next);
  });

  it('is given up on demand, and its link is void', async () => {
    await signInAndStoreToken('mira');
    await ask();
    const link = await verificationOf(next);
    expect(await change({ account: { cancelEmailChange: true } })).toMatchObject({ pendingEmail: null, email: mira });
    expect((await expectHttpError(request(verifyEmail, { body: link }))).problem).toMatchObject({
      status: 410,
      code: 'link-expired',
      reason: 'replaced',
    });
  });

  it('voids the link of the one before', async () => {
    await signInAndStoreToken('mira');
    await ask();
    const link = await verificationOf(next);
    await ask('mira.other@post.example');
    expect((await expectHttpError(request(verifyEmail, { body: link }))).problem).toMatchObject({ reason: 'replaced' });
    expect(await request(verifyEmail, { body: await verificationOf('mira.other@post.example') })).toBeDefined();
  });

  it('needs the current password', async () => {
    await signInAndStoreToken('mira');
    expect(await refusedFields(change({ account: { email: next } }))).toEqual(['/currentPassword required']);
    expect(await refusedFields(ask(next, 'wrong'))).toEqual(['/currentPassword wrong']);
    expect((await account()).pendingEmail).toBeNull();
  });

  it('may not be somebody’s, not even by the time it is confirmed', async () => {
    await signInAndStoreToken('mira');
    expect(await refusedFields(ask('OWEN@orvela.example'))).toEqual(['/account/email refused']);
    await ask();
    const link = await verificationOf(next);
    await signInAndStoreToken('owen');
    await ask();
    await request(verifyEmail, { body: await verificationOf(next) });
    expect((await expectHttpError(request(verifyEmail, { body: link }))).problem.code).toBe('link-expired');
    await signInAndStoreToken('mira');
    expect((await account()).email).toBe(mira);
  });

  it('may be asked for five times a day', async () => {
    await signInAndStoreToken('mira');
    for (let n = 0; n < 5; n++) await ask(`mira${n}@post.example`);
    expect((await expectHttpError(ask('mira5@post.example'))).problem).toMatchObject({
      status: 429,
      code: 'rate-limited',
    });
    expect((await account()).pendingEmail).toBe('mira4@post.example');
  });

  it('leaves no link behind that sets a password by the old mailbox', async () => {
    await request(forgotPassword, { body: { email: mira } });
    const token = await resetTokenOf(mira);
    await signInAndStoreToken('mira');
    await ask();
    const { problem } = await expectHttpError(request(resetPassword, { body: { token, password: newPassword } }));
    expect(problem).toMatchObject({ code: 'link-expired', reason: 'replaced' });
  });
});

describe('PATCH api/account/password', () => {
  const set = (next = newPassword, current = password) =>
    request(patchPassword, { body: { currentPassword: current, newPassword: next } });

  it('changes it, ends the other sessions, gives a new token and tells the owner', async () => {
    const other = await signInWith(mira);
    const own = await signInWith(mira);
    const { changed, accessToken } = await set();
    expect(changed).toBe(true);
    storeToken(accessToken);
    expect(await sessions()).toHaveLength(1);
    expect(await account()).toMatchObject({ lastPasswordChangeAt: startTime.toISOString() });
    expect((await mailsTo(mira))[0]?.subject).toBe('Your password has been changed');
    storeToken(other.accessToken);
    expect((await expectHttpError(account())).status).toBe(401);
    storeToken(own.accessToken);
    expect((await account()).email).toBe(mira);
    expect((await expectHttpError(request(signIn, { body: { email: mira, password } }))).status).toBe(404);
    await signInWith(mira, newPassword);
  });

  it.each([
    ['/currentPassword wrong', newPassword, 'not it'],
    ['/newPassword short', 'lanterns', password],
    ['/newPassword same', password, password],
    ['/newPassword common', 'qwertyuiop', password],
    ['/newPassword holds-email', 'mira is my name', password],
  ])('refuses with %s', async (refused, next, current) => {
    await signInAndStoreToken('mira');
    expect(await refusedFields(set(next, current))).toEqual([refused]);
    await signInWith(mira);
    expect(await mailsTo(mira)).toEqual([]);
  });

  it('is locked for 15 minutes after five wrong tries', async () => {
    await signInAndStoreToken('mira');
    for (let n = 0; n < 5; n++) expect(await refusedFields(set(newPassword, `wrong ${n}`))).toHaveLength(1);
    setElapsedMinutes(5);
    expect((await expectHttpError(set())).problem).toMatchObject({
      status: 429,
      code: 'rate-limited',
      retryAfter: 600,
    });
    setElapsedMinutes(15);
    expect((await set()).changed).toBe(true);
  });

  it('voids the links that would set another', async () => {
    await request(forgotPassword, { body: { email: mira } });
    const token = await resetTokenOf(mira);
    await signInAndStoreToken('mira');
    await set();
    expect(
      (await expectHttpError(request(resetPassword, { body: { token, password: 'another lantern 7' } }))).status,
    ).toBe(410);
  });
});

describe('GET api/account/sessions', () => {
  it('lists this one first and then the last seen', async () => {
    await signInWith('ada@orvela.example');
    const all = await sessions();
    expect(all.map(({ current }) => current)).toEqual([true, false, false, false]);
    expect(all.slice(1).map(({ device }) => device)).toEqual(['Chrome, Linux', 'Safari, iPhone', 'Firefox, Windows']);
  });

  it('notes when each was seen, but not with every call', async () => {
    const { accessToken } = await signInWith(mira);
    setElapsedMinutes(4);
    await account();
    expect((await sessions())[0]?.lastSeenAt).toBe(startTime.toISOString());
    setElapsedMinutes(6);
    await account();
    expect((await sessions())[0]?.lastSeenAt).toBe('2026-03-16T10:06:00.000Z');
    storeToken(accessToken);
  });

  it('keeps the last twenty', async () => {
    for (let n = 0; n < 22; n++) await signInWith(mira);
    expect(await sessions()).toHaveLength(20);
  });

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
      'Chrome, Windows',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge, Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1 Version/26.0 Safari/605.1', 'Safari, macOS'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari/604.1', 'Safari, iPhone'],
    [
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/130.0 Mobile Safari/537.36',
      'Samsung Internet, Android',
    ],
    ['Node.js/24', 'Web'],
    ['', 'Web'],
  ])('names %s', (agent, device) => expect(deviceName(agent)).toBe(device));
});

describe('DELETE api/account/session', () => {
  const end = (id: string) => request(endSessionOf, { query: { id } });

  it('ends one of them: its token is refused, the others stay', async () => {
    const other = await signInWith(mira);
    const own = await signInWith(mira);
    const [, ended] = await sessions();
    expect(await end(ended?.id ?? '')).toBe(true);
    expect((await sessions()).map(({ id }) => id)).not.toContain(ended?.id);
    const tokens = [other.accessToken, own.accessToken];
    const alive = await Promise.all(
      tokens.map(async (token) => {
        const response = await fetch('http://localhost/api/account/details', {
          headers: { Authorization: `Bearer ${token}` },
        });
        return response.status;
      }),
    );
    expect(alive[1]).toBe(200);
  });

  it('ends all others at once', async () => {
    const other = await signInWith(mira);
    await signInWith(mira);
    expect(await end('others')).toBe(true);
    expect((await sessions()).map(({ current }) => current)).toEqual([true]);
    storeToken(other.accessToken);
    expect((await expectHttpError(account())).problem.code).toBe('unauthenticated');
  });

  it('does not know the session of somebody else', async () => {
    await signInAndStoreToken('mira');
    expect((await expectHttpError(end('ses_ada_1'))).problem).toMatchObject({ status: 404, id: 'ses_ada_1' });
    await signInAndStoreToken('ada');
    expect((await account()).name).toBe('Ada Lindqvist');
  });

  it('needs to be told which', async () => {
    await signInAndStoreToken('mira');
    expect((await sendRaw('api/account/session', { method: 'DELETE' })).status).toBe(422);
  });
});

describe('GET api/account/export', () => {
  it('gives everything that is kept about the account, and no key', async () => {
    await request(forgotPassword, { body: { email: mira } });
    await signInAndStoreToken('mira');
    const text = await (await sendRaw('api/account/export')).text();
    expect(text).not.toContain(await resetTokenOf(mira));
    expect(text).not.toMatch(/hash|salt/);
    expect(await request(exportAccount, {})).toMatchObject({
      exportedAt: startTime.toISOString(),
      account: { email: mira },
      sessions: [{ current: true }, { device: 'Chrome, Android' }],
      mails: [{ subject: 'Set a new password', at: startTime.toISOString() }],
      records: expect.arrayContaining([
        { kind: 'mails', items: [expect.objectContaining({ subject: 'Set a new password' })] },
        { kind: 'claims', items: [] },
      ]),
    });
  });
});

describe('DELETE api/account', () => {
  const close = (given = password) => request(closeAccount, { body: { password: given } });

  it('closes it for good, ends its sessions and says goodbye', async () => {
    const { accessToken } = await signInWith(mira);
    expect(await close()).toBe(true);
    storeToken(accessToken);
    expect((await expectHttpError(account())).problem.code).toBe('unauthenticated');
    expect((await expectHttpError(request(signIn, { body: { email: mira, password } }))).status).toBe(404);
    expect((await mailsTo(mira))[0]?.subject).toBe('Your account has been closed');
  });

  it('withdraws what waits for a decision, and leaves no draft and no document', async () => {
    enableSampleRequests(true);
    await signInAndStoreToken('cleo');
    const { id } = await account();
    expect((await claims.list()).some(({ claimantId, state }) => claimantId === id && state === 'contested')).toBe(
      true,
    );
    await close();
    enableSampleRequests(false);
    const waiting = (await claims.list()).filter(({ claimantId, state }) => claimantId === id && state === 'contested');
    expect(waiting).toEqual([]);
    expect((await requests.list()).filter(({ requesterId, state }) => requesterId === id && state === 'open')).toEqual(
      [],
    );
    expect((await evidence.list()).filter(({ ownerId }) => ownerId === id)).toEqual([]);
    expect(Object.values(await recordsOf(id)).flat()).toEqual([]);
  });

  it('leaves no link behind', async () => {
    await request(forgotPassword, { body: { email: mira } });
    const token = await resetTokenOf(mira);
    await signInAndStoreToken('mira');
    await close();
    const { problem } = await expectHttpError(request(resetPassword, { body: { token, password: newPassword } }));
    expect(problem).toMatchObject({ status: 404, code: 'link-invalid' });
  });

  it('needs the password, and not too many tries for it', async () => {
    await signInAndStoreToken('mira');
    for (let n = 0; n < 5; n++) expect(await refusedFields(close('wrong'))).toEqual(['/password wrong']);
    expect((await expectHttpError(close())).problem).toMatchObject({ status: 429, retryAfter: 900 });
    expect((await account()).email).toBe(mira);
  });

  it('is refused while facilities are owned by nobody else', async () => {
    await signInAndStoreToken('owen');
    expect((await expectHttpError(close())).problem).toMatchObject({ status: 409, code: 'sole-owner', facilities: 3 });
    expect((await account()).name).toBe('Owen Fairweather');
  });
});

describe('GET api/mock/outbox', () => {
  it('lists the mails for everybody who looks, newest first', async () => {
    expect(await request(listOutbox, {})).toEqual([]);
    await request(forgotPassword, { body: { email: mira } });
    setElapsedMinutes(1);
    await request(forgotPassword, { body: { email: 'owen@orvela.example' } });
    const mails = await request(listOutbox, {});
    expect(mails.map(({ to }) => to)).toEqual(['owen@orvela.example', mira]);
    expect(mails[0]).toMatchObject({
      text: expect.stringMatching(/^Hello Owen Fairweather,\n\n/),
      links: [{ href: expect.stringMatching(/^\/reset-password\?token=[\w-]{43}$/) }],
      at: '2026-03-16T10:01:00.000Z',
    });
  });
});

describe.each([
  ['GET api/account/details', accountScenarios.details, account],
  ['PATCH api/account/details', accountScenarios.change, () => change({ account: {} })],
  [
    'PATCH api/account/password',
    accountScenarios.password,
    () => request(patchPassword, { body: { currentPassword: 'x', newPassword } }),
  ],
  ['GET api/account/sessions', accountScenarios.sessions, sessions],
  ['DELETE api/account/session', accountScenarios.endSession, () => request(endSessionOf, { query: { id: 'x' } })],
  ['GET api/account/export', accountScenarios.export, () => request(exportAccount, {})],
  ['DELETE api/account', accountScenarios.close, () => request(closeAccount, { body: { password: 'x' } })],
  ['GET api/mock/outbox', accountScenarios.outbox, () => request(listOutbox, {})],
] as const)('%s goes wrong', (_, scenario, call) => {
  it('by a failure, a cut line, an answer nobody understands and none at all', async () => {
    await signInAndStoreToken('mira');
    await expectFaults(scenario, call);
  });
});

describe('scenarios', () => {
  it('show what else an account may be', async () => {
    await signInAndStoreToken('mira');
    server.use(accountScenarios.details.with({ pendingEmail: 'new@post.example' }));
    expect((await account()).pendingEmail).toBe('new@post.example');
    server.use(accountScenarios.change.conflicts());
    expect((await expectHttpError(change({ account: {} }))).problem.code).toBe('revision-conflict');
    server.use(accountScenarios.outbox.filled());
    expect(await request(listOutbox, {})).toHaveLength(2);
    server.use(accountScenarios.outbox.empty());
    expect(await request(listOutbox, {})).toEqual([]);
  });
});

describe('a walk through the calls', () => {
  it('never leaves an account without a way in, nor takes one for another', async () => {
    const step = fc.constantFrom('password', 'reset', 'email', 'confirm', 'cancel', 'others', 'name', 'signOut');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 10 }), async (steps) => {
        await sendRaw('api/mock/reset', { method: 'POST' });
        setElapsedMinutes(0);
        const known = { email: mira, password, pending: '' };
        let minute = 0;
        await signInWith(mira);
        for (const does of steps) {
          // Beyond every rate limit.
          minute += 24 * 60;
          setElapsedMinutes(minute);
          await signInWith(known.email, known.password);
          const next = `lantern number ${minute}`;
          if (does === 'password') {
            const body = { currentPassword: known.password, newPassword: next };
            storeToken((await request(patchPassword, { body })).accessToken);
            known.password = next;
          } else if (does === 'reset') {
            await request(forgotPassword, { body: { email: known.email } });
            const body = { token: await resetTokenOf(known.email), password: next };
            await request(resetPassword, { body });
            known.password = next;
          } else if (does === 'email') {
            known.pending = `m${minute}@post.example`;
            await change({ account: { email: known.pending }, currentPassword: known.password });
          } else if (does === 'confirm' && known.pending !== '') {
            await sendRaw('api/auth/email/resend', { method: 'POST' });
            await request(verifyEmail, { body: await verificationOf(known.pending) });
            known.email = known.pending;
            known.pending = '';
          } else if (does === 'cancel') {
            await change({ account: { cancelEmailChange: true } });
            known.pending = '';
          } else if (does === 'others') await request(endSessionOf, { query: { id: 'others' } });
          else if (does === 'name') await change({ account: { name: `Mira ${minute}` } });
          else if (does === 'signOut') await sendRaw('api/auth/sign-out', { method: 'POST' });
          const { user } = await signInWith(known.email, known.password);
          expect(user).toMatchObject({ email: known.email, emailVerified: true });
          expect((await account()).pendingEmail ?? '').toBe(known.pending);
        }
      }),
      { numRuns: 5 },
    );
  }, 60_000);
});
