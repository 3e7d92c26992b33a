import { dayMs, minuteMs } from '#lib/time/duration';

/** The reference day of the dataset; every date in it is an offset from this one. */
export const dataDay = '2026-03-16';

/** Minutes of a day. */
export const minutesPerDay = dayMs / minuteMs;

const origin = Date.parse(`${dataDay}T00:00:00Z`);

/** The date `offset` days after the data day, `YYYY-MM-DD`. */
export function dateAt(offset: number): string {
  return new Date(origin + offset * dayMs).toISOString().slice(0, 10);
}

/** An instant in office hours of that day, UTC; the minute depends on `n`, so that records differ. */
export function instantAt(offset: number, n: number): string {
  const minute = 480 + ((n * 37) % 540);
  return instantAtMinutes(offset * minutesPerDay + minute);
}

/** Days from the data day to a date or instant. */
export function offsetOf(date: string): number {
  return Math.floor((Date.parse(date.slice(0, 10)) - origin) / dayMs);
}

/** Minutes from the beginning of the data day to an instant. */
export function minutesOf(instant: string): number {
  return (Date.parse(instant) - origin) / minuteMs;
}

/** The inverse of `minutesOf`. */
export function instantAtMinutes(minutes: number): string {
  return `${new Date(origin + minutes * minuteMs).toISOString().slice(0, 19)}Z`;
}

/** Days from the data day to the day of `now`; the dataset is shifted by them, so that it never ages. */
export function shiftFor(now: Date): number {
  return Math.floor((now.getTime() - origin) / dayMs);
}

/** The same date or instant, `days` later. */
export function shiftDate(date: string, days: number): string {
  if (days === 0) return date;
  const moved = new Date(Date.parse(date) + days * dayMs).toISOString();
  return date.length === 10 ? moved.slice(0, 10) : `${moved.slice(0, 19)}Z`;
}
