import { dateFormat } from './intl';

/** A calendar date: 12 March 2026. Takes `YYYY-MM-DD` or an ISO instant. */
export function formatDate(iso: string, locale: string, timeZone = 'UTC'): string {
  return dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(new Date(iso));
}

/** A date within a year: Thursday 12 March. */
export function formatDay(iso: string, locale: string, timeZone = 'UTC'): string {
  return dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(new Date(iso));
}

/** Name of an ISO weekday (Monday = 1). */
export function formatWeekday(day: number, locale: string, width: 'long' | 'short' = 'long'): string {
  // 2024-01-01 was a Monday.
  return dateFormat(locale, { weekday: width, timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)));
}

/** Weekday of an instant in a time zone. */
export function formatWeekdayOf(instant: Date, locale: string, timeZone: string): string {
  return dateFormat(locale, { weekday: 'long', timeZone }).format(instant);
}

/** Time of an instant in a time zone: 09:00. */
export function formatTime(instant: Date, locale: string, timeZone: string): string {
  return dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(instant);
}
