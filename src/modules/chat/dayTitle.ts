import { now } from '#lib/time/clock';
import { formatDate } from '#lib/format/formatNumber';
import { formatDay } from '#lib/format/formatDate';
import { dayNumberAt, isoDateToDayNumber, dayNumberToIsoDate } from '#lib/time/zonedTime';

/** The zone of whoever looks. */
export const viewerZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the day of a conversation is called: by a word of its own, or by its date, with the year where it is another. */
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
