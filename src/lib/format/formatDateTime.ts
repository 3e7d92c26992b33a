import { formatDate } from './formatNumber';
import { formatTime } from './formatDate';
import { toLanguage } from '#lib/i18n/languages';

/**
 * The ways the product writes an instant:
 * `moment` "Mar 06, 9:05 AM" (messages and notifications: "MMM dd, h:mm a"); `time` "09:05"; `monthDay` "Mar 6" (due
 * dates); `date` "6 March 2026"; `full` "Friday 6 March 2026, 09:05". Turkish writes the day first and 24 hours.
 */
export type DateTimeStyle = 'moment' | 'time' | 'monthDay' | 'date' | 'full';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(locale: string, timeZone: string | undefined, options: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const fresh = new Intl.DateTimeFormat(locale, { ...options, ...(timeZone ? { timeZone } : {}) });
  formatters.set(key, fresh);
  return fresh;
}

/** The parts of a date by their names; month names and hours must not depend on the browser's region. */
function dateParts(date: Date, timeZone: string | undefined, options: Intl.DateTimeFormatOptions) {
  const found = formatterFor('en-US', timeZone, options).formatToParts(date);
  return Object.fromEntries(found.map(({ type, value }) => [type, value]));
}

// Its parts are put together by hand, so that all of them are asked for at once.
const momentParts = { month: 'short', day: '2-digit', hour: 'numeric', minute: '2-digit', hour12: true } as const;

const viewerTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A calendar day has no time zone: it is the same everywhere. */
export const isCalendarDay = (iso: string) => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** An instant as the product writes it; the empty text where it is none. The zone is the reader's unless given. */
export function formatDateTime(iso: string, style: DateTimeStyle, language: string, timeZone?: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const zone = isCalendarDay(iso) ? 'UTC' : timeZone;
  const turkish = toLanguage(language) === 'tr';
  const tr = (options: Intl.DateTimeFormatOptions) => formatterFor('tr-TR', zone, options).format(date);
  switch (style) {
    case 'moment': {
      if (turkish) return tr({ day: '2-digit', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
      const { month, day, hour, minute, dayPeriod } = dateParts(date, zone, momentParts);
      return `${month} ${day}, ${hour}:${minute} ${dayPeriod}`;
    }
    case 'time':
      return formatTime(date, language, zone ?? viewerTimeZone());
    case 'monthDay': {
      if (turkish) return tr({ day: 'numeric', month: 'short' });
      const { month, day } = dateParts(date, zone, { month: 'short', day: 'numeric' });
      return `${month} ${day}`;
    }
    case 'date':
      return formatDate(iso, language, zone ?? viewerTimeZone());
    case 'full': {
      const day = formatterFor(turkish ? 'tr-TR' : 'en-GB', zone, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      })
        .format(date)
        .replace(/^(\p{L}+),/u, '$1');
      return isCalendarDay(iso) ? day : `${day}, ${formatTime(date, language, zone ?? viewerTimeZone())}`;
    }
  }
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const relativeUnits = [
  { unit: 'year', length: 365.25 * day, from: 365.25 * day },
  { unit: 'month', length: 30.44 * day, from: 30.44 * day },
  { unit: 'week', length: 7 * day, from: 7 * day },
  { unit: 'day', length: day, from: day },
  { unit: 'hour', length: hour, from: hour },
  // Half a minute is not yet a minute ago, but fifty seconds are nobody's "now".
  { unit: 'minute', length: minute, from: 45 * second },
] as const;

/** How long ago or how far ahead an instant is: "now", "5 minutes ago", "in 3 days". The empty text where it is none. */
export function formatRelativeTime(iso: string, now: Date, language: string): string {
  const distance = new Date(iso).getTime() - now.getTime();
  if (Number.isNaN(distance)) return '';
  const size = Math.abs(distance);
  const step = relativeUnits.find(({ from }) => size >= from);
  const locale = toLanguage(language) === 'tr' ? 'tr-TR' : 'en-GB';
  if (!step) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
  const count = Math.max(1, Math.floor(size / step.length));
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(distance < 0 ? -count : count, step.unit);
}

/** Milliseconds until `relativeText` may say something else; never under a second, never over an hour. */
export function msUntilNextRelativeTime(iso: string, now: Date): number {
  const distance = new Date(iso).getTime() - now.getTime();
  const size = Math.abs(distance);
  const step = size >= hour ? hour : minute;
  const past = size % step;
  const wait = distance <= 0 ? step - past : past;
  const first = distance <= 0 && size < 45 * second ? 45 * second - size : wait;
  return Math.min(hour, Math.max(second, first));
}
