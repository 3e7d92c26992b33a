import fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { setClock } from '#lib/time/clock';
import { tokenExpiry } from '#lib/session/token';
import { demoNames } from './seed';
import { signInAs } from '#mocks/testing/signInAs';
import { signToken, tokenLifetimeSeconds, verifyToken } from './tokens';

import { fakeToken } from '#lib/testing/fakeBrowser';
import { serveBackend } from '#mocks/testing/serveBackend';

const instant = new Date('2026-03-16T10:00:00Z');
const seconds = instant.getTime() / 1000;
const claims = { accountId: 'per_0001', sessionId: 'ses_ada_1' };

serveBackend();

const base64url = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const read = (part = ''): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
const split = (token: string) => {
  const [header = '', payload = '', signature = ''] = token.split('.');
  return { header, payload, signature };
};
/** A token with this payload, signed as HS256 with any secret. */
const signedWith = (
  secret: string,
  payload: unknown,
  header: unknown = { alg: 'HS256', typ: 'JWT' },
  hash = 'sha256',
) => {
  const signed = `${base64url(header)}.${base64url(payload)}`;
  return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`;
};

describe('a token', () => {
  it('is HS256, names account and session, and ends after 7 days', async () => {
    const token = await signToken(claims);
    const { header, payload, signature } = split(token);
    expect(read(header)).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(read(payload)).toEqual({
      iat: seconds,
      exp: seconds + tokenLifetimeSeconds,
      iss: 'Orvela Facilities',
      sub: 'per_0001',
      sid: 'ses_ada_1',
    });
    expect(signature).toHaveLength(43);
    expect(tokenExpiry(token)).toEqual(new Date('2026-03-23T10:00:00Z'));
    expect(await verifyToken(token)).toEqual(claims);
  });

  it('is accepted until its last second', async () => {
    const token = await signToken(claims);
    setClock(new Date(instant.getTime() + tokenLifetimeSeconds * 1000 - 1000));
    expect(await verifyToken(token)).toEqual(claims);
    setClock(new Date(instant.getTime() + tokenLifetimeSeconds * 1000));
    expect(await verifyToken(token)).toBeUndefined();
  });

  it('is accepted after the clock was put back by hours', async () => {
    const token = await signToken(claims);
    setClock(new Date(instant.getTime() - 5 * 3_600_000));
    expect(await verifyToken(token)).toEqual(claims);
  });
});

const bySession = (token: string) =>
  fetch('http://localhost/api/auth/sign-in-with-token', {
    method: 'POST',
    body: JSON.stringify({ accessToken: token }),
  });
const byHeader = (token: string) =>
  fetch('http://localhost/api/common/user', { headers: { Authorization: `Bearer ${token}` } });
/** Statuses of the two calls that accept a token. */
const statuses = async (token: string) => [(await bySession(token)).status, (await byHeader(token)).status];

describe('1,000 fuzzed tokens', () => {
  it('are refused, every one', async () => {
    const genuine = await Promise.all(demoNames.map(async (name) => (await signInAs(name)).accessToken));
    const one = fc.constantFrom(...genuine).map((token) => ({ token, ...split(token) }));
    const character = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
    const changedAt = (text: string, at: number, char: string) => {
      const index = at % text.length;
      return text.slice(0, index) + char + text.slice(index + 1);
    };
    const payloadOf = (payload: string, part: Record<string, unknown>) => ({ ...read(payload), ...part });
    const part = fc.oneof(
      fc.record({ sub: fc.constantFrom('per_0001', 'per_0002', 'per_9999', '', '*') }),
      fc.record({ sid: fc.constantFrom('ses_ada_1', 'ses_alan_1', 'nobody') }),
      fc.record({ exp: fc.constantFrom(seconds + 1e9, seconds - 1, 0, null, 'never', 1e300) }),
      fc.record({ role: fc.constant('admin') }),
      fc.record({ iss: fc.constantFrom('Somebody', null) }),
    );
    const forged = fc.oneof(
      // One character replaced.
      fc
        .tuple(one, fc.nat(), character)
        .map(([{ header, payload, signature }, at, char]) => `${header}.${payload}.${changedAt(signature, at, char)}`),
      fc.tuple(one, fc.nat(), character).map(([{ token }, at, char]) => changedAt(token, at, char)),
      // The spare bits of a signature's last character.
      fc.tuple(one, character).map(([{ token }, char]) => token.slice(0, -1) + char),
      // Another account's payload under a valid signature, or one with a changed claim.
      fc.tuple(one, one).map(([a, b]) => `${a.header}.${b.payload}.${a.signature}`),
      fc
        .tuple(one, part)
        .map(
          ([{ header, payload, signature }, change]) =>
            `${header}.${base64url(payloadOf(payload, change))}.${signature}`,
        ),
      // Unsigned, or signed with another secret or algorithm.
      fc
        .tuple(one, fc.constantFrom('none', 'None', 'NONE', 'nOnE', '', 'HS512', 'RS256', 'HS256 ', null), fc.boolean())
        .map(
          ([{ payload, signature }, alg, bare]) =>
            `${base64url({ alg, typ: 'JWT' })}.${payload}.${bare ? '' : signature}`,
        ),
      fc
        .tuple(one, fc.string(), part)
        .map(([{ payload }, secret, change]) => signedWith(secret, payloadOf(payload, change))),
      fc
        .tuple(one, fc.constantFrom('', 'secret', 'token', 'HS256', 'orvela'))
        .map(([{ payload }, secret]) => signedWith(secret, read(payload))),
      fc
        .tuple(one, fc.string())
        .map(([{ payload }, secret]) => signedWith(secret, read(payload), { alg: 'HS512', typ: 'JWT' }, 'sha512')),
      // Not shaped like a token.
      fc
        .tuple(one, fc.constantFrom('', '.', '=', ' ', '\n', '%00', '.x', '\0'))
        .map(([{ token }, tail]) => token + tail),
      one.map(({ header, payload }) => `${header}.${payload}`),
      one.map(({ token }) => token.toLowerCase()),
      one.map(({ payload }) => fakeToken(read(payload))),
      fc.json().map((value) => fakeToken(value)),
      fc.array(fc.base64String(), { maxLength: 5 }).map((parts) => parts.join('.')),
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.constantFrom('', 'null', 'undefined', 'Bearer', '..', '...', '{}', 'a'.repeat(4000)),
    );
    const known = new Set(genuine);
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(forged, async (token) => {
        fc.pre(!known.has(token));
        sent += 1;
        expect(await verifyToken(token)).toBeUndefined();
        // Characters that a header cannot hold are never sent.
        const asHeader = sent % 2 === 0 && /^[\x21-\x7e]+$/.test(token);
        expect((await (asHeader ? byHeader : bySession)(token)).status).toBe(401);
      }),
      { numRuns: 1000 },
    );
    expect(sent).toBeGreaterThanOrEqual(1000);
    for (const token of genuine) expect(await statuses(token)).toEqual([200, 200]);
  });
});

describe('a genuine token of the past', () => {
  it('is refused when it has expired', async () => {
    const { accessToken } = await signInAs('ada');
    setClock(new Date(instant.getTime() + tokenLifetimeSeconds * 1000));
    expect(await statuses(accessToken)).toEqual([401, 401]);
  });

  it('is refused when its account or its session is not there', async () => {
    expect(await statuses(await signToken({ accountId: 'per_9999', sessionId: 'ses_ada_1' }))).toEqual([401, 401]);
    expect(await statuses(await signToken({ accountId: 'per_0001', sessionId: 'ses_alan_1' }))).toEqual([401, 401]);
  });
});
