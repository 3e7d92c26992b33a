import { now } from './clock';
import { isoDateAt } from './zonedTime';

/** Today's date in a time zone, `YYYY-MM-DD`. */
export function todayIn(timeZone: string): string {
  return isoDateAt(timeZone, now().getTime());
}
