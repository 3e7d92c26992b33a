import { minuteMs } from './duration';

let known = '';
let knownUntil = 0;

/** IANA time zone of the user's device: `Europe/Istanbul`. A changed one is returned within a minute. */
export function viewerTimeZone(): string {
  // Rows of long lists ask for it, and a new format takes longer than the rest of a row.
  const now = Date.now();
  if (now >= knownUntil || now < knownUntil - minuteMs) {
    known = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    knownUntil = now + minuteMs;
  }
  return known;
}
