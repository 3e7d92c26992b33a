import { describe, expect, it } from 'vitest';

import { classifyFailure, mayHaveSucceeded } from './failure';
import { HttpError, NetworkError } from './request';

const answer = (status: number) => new HttpError({ type: 'about:blank', code: 'some_code', title: 'T', status }, 'r-1');

describe('classifyFailure', () => {
  it.each([
    [400, 'refused'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [410, 'notFound'],
    [422, 'refused'],
    [429, 'tooMany'],
    [500, 'server'],
    [503, 'server'],
    [504, 'timeout'],
  ])('takes %i for %s', (status, kind) => {
    expect(classifyFailure(answer(status))).toEqual({ kind, requestId: 'r-1', code: 'some_code' });
  });

  it.each(['offline', 'timeout', 'unreachable', 'malformed'] as const)('keeps the reason %s', (reason) => {
    expect(classifyFailure(new NetworkError(reason, 'r-2'))).toEqual({ kind: reason, requestId: 'r-2' });
  });

  it.each([undefined, null, 'text', 42, new TypeError('x'), {}])('never throws on %s', (thrown) => {
    expect(classifyFailure(thrown)).toEqual({ kind: 'unknown' });
  });
});

describe('mayHaveSucceeded', () => {
  it.each([answer(500), answer(503), new NetworkError('timeout', 'r'), new NetworkError('unreachable', 'r')])(
    'is true without a decision of the server (%s)',
    (error) => expect(mayHaveSucceeded(error)).toBe(true),
  );

  it.each([answer(404), answer(409), answer(422), new NetworkError('offline', 'r'), new TypeError('x')])(
    'is false when it refused, or was not asked (%s)',
    (error) => expect(mayHaveSucceeded(error)).toBe(false),
  );
});
