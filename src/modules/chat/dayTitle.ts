import { formatDay, formatDate, formatWeekdayOf } from '#lib/format/formatDate';
import { formatDateTime } from '#lib/format/formatDateTime';
import { daysBetween, isoDateAt } from '#lib/time/zonedTime';

/** Heading of a day: a key for today and yesterday, otherwise the date, with the year unless it is the current one. */
export function dayTitle(date: string, language: string, today: string): 'today' | 'yesterday' | { date: string } {
  const days = daysBetween(date, today);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  return {
    date: date.slice(0, 4) === today.slice(0, 4) ? formatDay(date, language) : formatDate(date, language),
  };
}

/**
 * The time of a message in a list: a key for yesterday, otherwise the clock for today, the weekday in the last week, or
 * the date, with the year unless it is the current one.
 */
export function listTime(at: number, language: string, zone: string, today: string): 'yesterday' | { text: string } {
  const date = isoDateAt(zone, at);
  const days = daysBetween(date, today);
  if (days === 1) return 'yesterday';
  if (days === 0) return { text: formatDateTime(new Date(at).toISOString(), 'time', language, zone) };
  if (days > 1 && days < 7) return { text: formatWeekdayOf(new Date(at), language, zone) };
  return { text: formatDateTime(date, 'recent', language, zone) };
}
