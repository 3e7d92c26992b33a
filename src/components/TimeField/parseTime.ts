/** Typed text parsed as a time of day, or the reason it cannot be. */
export type ParsedTime =
  | { kind: 'empty' }
  | { kind: 'time'; time: string }
  | { kind: 'noHour'; hour: number; halved: boolean }
  | { kind: 'noMinute'; minute: number }
  | { kind: 'unreadable' };

const pad = (value: number) => String(value).padStart(2, '0');

/** Minutes since midnight as `HH:mm`. */
export function fromMinutes(minutes: number): string {
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Minutes since midnight of an `HH:mm`, otherwise `undefined`. */
export function toMinutes(time: string): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/** Whether a text is a time of day as `HH:mm`. */
export function isTime(text: string): boolean {
  return toMinutes(text) !== undefined;
}

// English, Turkish (öğleden önce, öğleden sonra) and single letters, before or after the time.
const morning = /^(?:am|a|öö|oo)$/;
const evening = /^(?:pm|p|ös|os)$/;

/** Parses a typed or pasted time: 9, 930, 9:30, 09.30, 9h30, 9:30 pm, ÖS 9.30. Seconds are dropped. */
export function parseTime(text: string): ParsedTime {
  const trimmed = text.normalize('NFKC').trim().toLowerCase();
  if (trimmed === '') return { kind: 'empty' };
  const found = /^([\p{L}.\s]*?)\s*(\d.*?)\s*([\p{L}.\s]*)$/u.exec(trimmed);
  const letters = (part: string | undefined) => (part ?? '').replaceAll(/[.\s]/g, '');
  const [before, digits, behind] = [letters(found?.[1]), found?.[2] ?? '', letters(found?.[3])];
  if (before !== '' && behind !== '') return { kind: 'unreadable' };
  const word = before || behind;
  const halved = morning.test(word) || evening.test(word);
  if (word !== '' && !halved && word !== 'h') return { kind: 'unreadable' };

  const split = /^(\d{1,2})(?:\s*[:.,h\s]\s*(\d{1,2})(?:[:.]\d{1,2}(?:[.,]\d+)?)?)?$/.exec(digits);
  const run = /^(\d{1,2})(\d{2})$/.exec(digits);
  const parts = run ?? split;
  if (!parts) return { kind: 'unreadable' };
  // "9:5" is more often a partial "9:50" than 9:05.
  if (parts[2]?.length === 1) return { kind: 'unreadable' };
  const hour = Number(parts[1]);
  const minute = Number(parts[2] ?? 0);
  if (halved ? hour < 1 || hour > 12 : hour > 23) return { kind: 'noHour', hour, halved };
  if (minute > 59) return { kind: 'noMinute', minute };
  const full = halved ? (hour % 12) + (evening.test(word) ? 12 : 0) : hour;
  return { kind: 'time', time: fromMinutes(full * 60 + minute) };
}
