import { describe, expect, it, vi } from 'vitest';

import { request } from '#lib/http/request';
import { tokenExpiry } from '#lib/session/token';
import { accounts } from '#mocks/accounts/store';
import { database, resetDatabase, tableOf } from '#mocks/core/database';
import { setDelayScale } from '#mocks/core/handle';
import { sessionScenarios } from './scenarios';
import { demoNames } from './seed';
import { personByName } from '#mocks/people/seed';
import { getAccount, listOutbox, listSessions, patchAccount } from '#modules/account/api';
import { getNotifications } from '#modules/notices/api';
import {
  forgotPassword,
  resendVerification,
  resetPassword,
  signIn,
  signInWithToken,
  signOut,
  signUp,
  unlockSession,
  verifyEmail,
} from '#modules/session/api';
import { getUser } from '#modules/user/api';

import { expectHttpError, serveBackend, setLanguage, startTime } from '#mocks/testing/serveBackend';
import {
  expectFaults,
  linkTo,
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
const uma = 'uma@orvela.example';
const newPassword = 'four harbour lanterns';
const seconds = (time: string) => (Date.parse(time) - startTime.getTime()) / 1000;
const post = (address: string, body: unknown) =>
  sendRaw(address, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });

describe.each([
  ['sign-in', signIn],
  ['unlock-session', unlockSession],
] as const)('POST api/auth/%s', (name, call) => {
  const address = `api/auth/${name}`;
  const with_ = (email: string, password = 'orvela-demo') => request(call, { body: { email, password } });

  it.each(demoNames)('lets %s in, who gets a token for 7 days', async (demo) => {
    const started = await with_(`${demo}@orvela.example`);
    expect(started).toMatchObject({
      tokenType: 'bearer',
      user: {
        email: `${demo}@orvela.example`,
        role: demo === 'ada' || demo === 'alan' ? 'admin' : 'user',
        emailVerified: demo !== 'uma',
        status: 'online',
        units: demo === 'alan' ? 'mi' : 'km',
        locale: 'en',
      },
    });
    expect(Object.keys(started).toSorted()).toEqual(['accessToken', 'tokenType', 'user']);
    expect(tokenExpiry(started.accessToken)).toEqual(new Date('2026-03-23T10:00:00Z'));
    storeToken(started.accessToken);
    expect((await request(getUser, {})).email).toBe(`${demo}@orvela.example`);
  });

  it('goes on with the session that the person still has, and begins another beside somebody else’s', async () => {
    await with_(mira).then(({ accessToken }) => storeToken(accessToken));
    const before = await request(listSessions, {});
    setElapsedMinutes(30);
    storeToken((await with_(mira)).accessToken);
    const after = await request(listSessions, {});
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]).toMatchObject({ current: true, lastSeenAt: '2026-03-16T10:30:00.000Z' });
    storeToken((await with_('owen@orvela.example')).accessToken);
    expect((await request(getUser, {})).email).toBe('owen@orvela.example');
  });

  it('forgets a session whose token has run out', async () => {
    await with_(mira).then(({ accessToken }) => storeToken(accessToken));
    const [left] = await request(listSessions, {});
    setElapsedMinutes(8 * 24 * 60);
    storeToken();
    storeToken((await with_(mira)).accessToken);
    const sessions = await request(listSessions, {});
    expect(sessions.map(({ current }) => current)).toEqual([true]);
    expect(sessions.map(({ id }) => id)).not.toContain(left?.id);
  });

  it('reads the address in any case', async () => {
    expect((await with_(' Mira@ORVELA.example ')).user.id).toBe(personByName('Mira Castellanos').id);
  });

  it.each([
    ['a wrong password', mira, 'orvela-demo '],
    ['an unknown address', 'nobody@orvela.example', 'orvela-demo'],
    ['what is no address', 'mira', 'orvela-demo'],
  ])('answers %s with 404 and false', async (_, email, password) => {
    const response = await post(address, { email, password });
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain('application/json');
    expect(await response.text()).toBe('false');
    expect((await expectHttpError(with_(email, password))).problem).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('lets nobody try a sixth time within 15 minutes, not even with the right password', async () => {
    for (let n = 0; n < 5; n++) expect((await expectHttpError(with_(mira, `wrong ${n}`))).status).toBe(404);
    setElapsedMinutes(5);
    const response = await post(address, { email: mira.toUpperCase(), password: 'orvela-demo' });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('600');
    expect(await response.json()).toMatchObject({ code: 'rate-limited', retryAfter: 600 });
    expect((await with_('owen@orvela.example')).user.name).toBe('Owen Fairweather');
    setElapsedMinutes(15);
    expect((await with_(mira)).user.name).toBe('Mira Castellanos');
  });

  it('limits an unknown address alike, so that nobody learns which are known', async () => {
    for (let n = 0; n < 5; n++) await expectHttpError(with_('nobody@orvela.example'));
    expect((await expectHttpError(with_('nobody@orvela.example'))).status).toBe(429);
  });

  it('counts tries that come at once, one by one', async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => (await expectHttpError(with_(mira, `wrong ${n}`))).status),
    );
    expect(responses.filter((status) => status === 404)).toHaveLength(5);
    expect(responses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('forgets wrong tries after the right one', async () => {
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 4; n++) await expectHttpError(with_(mira, 'wrong'));
      await with_(mira);
    }
  });

  it('forgets tries that lie ahead, because the clock was put back', async () => {
    for (let n = 0; n < 5; n++) await expectHttpError(with_(mira, 'wrong'));
    setElapsedMinutes(-180);
    expect((await with_(mira)).user.name).toBe('Mira Castellanos');
  });

  it.each([
    [{}, '/email'],
    [{ email: mira }, '/password'],
    [{ email: mira, password: '' }, '/password'],
    [{ email: '', password: 'x' }, '/email'],
    [{ email: mira, password: 'x'.repeat(257) }, '/password'],
    ['no json', '/'],
  ])('refuses %j with the field named', async (body, pointer) => {
    const response = await post(address, body);
    expect(response.status).toBe(422);
    expect((await response.json()).errors[0].pointer).toBe(pointer);
  });

  it('takes a second and a half, right or wrong', async () => {
    setDelayScale(0.1);
    try {
      for (const password of ['orvela-demo', 'wrong']) {
        const startedAt = performance.now();
        await with_(mira, password).catch(() => undefined);
        expect(performance.now() - startedAt).toBeGreaterThan(145);
      }
    } finally {
      setDelayScale(0);
    }
  });
});

describe('POST api/auth/sign-in-with-token', () => {
  const withToken = (accessToken: string) => request(signInWithToken, { body: { accessToken } });

  it('goes on though the storage is full: it only reads', async () => {
    const { accessToken } = await signInWith(mira);
    const full = vi.spyOn(accounts, 'update').mockRejectedValue(new DOMException('Full.', 'QuotaExceededError'));
    expect((await withToken(accessToken)).user.name).toBe('Mira Castellanos');
    full.mockRestore();
  });

  it('goes on with the session and gives 7 days from now', async () => {
    const { accessToken } = await signInWith(mira);
    setElapsedMinutes(3 * 24 * 60);
    const again = await withToken(accessToken);
    expect(tokenExpiry(again.accessToken)).toEqual(new Date('2026-03-26T10:00:00Z'));
    expect(again.user.email).toBe(mira);
    storeToken(again.accessToken);
    const current = (await request(listSessions, {})).filter((session) => session.current);
    expect(current.map(({ lastSeenAt }) => lastSeenAt)).toEqual(['2026-03-19T10:00:00.000Z']);
  });

  it('gives the person as they are now', async () => {
    const { accessToken } = await signInWith(uma);
    expect((await withToken(accessToken)).user.emailVerified).toBe(false);
    await request(resendVerification, {});
    await request(verifyEmail, { body: await verificationOf(uma) });
    expect((await withToken(accessToken)).user.emailVerified).toBe(true);
  });

  it.each(['', 'nonsense', 'a.b.c'])('answers %j with 401 and Invalid token', async (accessToken) => {
    const response = await post('api/auth/sign-in-with-token', { accessToken });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: 'Invalid token' });
    expect((await expectHttpError(withToken(accessToken))).problem).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
  });

  it('refuses a body without a token', async () => {
    expect(await (await post('api/auth/sign-in-with-token', {})).json()).toMatchObject({
      status: 422,
      errors: [{ pointer: '/accessToken' }],
    });
  });
});

describe('POST api/auth/sign-up', () => {
  const person_ = { name: 'Nour Haddad', email: 'nour@post.example', password: newPassword };
  const up = (part: Partial<typeof person_> = {}) => request(signUp, { body: { ...person_, ...part } });

  it('makes an account whose address waits for its confirmation', async () => {
    expect(await up()).toBe(true);
    const { user } = await signInWith(person_.email, newPassword);
    expect(user).toMatchObject({ name: 'Nour Haddad', role: 'user', emailVerified: false, avatar: null });
    const [mail] = await mailsTo(person_.email);
    expect(mail).toMatchObject({
      subject: 'Confirm your email address',
      links: [{ label: 'Confirm email address' }],
    });
    await request(verifyEmail, { body: await verificationOf(person_.email) });
    expect((await request(getAccount, {})).emailVerified).toBe(true);
  });

  it('makes one account of two calls at once', async () => {
    await Promise.all([up(), up({ name: 'Other', password: 'seven harbour lights' })]);
    const works = await Promise.allSettled(
      [newPassword, 'seven harbour lights'].map((password) =>
        request(signIn, { body: { email: person_.email, password } }),
      ),
    );
    expect(works.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('sends the link once more to who signs up once more, but not within a minute', async () => {
    await up();
    await up();
    const first = (await mailsTo(person_.email)).length;
    setElapsedMinutes(2);
    await up({ name: 'Nour H. Haddad' });
    const mails = await mailsTo(person_.email);
    expect(mails).toHaveLength(first + 1);
    expect(mails.every(({ subject }) => subject === 'Confirm your email address')).toBe(true);
    expect((await signInWith(person_.email, newPassword)).user.name).toBe('Nour H. Haddad');
  });

  it('leaves whoever signed up first nothing of an address that they never confirmed', async () => {
    const other = 'attacker@post.example';
    await up({ name: 'Somebody' });
    const old = await verificationOf(person_.email);
    const { accessToken } = await signInWith(person_.email, newPassword);
    await request(patchAccount, { body: { account: { email: other }, currentPassword: newPassword } });
    const change = await verificationOf(other);
    storeToken();
    // Immediately, because a link one minute old would still confirm the other person's password.
    await up({ password: 'seven harbour lights' });
    const link = await verificationOf(person_.email);
    for (const dead of [old, change]) {
      expect((await expectHttpError(request(verifyEmail, { body: dead }))).problem).toMatchObject({
        status: 410,
        reason: 'replaced',
      });
    }
    expect((await expectHttpError(request(signInWithToken, { body: { accessToken } }))).status).toBe(401);
    expect((await expectHttpError(signInWith(person_.email, newPassword))).status).toBe(404);
    expect(await request(verifyEmail, { body: link })).toMatchObject({ alreadyVerified: false });
    const { user } = await signInWith(person_.email, 'seven harbour lights');
    expect(user).toMatchObject({ name: 'Nour Haddad', email: person_.email, emailVerified: true });
  });

  it('writes in the language that is spoken', async () => {
    setLanguage('tr');
    await up();
    expect((await mailsTo(person_.email))[0]).toMatchObject({ subject: 'E-posta adresinizi doğrulayın' });
    await signInWith(person_.email, newPassword);
    expect((await request(getAccount, {})).locale).toBe('tr');
  });

  it('answers the same to an address that is known, and tells only its owner', async () => {
    expect(await up({ email: 'MIRA@orvela.example' })).toBe(true);
    expect((await mailsTo(mira))[0]).toMatchObject({ subject: 'You already have an account' });
    expect((await expectHttpError(request(signIn, { body: { email: mira, password: newPassword } }))).status).toBe(404);
    expect((await signInWith(mira)).user.name).toBe('Mira Castellanos');
  });

  it.each([
    ['short', 'lanterns'],
    ['common', 'password1234'],
    ['holds-email', 'it is nour again'],
  ])('refuses a password that is %s', async (code, password) => {
    expect(await refusedFields(up({ password }))).toEqual([`/password ${code}`]);
    expect(await mailsTo(person_.email)).toEqual([]);
  });

  it.each([
    [{ name: '   ' }, '/name'],
    [{ name: 'x'.repeat(81) }, '/name'],
    [{ email: 'nour' }, '/email'],
    [{ email: 'nour@post' }, '/email'],
  ])('refuses %j', async (part, pointer) => {
    expect((await refusedFields(up(part)))[0]).toContain(pointer);
  });

  it('mails an address no more than five times an hour', async () => {
    for (let n = 0; n < 5; n++) await up();
    expect((await expectHttpError(up())).problem).toMatchObject({ status: 429, retryAfter: 3600 });
    setElapsedMinutes(60);
    expect(await up()).toBe(true);
  });
});

describe('POST api/auth/forgot-password', () => {
  const forgot = (email: string) => request(forgotPassword, { body: { email } });

  it('mails a link with a token of 43 characters, of which nothing but the digest is kept', async () => {
    expect(await forgot(mira)).toBe(true);
    expect(await resetTokenOf(mira)).toMatch(/^[\w-]{43}$/);
    const [mail] = await mailsTo(mira);
    expect(mail).toMatchObject({ to: mira, subject: 'Set a new password', at: startTime.toISOString() });
    const stored = await tableOf(await database(), 'passwordResets').toArray();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(await resetTokenOf(mira));
  });

  it('answers an unknown address the same, and mails nobody', async () => {
    const responses = await Promise.all([
      post('api/auth/forgot-password', { email: mira }),
      post('api/auth/forgot-password', { email: 'nobody@orvela.example' }),
    ]);
    for (const response of responses) expect([response.status, await response.text()]).toEqual([200, 'true']);
    expect(await request(listOutbox, {})).toHaveLength(1);
  });

  it('mails three times an hour, and answers the same a fourth time', async () => {
    for (let n = 0; n < 5; n++) expect(await forgot(mira)).toBe(true);
    expect(await mailsTo(mira)).toHaveLength(3);
    setElapsedMinutes(60);
    await forgot(mira);
    expect(await mailsTo(mira)).toHaveLength(4);
  });

  it('takes as long for an unknown address', async () => {
    setDelayScale(0.6);
    try {
      const took = await Promise.all(
        [mira, 'nobody@orvela.example'].map(async (email) => {
          const startedAt = performance.now();
          await forgot(email);
          return performance.now() - startedAt;
        }),
      );
      for (const ms of took) expect(ms).toBeGreaterThanOrEqual(595);
      expect(Math.abs((took[0] ?? 0) - (took[1] ?? 0))).toBeLessThan(100);
    } finally {
      setDelayScale(0);
    }
  });

  it.each(['', 'mira', 'mira@orvela', '@'])('refuses %j, which is no address', async (email) => {
    expect((await expectHttpError(forgot(email))).problem).toMatchObject({
      status: 422,
      errors: [{ pointer: '/email' }],
    });
  });
});

describe('POST api/auth/reset-password', () => {
  const forgotten = async (email = mira) => {
    await request(forgotPassword, { body: { email } });
    return resetTokenOf(email);
  };
  const reset = (token: string, password = newPassword) => request(resetPassword, { body: { token, password } });

  it('sets the password, ends every session and tells the owner, who signs in anew', async () => {
    const { accessToken } = await signInWith(mira);
    const token = await forgotten();
    expect(await reset(token)).toBe(true);
    storeToken(accessToken);
    expect((await expectHttpError(request(getUser, {}))).problem.code).toBe('unauthenticated');
    storeToken();
    expect((await expectHttpError(request(signIn, { body: { email: mira, password: 'orvela-demo' } }))).status).toBe(
      404,
    );
    expect((await mailsTo(mira))[0]?.subject).toBe('Your password was reset');
    await signInWith(mira, newPassword);
    expect(await request(listSessions, {})).toHaveLength(1);
    expect((await mailsTo(mira))[0]?.subject).toBe('New sign-in after your password was reset');
    await signInWith(mira, newPassword);
    expect(await mailsTo(mira)).toHaveLength(3);
  });

  it('works once', async () => {
    const token = await forgotten();
    await reset(token);
    setElapsedMinutes(1);
    expect((await expectHttpError(reset(token, 'another lantern 7'))).problem).toMatchObject({
      status: 410,
      code: 'link-used',
      reason: 'used',
      endedAt: startTime.toISOString(),
    });
    await signInWith(mira, newPassword);
  });

  it('works once when it comes twice at the same time', async () => {
    const token = await forgotten();
    const responses = await Promise.allSettled([reset(token), reset(token, 'another lantern 7')]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('works for 60 minutes', async () => {
    const token = await forgotten();
    setElapsedMinutes(60);
    expect((await expectHttpError(reset(token))).problem).toMatchObject({
      status: 410,
      code: 'link-expired',
      reason: 'expired',
      endedAt: '2026-03-16T11:00:00.000Z',
    });
    setElapsedMinutes(59.9);
    expect(await reset(token)).toBe(true);
  });

  it('is void when a newer one was asked for', async () => {
    const old = await forgotten();
    const token = await forgotten();
    expect((await expectHttpError(reset(old))).problem).toMatchObject({ code: 'link-expired', reason: 'replaced' });
    expect(await reset(token)).toBe(true);
  });

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(256)])('does not know %j', async (token) => {
    expect((await expectHttpError(reset(token))).problem).toMatchObject({ status: 404, code: 'link-invalid' });
  });

  it('does not use the link up for a password that cannot be chosen', async () => {
    const token = await forgotten();
    expect(await refusedFields(reset(token, 'short'))).toEqual(['/password short']);
    expect(await refusedFields(reset(token, 'mira is my name'))).toEqual(['/password holds-email']);
    expect(await reset(token)).toBe(true);
  });

  it('opens a locked sign-in again', async () => {
    for (let n = 0; n < 5; n++) await expectHttpError(request(signIn, { body: { email: mira, password: 'wrong' } }));
    await reset(await forgotten());
    expect((await signInWith(mira, newPassword)).user.email).toBe(mira);
  });
});

describe('POST api/auth/sign-out', () => {
  it('ends the session: its token is refused from then on', async () => {
    const { accessToken } = await signInWith(mira);
    expect(await request(signOut, {})).toBe(true);
    expect((await expectHttpError(request(getUser, {}))).problem.code).toBe('unauthenticated');
    expect((await expectHttpError(request(signInWithToken, { body: { accessToken } }))).status).toBe(401);
  });

  it('ends no other session', async () => {
    const other = await signInWith(mira);
    await signInWith(mira);
    await request(signOut, {});
    storeToken(other.accessToken);
    expect((await request(getUser, {})).email).toBe(mira);
  });

  it('answers the same to nobody', async () => {
    expect(await request(signOut, {})).toBe(true);
    expect(await (await sendRaw('api/auth/sign-out', { method: 'POST' })).json()).toBe(true);
  });
});

describe('POST api/auth/email/verify', () => {
  const waiting = async () => {
    await signInAndStoreToken('uma');
    await request(resendVerification, {});
    storeToken();
    return verificationOf(uma);
  };
  const verify = (link: { id: string; hash: string }, query?: string) =>
    request(verifyEmail, { body: { ...link, ...(query !== undefined && { query }) } });

  it('confirms the address, signed out, and as often as it is sent', async () => {
    const link = await waiting();
    expect(await verify(link, '?redirectURL=%2Fhome')).toEqual({
      alreadyVerified: false,
      email: 'u•••@orvela.example',
    });
    expect(await verify(link)).toEqual({ alreadyVerified: true, email: 'u•••@orvela.example' });
    setElapsedMinutes(120);
    expect(await verify(link)).toMatchObject({ alreadyVerified: true });
    expect((await signInWith(uma)).user.emailVerified).toBe(true);
  });

  it('works for whoever is signed in as somebody else, whose session stays', async () => {
    const link = await waiting();
    await signInAndStoreToken('owen');
    expect(await verify(link)).toMatchObject({ alreadyVerified: false });
    expect((await request(getUser, {})).email).toBe('owen@orvela.example');
  });

  it('works for 60 minutes', async () => {
    const link = await waiting();
    setElapsedMinutes(60);
    expect((await expectHttpError(verify(link))).problem).toMatchObject({
      status: 410,
      code: 'link-expired',
      reason: 'expired',
      endedAt: '2026-03-16T11:00:00.000Z',
    });
  });

  it('takes an older link, too, as long as it lives', async () => {
    const link = await waiting();
    setElapsedMinutes(2);
    expect(await waiting()).not.toEqual(link);
    expect(await verify(link)).toMatchObject({ alreadyVerified: false });
  });

  it.each([
    { id: 'per_0057', hash: 'A'.repeat(43) },
    { id: 'nobody', hash: 'A'.repeat(43) },
    { id: '', hash: '' },
  ])('does not know %j', async (link) => {
    await waiting();
    expect((await expectHttpError(verify(link))).problem).toMatchObject({ status: 404, code: 'link-invalid' });
  });

  it('does not take the link of one account for another', async () => {
    const { hash } = await waiting();
    expect((await expectHttpError(verify({ id: personByName('Owen Fairweather').id, hash }))).status).toBe(404);
  });
});

describe('POST api/auth/email/resend', () => {
  it('answers 202 and when the next one may be asked for', async () => {
    await signInAndStoreToken('uma');
    const response = await post('api/auth/email/resend', '');
    expect(response.status).toBe(202);
    expect(seconds((await response.json()).resendAt)).toBe(60);
    expect(seconds((await request(getAccount, {})).resendAt ?? '')).toBe(60);
  });

  it('mails once a minute and five times a day', async () => {
    await signInAndStoreToken('uma');
    await request(resendVerification, {});
    setElapsedMinutes(0.5);
    expect((await expectHttpError(request(resendVerification, {}))).problem).toMatchObject({
      code: 'rate-limited',
      retryAfter: 30,
    });
    for (let n = 1; n < 5; n++) {
      setElapsedMinutes(n);
      await request(resendVerification, {});
    }
    setElapsedMinutes(5);
    expect((await expectHttpError(request(resendVerification, {}))).problem).toMatchObject({
      status: 429,
      retryAfter: 24 * 3600 - 300,
    });
    expect(await mailsTo(uma)).toHaveLength(5);
  });

  it('has nothing to send where the address is confirmed', async () => {
    await signInAndStoreToken('mira');
    expect((await expectHttpError(request(resendVerification, {}))).problem).toMatchObject({
      status: 409,
      code: 'already-verified',
    });
  });
});

describe('a mail', () => {
  it('is told by a notification to its account, and to nobody else', async () => {
    await request(forgotPassword, { body: { email: mira } });
    await signInAndStoreToken('mira');
    const [notice, ...others] = await request(getNotifications, {});
    expect(notice).toMatchObject({ title: 'Set a new password', link: '/outbox', useRouter: true, read: false });
    expect(JSON.stringify(notice)).not.toContain(await resetTokenOf(mira));
    await signInAndStoreToken('owen');
    expect(await request(getNotifications, {})).toEqual(others);
    const response = await sendRaw(`api/common/notifications?id=${notice?.id}`, { method: 'DELETE' });
    expect(response.status).toBe(404);
  });

  it('leads to a page of this app', async () => {
    await request(signUp, { body: { name: 'Nour', email: mira, password: newPassword } });
    expect(await linkTo(mira)).toBe('/sign-in');
  });
});

describe.each([
  ['sign-in', sessionScenarios.signIn, () => signInWith(mira)],
  [
    'sign-in-with-token',
    sessionScenarios.signInWithToken,
    () => request(signInWithToken, { body: { accessToken: 'x' } }),
  ],
  [
    'sign-up',
    sessionScenarios.signUp,
    () => request(signUp, { body: { name: 'N', email: mira, password: newPassword } }),
  ],
  ['forgot-password', sessionScenarios.forgotPassword, () => request(forgotPassword, { body: { email: mira } })],
  [
    'reset-password',
    sessionScenarios.resetPassword,
    () => request(resetPassword, { body: { token: 'x', password: newPassword } }),
  ],
  [
    'unlock-session',
    sessionScenarios.unlockSession,
    () => request(unlockSession, { body: { email: mira, password: 'x' } }),
  ],
  ['sign-out', sessionScenarios.signOut, () => request(signOut, {})],
  ['email/verify', sessionScenarios.verifyEmail, () => request(verifyEmail, { body: { id: 'x', hash: 'x' } })],
  ['email/resend', sessionScenarios.resendVerification, () => request(resendVerification, {})],
] as const)('POST api/auth/%s goes wrong', (name, scenario, call) => {
  it('by a failure, a cut line, an answer nobody understands and none at all', async () => {
    await signInAndStoreToken('uma');
    await expectFaults(scenario, call);
  });

  it('by an injected fault', async () => {
    await post('api/mock/fault', { path: `api/auth/${name}`, status: 500, times: 1 });
    expect((await expectHttpError(call())).status).toBe(500);
  });
});

describe('POST api/mock/reset', () => {
  it('forgets accounts and sessions', async () => {
    const { accessToken } = await signInWith(mira);
    expect(await (await post('api/mock/reset', '')).json()).toBe(true);
    storeToken(accessToken);
    expect((await expectHttpError(request(getUser, {}))).status).toBe(401);
    await resetDatabase();
  });
});
