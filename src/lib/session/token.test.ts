import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setClock } from '#lib/time/clock';
import { currentToken, storeToken, tokenExpiry, tokenKey, tokenSubject } from './token';

import { fakeLocalStorage, fakeToken } from '#lib/testing/fakeBrowser';

const instant = new Date('2026-03-16T10:00:00Z');
const seconds = instant.getTime() / 1000;
const good = fakeToken({ sub: 'ada', exp: seconds + 60 });
const [header = '', payload = '', signature = ''] = good.split('.');

beforeEach(() => setClock(instant));
afterEach(() => {
  setClock(undefined);
  vi.unstubAllGlobals();
});

describe('a token that may be sent', () => {
  it.each([
    ['ends in a minute', good],
    ['ends in a thousandth of a second', fakeToken({ sub: 'ada', exp: seconds + 0.001 })],
    ['has a name with letters beyond ASCII', fakeToken({ sub: 'ada', name: 'Şule İnce 😀', exp: seconds + 60 })],
    ['ends in a hundred years', fakeToken({ sub: 'ada', exp: seconds + 3_155_760_000 })],
    ['never says when it ends', fakeToken({ sub: 'ada' })],
    ...[{ alg: 'RS256', typ: 'JWT' }, { alg: 'EdDSA' }, { alg: 'HS256', typ: 'at+jwt' }, { alg: 'none' }].map(
      (header): [string, string] => [
        `is signed by another service: ${JSON.stringify(header)}`,
        fakeToken({ sub: 'ada', exp: seconds + 60 }, header),
      ],
    ),
    ...[undefined, '', null, 7].map((sub): [string, string] => [
      `has the subject ${JSON.stringify(sub)}`,
      fakeToken({ sub, exp: seconds + 60 }),
    ]),
  ])('%s', (_, token) => {
    const kept = fakeLocalStorage('works', { [tokenKey]: token });
    expect(currentToken()).toBe(token);
    expect(kept.get(tokenKey)).toBe(token);
  });

  it('is an opaque one until the time that came with it', () => {
    const kept = fakeLocalStorage('works');
    const token = 'opaque_0123456789abcdefghijABCDEFGHIJ';
    storeToken(token, { subject: 'ada', expiresAt: '2026-03-16T10:01:00.000Z' });
    expect([currentToken(), tokenSubject(token)]).toEqual([token, 'ada']);
    expect(kept.get('token-info')).not.toContain(token);
    setClock(new Date(instant.getTime() + 60_000));
    expect(currentToken()).toBeUndefined();
    expect([...kept.keys()]).toEqual([]);
  });

  it('has the end that it says', () => {
    expect(tokenExpiry(good)).toEqual(new Date('2026-03-16T10:01:00Z'));
  });
});

/** None of these may reach a server or stay in storage. */
const refused: Array<[what: string, token: string]> = [
  ['is empty', ''],
  ['is a word', 'token'],
  ['is what a careless program stored for nothing', 'undefined'],
  ['is JSON of another application', '{"access_token":"abc"}'],
  ['is in quotation marks', JSON.stringify(good)],
  ['is an opaque token whose end nobody knows', 'ghp_0123456789abcdefghijABCDEFGHIJ012345'],
  ['has two parts', `${header}.${payload}`],
  ['has four parts', `${good}.${signature}`],
  ['has an empty part', `${header}..${signature}`],
  ['has an empty signature', `${header}.${payload}.`],
  ['has a space around it', ` ${good}`],
  ['has a line break and a header of its own', `${good}\r\nX-Admin: 1`],
  ['has letters outside base64url', `${header}.${payload}.sïgnature`],
  ['has a header that is not JSON', `${Buffer.from('no json').toString('base64url')}.${payload}.${signature}`],
  ['has a header that is null', fakeToken({ sub: 'ada', exp: seconds + 60 }, null)],
  ['has a header that is a word', fakeToken({ sub: 'ada', exp: seconds + 60 }, 'HS256')],
  ['has a header that is a list', fakeToken({ sub: 'ada', exp: seconds + 60 }, ['HS256', 'JWT'])],
  ['has a payload cut in half', `${header}.${payload.slice(0, 7)}.${signature}`],
  [
    'has a payload of broken UTF-8',
    `${header}.${Buffer.from([0x7b, 0x22, 0xff, 0xfe]).toString('base64url')}.${signature}`,
  ],
  ['has a payload that is a list', fakeToken([seconds + 60])],
  ['has a payload that is a number', fakeToken(seconds + 60)],
  ['ends on a date in words', fakeToken({ sub: 'ada', exp: '2030-01-01' })],
  ['ends at null', fakeToken({ sub: 'ada', exp: null })],
  ['never ends', `${header}.${Buffer.from('{"sub":"ada","exp":1e999}').toString('base64url')}.${signature}`],
  ['ends beyond every calendar', fakeToken({ sub: 'ada', exp: 1e300 })],
  ['ended a second ago', fakeToken({ sub: 'ada', exp: seconds - 1 })],
  ['ends at this very instant', fakeToken({ sub: 'ada', exp: seconds })],
  ['ended before 1970', fakeToken({ sub: 'ada', exp: -1 })],
  ['is 100,000 characters of nothing', 'a'.repeat(100_000)],
];

describe('a token that is dropped', () => {
  it.each(refused)('%s', (_, token) => {
    const kept = fakeLocalStorage('works', { [tokenKey]: token, appearance: '{}' });
    expect(currentToken()).toBeUndefined();
    expect(kept.has(tokenKey)).toBe(false);
    expect(kept.has('appearance')).toBe(true);
  });
});

describe('no token', () => {
  it('is found where nothing is stored', () => {
    fakeLocalStorage('works');
    expect(currentToken()).toBeUndefined();
  });

  it.each(['blocked', 'forbidden', 'missing'] as const)('is found where storage is %s', (mood) => {
    fakeLocalStorage(mood, { [tokenKey]: good });
    expect(currentToken()).toBeUndefined();
  });

  it('is left when it ends while the page is open', () => {
    const kept = fakeLocalStorage('works', { [tokenKey]: good });
    expect(currentToken()).toBe(good);
    setClock(new Date(instant.getTime() + 60_000));
    expect(currentToken()).toBeUndefined();
    expect(kept.has(tokenKey)).toBe(false);
  });
});
