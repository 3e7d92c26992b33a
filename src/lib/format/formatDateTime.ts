import { formatTime, formatDate } from './formatDate';
import { dateFormat, relativeTimeFormat } from './intl';
import { toLanguage } from '#lib/i18n/languages';
import { secondMs, minuteMs, hourMs, dayMs } from '#lib/time/duration';
import { todayIn } from '#lib/time/today';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';
import { isoDateAt } from '#lib/time/zonedTime';

/**
 * Date and time styles of the product: `moment` "Mar 06, 9:05 AM" (messages and notifications: "MMM dd, h:mm a");
 * `time` "09:05"; `monthDay` "Mar 6" (due dates); `date` "6 March 2026"; `full` "Friday 6 March 2026, 09:05"; `recent`
 * "09:05" for today, "6 Mar, 09:05" for other days of this year, and "6 Mar 2025, 09:05" for the rest (emails). Turkish
 * has the day first and the 24-hour clock.
 */
export type DateTimeStyle = 'moment' | 'time' | 'monthDay' | 'date' | 'full' | 'recent';

/** The parts of a date by type, in English whatever the region of the browser. */
function dateParts(date: Date, timeZone: string | undefined, options: Intl.DateTimeFormatOptions) {
  const found = dateFormat('en-US', { ...options, timeZone }).formatToParts(date);
  return Object.fromEntries(found.map(({ type, value }) => [type, value]));
}

// One format for all parts; the order is composed by hand.
const momentParts = { month: 'short', day: '2-digit', hour: 'numeric', minute: '2-digit', hour12: true } as const;

/** A calendar date has no time zone: it is the same everywhere. */
const isCalendarDay = (iso: string) => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** Formats an instant or a calendar date; an invalid one is an empty text. The time zone defaults to the viewer's. */
export function formatDateTime(iso: string, style: DateTimeStyle, language: string, timeZone?: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const zone = isCalendarDay(iso) ? 'UTC' : timeZone;
  const isEnglish = toLanguage(language) === 'en';
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, timeZone: zone }).format(date);
  switch (style) {
    case 'moment': {
      if (!isEnglish)
        return format({ day: '2-digit', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
      const { month, day, hour, minute, dayPeriod } = dateParts(date, zone, momentParts);
      return `${month} ${day}, ${hour}:${minute} ${dayPeriod}`;
    }
    case 'time':
      return formatTime(date, language, zone ?? viewerTimeZone());
    case 'monthDay': {
      if (!isEnglish) return format({ day: 'numeric', month: 'short' });
      const { month, day } = dateParts(date, zone, { month: 'short', day: 'numeric' });
      return `${month} ${day}`;
    }
    case 'date':
      return formatDate(iso, language, zone ?? viewerTimeZone());
    case 'full': {
      const day = dateFormat(language, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: zone,
      })
        .format(date)
        .replace(/^(\p{L}+),/u, '$1');
      return isCalendarDay(iso) ? day : `${day}, ${formatTime(date, language, zone ?? viewerTimeZone())}`;
    }
    case 'recent': {
      const ownZone = zone ?? viewerTimeZone();
      const isoDate = isoDateAt(ownZone, date.getTime());
      const today = todayIn(timeZone ?? viewerTimeZone());
      const year = isoDate.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
      const parts = [
        isoDate === today && !isCalendarDay(iso) ? '' : format({ day: 'numeric', month: 'short', year }),
        isCalendarDay(iso) ? '' : formatTime(date, language, ownZone),
      ];
      return parts.filter((part) => part !== '').join(', ');
    }
  }
}

const relativeUnits = [
  { unit: 'year', length: 365.25 * dayMs, from: 365.25 * dayMs },
  { unit: 'month', length: 30.44 * dayMs, from: 30.44 * dayMs },
  { unit: 'week', length: 7 * dayMs, from: 7 * dayMs },
  { unit: 'day', length: dayMs, from: dayMs },
  { unit: 'hour', length: hourMs, from: hourMs },
  // Below 45 seconds an instant is "now"; above, it rounds up to a minute.
  { unit: 'minute', length: minuteMs, from: 45 * secondMs },
] as const;

/**
 * Formats the distance of an instant from now: "now", "5 minutes ago", "in 3 days". An invalid one is an empty text.
 */
export function formatRelativeTime(iso: string, now: Date, language: string): string {
  const distance = new Date(iso).getTime() - now.getTime();
  if (Number.isNaN(distance)) return '';
  const size = Math.abs(distance);
  const step = relativeUnits.find(({ from }) => size >= from);
  if (!step) return relativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');
  const count = Math.max(1, Math.floor(size / step.length));
  return relativeTimeFormat(language, { numeric: 'always' }).format(distance < 0 ? -count : count, step.unit);
}

/** Milliseconds until the text of `formatRelativeTime` may change; at least a second, at most an hour. */
export function msUntilNextRelativeTime(iso: string, now: Date): number {
  const distance = new Date(iso).getTime() - now.getTime();
  const size = Math.abs(distance);
  const step = size >= hourMs ? hourMs : minuteMs;
  const past = size % step;
  const wait = distance <= 0 ? step - past : past;
  const first = distance <= 0 && size < 45 * secondMs ? 45 * secondMs - size : wait;
  return Math.min(hourMs, Math.max(secondMs, first));
}
