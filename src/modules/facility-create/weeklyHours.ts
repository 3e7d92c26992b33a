import type { HoursRange, WeeklyRange } from '#domain/openingHours';

/** ISO weekday numbers, Monday to Sunday. */
export const days = [1, 2, 3, 4, 5, 6, 7] as const;

/** The days that the hours of one day can be copied to. */
export type CopyTarget = 'next' | 'weekdays' | 'all';

const inOrder = (ranges: readonly WeeklyRange[]) => ranges.toSorted((one, other) => one.day - other.day);

/** The ranges of one day with their indexes in the week. */
export function rangesOf(week: readonly WeeklyRange[], day: number): Array<{ range: WeeklyRange; index: number }> {
  return week.map((range, index) => ({ range, index })).filter(({ range }) => range.day === day);
}

/** Adds an empty range at the end of a day; returns the week and the index of the new range. */
export function withRange(week: readonly WeeklyRange[], day: number): { week: WeeklyRange[]; index: number } {
  const next = inOrder([...week, { day, opens: '', closes: '' }]);
  return { week: next, index: next.findLastIndex((range) => range.day === day) };
}

/** The ISO weekdays that a copy target includes. */
export function targetsOf(day: number, target: CopyTarget): number[] {
  if (target === 'next') return [(day % 7) + 1];
  return days.filter((other) => other !== day && (target === 'all' || other <= 5));
}

/** Copies the hours of one day to the target days. */
export function copied(week: readonly WeeklyRange[], day: number, target: CopyTarget): WeeklyRange[] {
  const targets = targetsOf(day, target);
  const source = rangesOf(week, day).map(({ range }) => range);
  const rest = week.filter((range) => !targets.includes(range.day));
  return inOrder([...rest, ...targets.flatMap((other) => source.map((range) => ({ ...range, day: other })))]);
}

const time = /^([01]\d|2[0-3]):[0-5]\d$/;
const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const isWhole = ({ opens, closes }: HoursRange) => time.test(opens) && (time.test(closes) || closes === '24:00');

/**
 * The remark to show for a complete range: closes after midnight, open around the clock, or less than 15 minutes before
 * the next range of the day.
 */
export function remarkOn(
  range: HoursRange,
  sameDay: readonly HoursRange[],
): 'overnight' | 'roundTheClock' | 'shortGap' | undefined {
  if (!isWhole(range)) return undefined;
  if (range.closes === range.opens) return 'roundTheClock';
  if (minutes(range.closes) < minutes(range.opens)) return 'overnight';
  const gaps = sameDay.filter(isWhole).map((other) => minutes(other.opens) - minutes(range.closes));
  return gaps.some((gap) => gap >= 0 && gap < 15) ? 'shortGap' : undefined;
}
