import { hoursForDate } from '#domain/openingHours';
import type { HoursRange, OpeningHours } from '#domain/openingHours';
import { dayNumberAt, isoDateToDayNumber, dayNumberToIsoDate, isoWeekday, wallClock } from '#lib/time/zonedTime';

/** A time range ready to be formatted: `next-day` closes after midnight, `midnight` closes at midnight. */
export interface HoursSpan {
  readonly opens: string;
  readonly closes: string;
  readonly ends: 'same-day' | 'midnight' | 'next-day';
}

/** A day's hours: closed, open all day, or time ranges. */
export type DayHours =
  { readonly kind: 'closed' | 'all-day' } | { readonly kind: 'spans'; readonly spans: readonly HoursSpan[] };

/** A row of the regular week; today's row has today's actual hours. */
export interface WeekRow {
  /** ISO weekday, Monday = 1. */
  readonly day: number;
  readonly today: boolean;
  readonly hours: DayHours;
  /** A public holiday, on which the hours may differ. */
  readonly uncertain: boolean;
}

/** Upcoming days that differ from the regular week or are public holidays; inclusive dates, `YYYY-MM-DD`. */
export interface SpecialRow {
  readonly from: string;
  readonly to: string;
  /** Name of the holiday, or reason for the exception. */
  readonly name?: string;
  readonly hours: DayHours;
  readonly uncertain: boolean;
}

/** Opening hours: special days first, then Monday to Sunday; empty where there are no regular hours. */
export interface HoursTable {
  readonly special: readonly SpecialRow[];
  readonly week: readonly WeekRow[];
}

const specialDaysAhead = 14;
const someMonday = isoDateToDayNumber('1970-01-05');

function spanOf({ opens, closes }: HoursRange): HoursSpan {
  if (closes === '24:00' || (closes === '00:00' && opens !== '00:00'))
    return { opens, closes: '24:00', ends: 'midnight' };
  return { opens, closes, ends: closes <= opens ? 'next-day' : 'same-day' };
}

function dayHours(ranges: readonly HoursRange[]): DayHours {
  if (ranges.length === 0) return { kind: 'closed' };
  const isAllDay = ranges.some(({ opens, closes }) => opens === '00:00' && (closes === '24:00' || closes === '00:00'));
  return isAllDay ? { kind: 'all-day' } : { kind: 'spans', spans: ranges.map(spanOf) };
}

type Holidays = ReadonlyArray<{ readonly date: string; readonly name: string }>;

function specialRows(hours: OpeningHours, today: number, holidays: Holidays): SpecialRow[] {
  const names = new Map(holidays.map(({ date, name }) => [date, name]));
  const isHoliday = (date: string) => names.has(date);
  const rows: Array<SpecialRow & { exception: unknown }> = [];
  for (let day = today; day < today + specialDaysAhead; day += 1) {
    const date = dayNumberToIsoDate(day);
    const { ranges, exception, uncertain } = hoursForDate(hours, date, isHoliday);
    const last = rows.at(-1);
    if (exception !== undefined && last?.exception === exception && isoDateToDayNumber(last.to) === day - 1) {
      rows[rows.length - 1] = { ...last, to: date };
    } else if (exception !== undefined || names.has(date)) {
      const name = exception?.reason ?? names.get(date);
      rows.push({
        from: date,
        to: date,
        ...(name === undefined ? {} : { name }),
        hours: dayHours(ranges),
        uncertain,
        exception,
      });
    }
  }
  const end = dayNumberToIsoDate(today + specialDaysAhead - 1);
  // A closure that lasts beyond the 14 days is shown with its real end.
  const tail = rows.at(-1);
  const goesOn = tail?.to === end ? hours.exceptions.find((exception) => exception === tail.exception) : undefined;
  if (tail && goesOn) rows[rows.length - 1] = { ...tail, to: goesOn.to };
  const coveredUntil = rows.at(-1)?.to ?? end;
  const later = holidays
    .filter(({ date }) => date > end && date > coveredUntil)
    .map(({ date, name }) => {
      const { ranges, uncertain } = hoursForDate(hours, date, isHoliday);
      return { from: date, to: date, name, hours: dayHours(ranges), uncertain };
    });
  return [...rows.map(({ exception: _, ...row }) => row), ...later];
}

/** The regular week, Monday first, regardless of the date; empty where there are no regular hours. */
export function ordinaryWeek(hours: OpeningHours): readonly WeekRow[] {
  if (hours.hoursStatus !== 'known') return [];
  const ordinary: OpeningHours = { ...hours, exceptions: [], publicHolidays: 'open' };
  return Array.from({ length: 7 }, (_, index) => {
    const { ranges } = hoursForDate(ordinary, dayNumberToIsoDate(someMonday + index), () => false);
    return { day: index + 1, today: false, hours: dayHours(ranges), uncertain: false };
  });
}

/** Consecutive days of the regular week with the same hours; inclusive ISO weekdays. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
  readonly hours: DayHours;
}

/** The regular week, with consecutive days of equal hours grouped. */
export function shortWeek(hours: OpeningHours): readonly DaySpan[] {
  const spans: DaySpan[] = [];
  for (const row of ordinaryWeek(hours)) {
    const last = spans.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(row.hours))
      spans[spans.length - 1] = { ...last, to: row.day };
    else spans.push({ from: row.day, to: row.day, hours: row.hours });
  }
  return spans;
}

/**
 * The opening hours table at a given time: exceptions within 14 days, the given holidays and the week (directory 2.7).
 */
export function hoursTable(hours: OpeningHours, holidays: Holidays, now: Date): HoursTable {
  if (hours.hoursStatus === 'appointment' || hours.hoursStatus === 'unknown') return { special: [], week: [] };
  const today = dayNumberAt(hours.timeZone, now.getTime());
  const special = specialRows(
    hours,
    today,
    hours.publicHolidays === 'open' || hours.hoursStatus === 'always' ? [] : holidays,
  );
  if (hours.hoursStatus === 'always') return { special, week: [] };
  const dates = new Set(holidays.map(({ date }) => date));
  const monday = today - isoWeekday(today) + 1;
  return {
    special,
    week: ordinaryWeek(hours).map((row) => {
      const date = monday + row.day - 1;
      if (date !== today) return row;
      const { ranges, uncertain } = hoursForDate(hours, dayNumberToIsoDate(date), (day) => dates.has(day));
      return { day: row.day, today: true, hours: dayHours(ranges), uncertain };
    }),
  };
}

/** Whether two time zones show different times at an instant, so that the page must say which one it uses. */
export function clocksDiffer(timeZone: string, otherTimeZone: string, now: Date): boolean {
  return wallClock(timeZone, now.getTime()) !== wallClock(otherTimeZone, now.getTime());
}
