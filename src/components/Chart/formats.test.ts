import { describe, expect, it } from 'vitest';

import { numberWriter, shareWriter, tickWriter, xWriter } from './formats';

describe('values', () => {
  it('follow the language', () => {
    expect(numberWriter({}, 'en')(1204.5)).toBe('1,204.5');
    expect(numberWriter({}, 'tr')(1204.5)).toBe('1.204,5');
    expect(shareWriter('tr')(0.384)).toBe('%38,4');
    expect(numberWriter((value) => `${value} kg`, 'tr')(4)).toBe('4 kg');
  });

  it('are short on an axis where they are large', () => {
    expect(tickWriter({}, 'en', [0, 20_000])(20_000)).toMatch(/^20k$/i);
    expect(tickWriter({}, 'en', [0, 2000])(2000)).toBe('2,000');
    expect(tickWriter({ style: 'currency', currency: 'EUR' }, 'en', [0, 50])(50)).toBe('€50');
  });

  it('stay different where they are large and close to each other', () => {
    const ticks = [67_850, 67_900, 67_950];
    expect(ticks.map(tickWriter({}, 'en', ticks))).toEqual(['67,850', '67,900', '67,950']);
    expect(ticks.map(tickWriter({ style: 'currency', currency: 'EUR' }, 'en', ticks))[0]).toBe('€67,850');
  });
});

describe('places', () => {
  const at = (...isos: string[]) => isos.map((iso) => new Date(iso));

  it('are hours within a day, days within a year, months beyond', () => {
    const hours = at('2026-03-16T08:00Z', '2026-03-16T20:30Z');
    expect(xWriter(hours, undefined, 'en')(new Date('2026-03-16T20:30Z'), 'tick')).toBe('20:30');
    const days = at('2026-03-01', '2026-03-16');
    expect(xWriter(days, undefined, 'tr')(new Date('2026-03-16'), 'tick')).toBe('16 Mar');
    expect(xWriter(days, undefined, 'tr')(new Date('2026-03-16'), 'full')).toBe('16 Mart 2026');
    const years = at('2022-01-01', '2026-01-01');
    expect(xWriter(years, undefined, 'en')(new Date('2026-01-01'), 'tick')).toBe('Jan 2026');
  });

  it('are text as it is, and what a format says', () => {
    expect(xWriter(['Mart'], undefined, 'tr')('Mart', 'tick')).toBe('Mart');
    expect(xWriter(at('2026-03-01'), { month: 'long' }, 'en')(new Date('2026-03-01'), 'full')).toBe('March');
    expect(xWriter([1], (x, room) => `${room} ${String(x)}`, 'en')(1, 'full')).toBe('full 1');
  });
});
