import { afterEach, beforeEach, expect, it } from 'vitest';

import { setClock } from '#lib/time/clock';

import { dayTitle, listTime } from './dayTitle';

const today = '2026-03-16';
beforeEach(() => setClock(new Date(`${today}T10:00:00Z`)));
afterEach(() => setClock(undefined));

it.each([
  ['2026-03-16', 'today'],
  ['2026-03-15', 'yesterday'],
  ['2026-03-01', { date: expect.not.stringContaining('2026') }],
  ['2025-03-16', { date: expect.stringContaining('2025') }],
])('heads the day %s', (date, title) => {
  expect(dayTitle(date, 'en', today)).toEqual(title);
});

it.each([
  ['2026-03-16T07:30:00Z', { text: '07:30' }, { text: '07:30' }],
  ['2026-03-15T23:59:00Z', 'yesterday', 'yesterday'],
  ['2026-03-12T07:30:00Z', { text: 'Thursday' }, { text: 'Perşembe' }],
  ['2026-03-06T07:30:00Z', { text: '6 Mar' }, { text: '6 Mar' }],
  ['2025-12-06T07:30:00Z', { text: '6 Dec 2025' }, { text: '6 Ara 2025' }],
])('lists the time %s', (instant, english, turkish) => {
  expect(listTime(Date.parse(instant), 'en', 'UTC', today)).toEqual(english);
  expect(listTime(Date.parse(instant), 'tr', 'UTC', today)).toEqual(turkish);
});
