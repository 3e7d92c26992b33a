import { dayMs } from '#lib/time/duration';

/** How old someone is, and how many days it is until the next birthday. */
export interface BirthdayFacts {
  age: number;
  /** 0 on the birthday. */
  daysToGo: number;
}

/** Whether a text is a `YYYY-MM-DD` that exists in the calendar. */
export function isCalendarDate(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const utc = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day);

function parts(date: string): [year: number, month: number, day: number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
}

/**
 * Facts about a birthday on a day, both `YYYY-MM-DD`; `undefined` for one that is still to come. Someone born on 29
 * February has their birthday on 1 March of other years.
 */
export function birthdayFacts(birthday: string, today: string): BirthdayFacts | undefined {
  if (birthday > today) return undefined;
  const [bornYear, month, day] = parts(birthday);
  const [year, ...date] = parts(today);
  const now = utc(year, ...date);
  const thisYear = utc(year, month, day);
  const next = thisYear < now ? utc(year + 1, month, day) : thisYear;
  return { age: year - bornYear - (thisYear > now ? 1 : 0), daysToGo: Math.round((next - now) / dayMs) };
}
