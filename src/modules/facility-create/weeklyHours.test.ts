import { describe, expect, it } from 'vitest';

import { copied, rangesOf, remarkOn, withRange } from './weeklyHours';

const range = (day: number, opens: string, closes: string) => ({ day, opens, closes });
const week = [range(1, '09:00', '12:00'), range(1, '13:00', '18:00'), range(3, '10:00', '12:00')];

describe('the week', () => {
  it('takes a range at the end of its day and says where it is', () => {
    const { week: next, index } = withRange(week, 1);
    expect(index).toBe(2);
    expect(next.map(({ day }) => day)).toEqual([1, 1, 1, 3]);
    expect(rangesOf(next, 3).map((found) => found.index)).toEqual([3]);
  });

  it.each([
    ['next', [1, 1, 2, 2, 3]],
    ['weekdays', [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]],
    ['all', [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]],
  ] as const)('gives a day to %s, whatever was there', (target, expected) => {
    expect(copied(week, 1, target).map(({ day }) => day)).toEqual(expected);
  });

  it('gives Sunday to Monday, and a closed day too', () => {
    expect(copied(week, 7, 'next')).toEqual([range(3, '10:00', '12:00')]);
  });
});

describe('a remark', () => {
  it.each([
    [['09:00', '12:00'], undefined],
    [['20:00', '02:00'], 'overnight'],
    [['20:00', '00:00'], 'overnight'],
    [['20:00', '24:00'], undefined],
    [['08:00', '08:00'], 'roundTheClock'],
    [['09:00', ''], undefined],
    [['9', '12:00'], undefined],
  ] as const)('on %j is %s', ([opens, closes], expected) => {
    expect(remarkOn({ opens, closes }, [])).toBe(expected);
  });

  it('names a break that is hardly one', () => {
    const [first, second] = [range(1, '09:00', '12:00'), range(1, '12:10', '18:00')];
    expect(remarkOn(first, [first, second])).toBe('shortGap');
    expect(remarkOn(second, [first, second])).toBeUndefined();
  });
});
