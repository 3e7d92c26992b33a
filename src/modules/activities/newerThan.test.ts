import { expect, it } from 'vitest';

import type { Activity } from './api';
import { newerThan } from './newerThan';

const list = (...ids: string[]): Activity[] =>
  ids.map((id) => ({ id, description: '', date: '2026-03-16T10:00:00.000Z', kind: 'task', person: null }));
const idsOf = (items: readonly Activity[]) => items.map(({ id }) => id).join('');

it.each([
  ['ba', 'ba', '', false],
  ['ba', 'dcba', 'dc', false],
  ['ba', 'b', '', false],
  ['', 'a', 'a', false],
  ['', '', '', false],
  ['ba', 'fed', 'fed', true],
])('after %j, %j has %j as new', (before, newest, added, hasGap) => {
  const newer = newerThan(list(...before), list(...newest));
  expect(idsOf(newer.items)).toBe(added);
  expect(newer.hasGap).toBe(hasGap);
});

it('says nothing before the list is loaded', () => {
  expect(newerThan(undefined, list('a')).items).toEqual([]);
});
