import { expect, it } from 'vitest';

import { extendRange } from './range';

it.each([
  [{ start: '', end: '' }, '2026-03-16', { start: '2026-03-16', end: '' }],
  [{ start: '2026-03-16', end: '' }, '2026-03-20', { start: '2026-03-16', end: '2026-03-20' }],
  [{ start: '2026-03-16', end: '' }, '2026-03-10', { start: '2026-03-10', end: '2026-03-16' }],
  [{ start: '2026-03-16', end: '' }, '2026-03-16', { start: '2026-03-16', end: '2026-03-16' }],
  [{ start: '2026-03-16', end: '2026-03-20' }, '2026-03-18', { start: '2026-03-18', end: '' }],
  [{ start: '', end: '2026-03-20' }, '2026-03-18', { start: '2026-03-18', end: '' }],
])('%j and %s make %j', (range, day, expected) => {
  expect(extendRange(range, day)).toEqual(expected);
});
