import { describe, expect, it } from 'vitest';

import { HttpError, NetworkError } from '#lib/http/request';

import { newPasswordSchema, signUpSchema } from './forms';
import { waitInUnits, problemsFromSchema, problemsFromError } from './problems';

const answer = (status: number, extras: Record<string, unknown> = {}) =>
  new HttpError({ type: 'about:blank', code: 'internal', title: 'No', status, ...extras }, 'call-1');

const refusal = (pointer: string, code: string) => ({ pointer, code, message: 'Words of the server' });

describe('problemsFromError', () => {
  it('tells a wrong pair as one thing, whatever the body says', () => {
    expect(problemsFromError(answer(404))).toEqual([{ key: 'wrongPair' }]);
    expect(problemsFromError(answer(404), 'wrongPassword')).toEqual([{ field: 'password', key: 'wrongPassword' }]);
  });

  it('says how long to wait, a minute where nobody says', () => {
    expect(problemsFromError(answer(429, { retryAfter: 840 }))).toEqual([{ key: 'tooMany', wait: 840 }]);
    expect(problemsFromError(answer(429, { retryAfter: 'soon' }))).toEqual([{ key: 'tooMany', wait: 60 }]);
    expect(problemsFromError(answer(429, { retryAfter: -1 }))).toEqual([{ key: 'tooMany', wait: 60 }]);
  });

  it('puts what the server refused at its field, once', () => {
    const errors = [
      refusal('/name', 'too_big'),
      refusal('/email', 'invalid_format'),
      refusal('/account/password', 'holds-email'),
      refusal('/password', 'short'),
    ];
    expect(problemsFromError(answer(422, { errors }))).toEqual([
      { field: 'name', key: 'nameLong' },
      { field: 'email', key: 'emailFormat' },
      { field: 'password', key: 'passwordWeak' },
    ]);
    expect(problemsFromError(answer(422, { errors: [refusal('/password', 'short')] }))).toEqual([
      { field: 'password', key: 'passwordShort' },
    ]);
  });

  it('says so when it knows none of the fields', () => {
    const errors = [refusal('/captcha', 'missing')];
    expect(problemsFromError(answer(422, { errors }))).toEqual([{ key: 'refused', requestId: 'call-1' }]);
    expect(problemsFromError(answer(422))).toEqual([{ key: 'refused', requestId: 'call-1' }]);
    expect(problemsFromError(answer(403))).toEqual([{ key: 'refused', requestId: 'call-1' }]);
  });

  it('names the way to the service where that failed', () => {
    expect(problemsFromError(new NetworkError('offline', 'call-1'))).toEqual([{ key: 'offline' }]);
    expect(problemsFromError(new NetworkError('timeout', 'call-1'))).toEqual([{ key: 'timeout' }]);
    expect(problemsFromError(answer(504))).toEqual([{ key: 'timeout' }]);
    expect(problemsFromError(new NetworkError('unreachable', 'call-1'))).toEqual([{ key: 'unreachable' }]);
  });

  it('gives the number of a call that the service failed at', () => {
    expect(problemsFromError(answer(500))).toEqual([{ key: 'server', requestId: 'call-1' }]);
    expect(problemsFromError(new NetworkError('malformed', 'call-1'))).toEqual([
      { key: 'server', requestId: 'call-1' },
    ]);
    expect(problemsFromError(new TypeError('anything else'))).toEqual([{ key: 'server' }]);
  });
});

describe('waitInUnits', () => {
  it('rounds up, in the unit that people would say', () => {
    expect(waitInUnits(0)).toEqual({ unit: 'seconds', count: 1 });
    expect(waitInUnits(59)).toEqual({ unit: 'seconds', count: 59 });
    expect(waitInUnits(60)).toEqual({ unit: 'minutes', count: 1 });
    expect(waitInUnits(61)).toEqual({ unit: 'minutes', count: 2 });
    expect(waitInUnits(90 * 60)).toEqual({ unit: 'minutes', count: 90 });
    expect(waitInUnits(24 * 3600)).toEqual({ unit: 'hours', count: 24 });
  });
});

describe('problemsFromSchema', () => {
  it('names one thing for each field, in the order of the form', () => {
    expect(problemsFromSchema(signUpSchema, { name: ' ', email: '', password: 'short' })).toEqual([
      { field: 'name', key: 'nameMissing' },
      { field: 'email', key: 'emailMissing' },
      { field: 'password', key: 'passwordShort' },
    ]);
  });

  it('has nothing against what may be sent', () => {
    expect(problemsFromSchema(newPasswordSchema, { password: 'wet tram seven plums' })).toEqual([]);
    const nora = { name: 'Nora', email: ' nora@new.example ', password: 'wet tram seven plums' };
    expect(problemsFromSchema(signUpSchema, nora)).toEqual([]);
  });
});
