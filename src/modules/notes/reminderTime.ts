import { dayMs, hourMs, minuteMs } from '#lib/time/duration';
import { dayNumberAt, instantFromWallClock, wallClock } from '#lib/time/zonedTime';

/** Hour of a reminder for another day. */
const morningHour = 9;

/** When a reminder comes that is put off. */
export type Snooze = 'hour' | 'tomorrow';

/** The instant of a reminder that is put off: in an hour, or tomorrow morning in a time zone. */
export function snoozedUntil(snooze: Snooze, now: Date, timeZone: string): string {
  const at =
    snooze === 'hour'
      ? Math.ceil((now.getTime() + hourMs) / minuteMs) * minuteMs
      : instantFromWallClock(timeZone, (dayNumberAt(timeZone, now.getTime()) + 1) * dayMs + morningHour * hourMs);
  return new Date(at).toISOString();
}

/** An instant as the value of a `DateTimeField`. */
export const toFieldValue = (instant: string, timeZone: string): string =>
  new Date(wallClock(timeZone, Date.parse(instant))).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);

/** The instant of a complete value of a `DateTimeField`. */
export const fromFieldValue = (value: string, timeZone: string): string =>
  new Date(instantFromWallClock(timeZone, Date.parse(`${value}:00Z`))).toISOString();
