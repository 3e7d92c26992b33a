import { dayMs, hourMs } from './duration';
import { instantFromWallClock, isoDateAt, isoDateToDayNumber } from './zonedTime';

/** Days by zone and instant: computing one costs a hundred times as much as looking it up, and thousands are alike. */
const knownDays = new Map<string, string>();

/** The day (`YYYY-MM-DD`) on which an instant lies in a time zone. */
export function dueDayIn(timeZone: string, instant: string): string {
  const key = `${timeZone} ${instant}`;
  let day = knownDays.get(key);
  if (day === undefined) {
    day = isoDateAt(timeZone, Date.parse(instant));
    if (knownDays.size < 20_000) knownDays.set(key, day);
  }
  return day;
}

/** The instant that stands for a day on which something is due: noon there, so that it is the same day in the zones around it. */
export const dueInstantOn = (day: string, timeZone: string): string =>
  new Date(instantFromWallClock(timeZone, isoDateToDayNumber(day) * dayMs + 12 * hourMs)).toISOString();
