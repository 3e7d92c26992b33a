/** A calendar day in parts; `month` is 1-based. */
export type DateParts = { year: number; month: number; day: number };

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** Number of days in a month. */
export function daysIn(year: number, month: number): number {
  const last = new Date(0);
  last.setUTCFullYear(year, month, 0);
  return last.getUTCDate();
}

/** Formats a calendar day as `YYYY-MM-DD`. */
export function toIso({ year, month, day }: DateParts): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Parses a `YYYY-MM-DD` that exists in the calendar, else `undefined`. */
export function fromIso(iso: string): DateParts | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  return { year, month, day };
}

/** Whether a text is a `YYYY-MM-DD` that exists in the calendar. */
export function isIsoDate(text: string): boolean {
  return fromIso(text) !== undefined;
}

/** Midnight of a calendar day in the local time zone; `undefined` for an invalid day. */
export function toLocalDate(iso: string): Date | undefined {
  const parts = fromIso(iso);
  if (!parts) return undefined;
  const date = new Date(2000, 0, 1);
  // The constructor maps the years 0 to 99 to 1900 to 1999.
  date.setFullYear(parts.year, parts.month - 1, parts.day);
  return date;
}

/** The calendar day of an instant in the local time zone. */
export function fromLocalDate(date: Date): string {
  return toIso({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}

/** Adds days to a calendar day; negative to subtract. */
export function addDays(iso: string, days: number): string {
  const date = toLocalDate(iso);
  if (!date) return iso;
  date.setDate(date.getDate() + days);
  return fromLocalDate(date);
}
