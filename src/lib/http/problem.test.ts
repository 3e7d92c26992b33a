import { describe, expect, it } from 'vitest';

import {
  conflictingRecord,
  errorKey,
  problemCode,
  problemNumber,
  problemString,
  retryAfterMinutes,
  retryAfterSeconds,
  validationErrors,
} from './problem';
import { HttpError, NetworkError } from './request';

const response = (status: number, members: Record<string, unknown> = {}) =>
  new HttpError({ type: 'about:blank', code: 'internal', title: 'T', status, ...members }, 'request-1');

const offline = new NetworkError('offline', 'request-1');

describe('members of a problem response', () => {
  it('reads the code of a response, and none without a response', () => {
    expect(problemCode(response(409, { code: 'already-decided' }))).toBe('already-decided');
    expect(problemCode(offline)).toBeUndefined();
  });

  it('reads strings and numbers of the expected type only', () => {
    const error = response(410, { endedAt: '2026-03-16', facilities: 2, triesLeft: Number.NaN });
    expect(problemString(error, 'endedAt')).toBe('2026-03-16');
    expect(problemString(error, 'facilities')).toBeUndefined();
    expect(problemNumber(error, 'facilities')).toBe(2);
    expect(problemNumber(error, 'triesLeft')).toBeUndefined();
    expect(problemNumber(error, 'missing')).toBeUndefined();
    expect(problemString(offline, 'reason')).toBeUndefined();
  });

  it('reads the current record from a revision conflict only', () => {
    const current = { id: 'mira', revision: 3 };
    expect(conflictingRecord(response(409, { code: 'revision-conflict', current }))).toEqual(current);
    expect(conflictingRecord(response(409, { code: 'request-open', current }))).toBeUndefined();
    expect(conflictingRecord(undefined)).toBeUndefined();
  });

  it('lists the errors of a rejected input, and none of another failure', () => {
    const errors = [{ pointer: '/name', code: 'too_big', message: 'Long' }];
    expect(validationErrors(response(422, { errors }))).toEqual(errors);
    expect(validationErrors(response(422))).toEqual([]);
    expect(validationErrors(response(409, { errors }))).toEqual([]);
    expect(validationErrors(offline)).toEqual([]);
  });
});

describe('retry after a rate limit', () => {
  it('is in seconds, or in minutes rounded up', () => {
    expect(retryAfterSeconds(response(429, { retryAfter: 840 }))).toBe(840);
    expect(retryAfterMinutes(response(429, { retryAfter: 840 }))).toBe(14);
    expect(retryAfterMinutes(response(429, { retryAfter: 61 }))).toBe(2);
    expect(retryAfterMinutes(response(429, { retryAfter: 1 }))).toBe(1);
  });

  it.each([undefined, 'soon', 0, -1])('is a minute when the server says %s', (retryAfter) => {
    expect(retryAfterSeconds(response(429, { retryAfter }))).toBe(60);
    expect(retryAfterMinutes(response(429, { retryAfter }))).toBe(1);
  });

  it('is unknown for every other failure', () => {
    expect(retryAfterSeconds(response(503, { retryAfter: 840 }))).toBeUndefined();
    expect(retryAfterMinutes(offline)).toBeUndefined();
  });
});

describe('errorKey', () => {
  it.each([
    [400, 'failure.refused'],
    [403, 'failure.refused'],
    [404, 'failure.refused'],
    [409, 'failure.refused'],
    [422, 'failure.refused'],
    [401, 'failure.server'],
    [429, 'failure.server'],
    [500, 'failure.server'],
    [504, 'failure.timeout'],
  ])('names the sentence for status %i', (status, key) => {
    expect(errorKey(response(status))).toBe(key);
  });

  it.each([
    ['offline', 'failure.offline'],
    ['timeout', 'failure.timeout'],
    ['unreachable', 'failure.unreachable'],
    ['malformed', 'failure.server'],
  ] as const)('names the sentence for a network failure: %s', (reason, key) => {
    expect(errorKey(new NetworkError(reason, 'request-1'))).toBe(key);
  });

  it('blames the service for any other error', () => {
    expect(errorKey(new TypeError('x'))).toBe('failure.server');
  });
});
