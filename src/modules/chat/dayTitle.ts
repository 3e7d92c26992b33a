import { now } from '#lib/time/clock';
import { formatDay, formatDate } from '#lib/format/formatDate';
import { dayNumberAt, isoDateToDayNumber, dayNumberToIsoDate } from '#lib/time/zonedTime';

/** IANA time zone of the viewer. */
export const viewerZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Heading of a day: a key for today and yesterday, otherwise the date, with the year unless it is the current one. */
export function dayTitle(date: string, language: string, timeZone: string): 'today' | 'yesterday' | { date: string } {
  const today = dayNumberAt(timeZone, now().getTime());
  const days = today - isoDateToDayNumber(date);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  return {
    date:
      date.slice(0, 4) === dayNumberToIsoDate(today).slice(0, 4)
        ? formatDay(date, language)
        : formatDate(date, language),
  };
}
