import { expect, it } from 'vitest';

import type { Problem } from './endpoint';
import { HttpError } from './request';
import { fieldErrors } from './fieldErrors';

const answer = (status: number, errors?: Problem['errors']) =>
  new HttpError({ type: 'about:blank', code: 'validation-failed', title: 'No', status, errors }, 'call-1');

it('reads the fields that a refusal points at, each once', () => {
  const errors = [
    { pointer: '/account/email', code: 'taken', message: 'Taken' },
    { pointer: '/email', code: 'format', message: 'Words' },
    { pointer: '/currentPassword', code: 'wrong', message: 'Words' },
  ];
  expect(fieldErrors(answer(422, errors))).toEqual([
    { field: 'email', code: 'taken', message: 'Taken' },
    { field: 'currentPassword', code: 'wrong', message: 'Words' },
  ]);
});

it('reads none from any other failure', () => {
  expect(fieldErrors(answer(422))).toEqual([]);
  expect(fieldErrors(answer(409, [{ pointer: '/email', code: 'taken', message: 'Words' }]))).toEqual([]);
  expect(fieldErrors(new TypeError('off line'))).toEqual([]);
});
