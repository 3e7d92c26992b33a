import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dateOrder, writeDate } from './dateOrder';
import { addDays, daysIn, fromIso, fromLocalDate, isIsoDate, toIso, toLocalDate } from './isoDate';
import { parseDate } from './parseDate';

const read = (text: string, language = 'tr') =>
  parseDate(text, { order: dateOrder(language), languages: ['tr', 'en'], thisYear: 2026 });

describe('what people type', () => {
  it.each([
    ['16.03.2026', '2026-03-16'],
    ['16/3/26', '2026-03-16'],
    ['16-3-2026', '2026-03-16'],
    ['16 3 2026', '2026-03-16'],
    ['16, 3, 2026', '2026-03-16'],
    [' 16.03.2026 ', '2026-03-16'],
    ['2026-03-16', '2026-03-16'],
    ['2026/3/6', '2026-03-06'],
    ['2026-03-16T10:00:00Z', '2026-03-16'],
    ['16032026', '2026-03-16'],
    ['160326', '2026-03-16'],
    ['16.3', '2026-03-16'],
    ['16 Mart 2026', '2026-03-16'],
    ['16 MART 2026', '2026-03-16'],
    ['16 mart', '2026-03-16'],
    ['16 Mart 2026 Pazartesi', '2026-03-16'],
    ['Monday, 16 March 2026', '2026-03-16'],
    ['16th March 2026', '2026-03-16'],
    ['March 16, 2026', '2026-03-16'],
    ['16-Mar-26', '2026-03-16'],
    ['1 Şubat 2026', '2026-02-01'],
    ['1 ŞUBAT 2026', '2026-02-01'],
    ['1 subat 2026', '2026-02-01'],
    ['3 Ağu 2026', '2026-08-03'],
    ['3 KASIM 2026', '2026-11-03'],
    ['3 kasım 2026', '2026-11-03'],
    ['3 Haziran 2026', '2026-06-03'],
    ['3 HAZİRAN 2026', '2026-06-03'],
    ['5 Mayıs 85', '1985-05-05'],
    ['29.2.2024', '2024-02-29'],
    ['1.1.46', '2046-01-01'],
    ['1.1.47', '1947-01-01'],
    ['１６.０３.２０２６', '2026-03-16'],
  ])('reads %j as %s', (text, iso) => {
    expect(read(text)).toEqual({ kind: 'date', iso });
  });

  it('follows the order of the language', () => {
    expect(read('3/16/2026', 'en-US')).toEqual({ kind: 'date', iso: '2026-03-16' });
    expect(read('03162026', 'en-US')).toEqual({ kind: 'date', iso: '2026-03-16' });
    expect(read('3/16/2026', 'en')).toEqual({ kind: 'noMonth', month: 16 });
  });

  it.each([
    ['31.02.2026', { kind: 'noDay', year: 2026, month: 2, day: 31 }],
    ['29.2.2026', { kind: 'noDay', year: 2026, month: 2, day: 29 }],
    ['0.3.2026', { kind: 'noDay', year: 2026, month: 3, day: 0 }],
    ['31 Nisan 2026', { kind: 'noDay', year: 2026, month: 4, day: 31 }],
    ['2026-02-30', { kind: 'noDay', year: 2026, month: 2, day: 30 }],
    ['16.13.2026', { kind: 'noMonth', month: 13 }],
    ['', { kind: 'empty' }],
    ['   ', { kind: 'empty' }],
  ])('explains %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each(['16', 'yarın', '16 Foo 2026', '1.2.3.4', '16.03.20266', '16.3.202', '2026-W12', '12:30', '…', '16 03 000'])(
    'cannot read %j',
    (text) => {
      expect(read(text)).toEqual({ kind: 'unreadable' });
    },
  );

  it('never throws, and never makes up a day', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = read(text);
        if (parsed.kind === 'date') expect(isIsoDate(parsed.iso)).toBe(true);
      }),
    );
  });
});

const day = fc
  .record({ year: fc.integer({ min: 1000, max: 9999 }), month: fc.integer({ min: 1, max: 12 }) })
  .chain(({ year, month }) =>
    fc.integer({ min: 1, max: daysIn(year, month) }).map((date) => ({ year, month, day: date })),
  );

describe('what the field writes', () => {
  it.each(['en', 'tr', 'en-US', 'de', 'ja'])('is read again in %s', (language) => {
    fc.assert(
      fc.property(day, (parts) => {
        const order = dateOrder(language);
        const parsed = parseDate(writeDate(parts, order), { order, languages: ['tr', 'en'], thisYear: 2026 });
        expect(parsed).toEqual({ kind: 'date', iso: toIso(parts) });
      }),
    );
  });

  it('is read again with the month in words', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('tr-TR', 'en-GB'), (parts, locale) => {
        const iso = toIso(parts);
        const long = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
        expect(read(long.format(new Date(`${iso}T00:00:00Z`)))).toEqual({ kind: 'date', iso });
      }),
    );
  });

  it('shows the order of the language', () => {
    const parts = { year: 2026, month: 3, day: 6 };
    expect(writeDate(parts, dateOrder('tr'))).toBe('06.03.2026');
    expect(writeDate(parts, dateOrder('en'))).toBe('06/03/2026');
    expect(writeDate(parts, dateOrder('en-US'))).toBe('03/06/2026');
  });
});

describe('calendar days', () => {
  it('go to a local date and back', () => {
    fc.assert(
      fc.property(day, (parts) => {
        const iso = toIso(parts);
        expect(fromIso(iso)).toEqual(parts);
        const date = toLocalDate(iso);
        expect(date && fromLocalDate(date)).toBe(iso);
      }),
    );
  });

  it('are counted over the ends of months', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it.each(['', '2026-02-30', '2026-2-3', '16.03.2026', '0000-01-01'])('do not include %j', (text) => {
    expect(isIsoDate(text)).toBe(false);
  });
});
