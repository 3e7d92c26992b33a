import { dayMs, minuteMs } from '#lib/time/duration';

/** The day the dataset is told on; every date in it is an offset from this one. */
export const dataDay = '2026-03-16';

const origin = Date.parse(`${dataDay}T00:00:00Z`);

/** The date so many days from the data day, `YYYY-MM-DD`. */
export function dateAt(offset: number): string {
  return new Date(origin + offset * dayMs).toISOString().slice(0, 10);
}

/** An office-hours instant of that day, UTC; the minute follows from `n` so that records differ. */
export function instantAt(offset: number, n: number): string {
  const minute = 480 + ((n * 37) % 540);
  return `${new Date(origin + offset * dayMs + minute * minuteMs).toISOString().slice(0, 19)}Z`;
}

/** Days from the data day to a date or instant. */
export function offsetOf(date: string): number {
  return Math.floor((Date.parse(date.slice(0, 10)) - origin) / dayMs);
}

/** Days from the data day to the day of `now`, by which the dataset is moved so that it never grows old. */
export function shiftFor(now: Date): number {
  return Math.floor((now.getTime() - origin) / dayMs);
}

/** The same date or instant, so many days later. */
export function shiftDate(date: string, days: number): string {
  if (days === 0) return date;
  const moved = new Date(Date.parse(date) + days * dayMs).toISOString();
  return date.length === 10 ? moved.slice(0, 10) : `${moved.slice(0, 19)}Z`;
}
