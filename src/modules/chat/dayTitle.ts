import { formatDay, formatDate } from '#lib/format/formatDate';
import { todayIn } from '#lib/time/today';
import { daysBetween } from '#lib/time/zonedTime';

/** Heading of a day: a key for today and yesterday, otherwise the date, with the year unless it is the current one. */
export function dayTitle(date: string, language: string, timeZone: string): 'today' | 'yesterday' | { date: string } {
  const today = todayIn(timeZone);
  const days = daysBetween(date, today);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  return {
    date: date.slice(0, 4) === today.slice(0, 4) ? formatDay(date, language) : formatDate(date, language),
  };
}
