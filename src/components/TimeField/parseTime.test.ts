import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { minuteMs } from '#lib/time/duration';

import { fromMinutes, isTime, parseTime, toMinutes } from './parseTime';

describe('what people type', () => {
  it.each([
    ['9', '09:00'],
    ['09', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['2145', '21:45'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['9,30', '09:30'],
    ['9 30', '09:30'],
    ['9h30', '09:30'],
    ['9h', '09:00'],
    [' 09:30 ', '09:30'],
    ['09:30:15', '09:30'],
    ['9:30 pm', '21:30'],
    ['9:30PM', '21:30'],
    ['9.30 p.m.', '21:30'],
    ['9 am', '09:00'],
    ['12 am', '00:00'],
    ['12 pm', '12:00'],
    ['12:15 a.m.', '00:15'],
    ['ÖS 9:30', '21:30'],
    ['öö 9.30', '09:30'],
    ['ö.s. 9.30', '21:30'],
    ['9.30 ÖS', '21:30'],
    ['0:00', '00:00'],
    ['23:59', '23:59'],
    ['０９：３０', '09:30'],
  ])('reads %j as %s', (text, time) => {
    expect(parseTime(text)).toEqual({ kind: 'time', time });
  });

  it.each([
    ['', { kind: 'empty' }],
    ['24:00', { kind: 'noHour', hour: 24, halved: false }],
    ['13 pm', { kind: 'noHour', hour: 13, halved: true }],
    ['0 am', { kind: 'noHour', hour: 0, halved: true }],
    ['9:60', { kind: 'noMinute', minute: 60 }],
    ['2575', { kind: 'noHour', hour: 25, halved: false }],
  ])('explains %j', (text, expected) => {
    expect(parseTime(text)).toEqual(expected);
  });

  it.each(['9:5', 'noon', 'am', '9:30 uhr', 'am 9 pm', '12345', '9-30', '-9'])('cannot read %j', (text) => {
    expect(parseTime(text)).toEqual({ kind: 'unreadable' });
  });

  it('never throws, and never makes up a time', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseTime(text);
        if (parsed.kind === 'time') expect(isTime(parsed.time)).toBe(true);
      }),
    );
  });
});

describe('times of the day', () => {
  it.each(['en-GB', 'tr-TR', 'en-US'])('are read as %s writes them', (locale) => {
    const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        const time = fromMinutes(minutes);
        expect(toMinutes(time)).toBe(minutes);
        expect(parseTime(time)).toEqual({ kind: 'time', time });
        expect(parseTime(format.format(new Date(minutes * minuteMs)))).toEqual({ kind: 'time', time });
      }),
    );
  });
});
