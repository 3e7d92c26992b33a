/** A calendar day in parts; `month` counts from 1. */
export type DateParts = { year: number; month: number; day: number };

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** How many days a month has. */
export function daysIn(year: number, month: number): number {
  const last = new Date(0);
  last.setUTCFullYear(year, month, 0);
  return last.getUTCDate();
}

/** A calendar day as `YYYY-MM-DD`. */
export function toIso({ year, month, day }: DateParts): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** The parts of a `YYYY-MM-DD` that exists in the calendar, else `undefined`. */
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

/** Midnight of a calendar day in the reader's own time zone; `undefined` for what is no day. */
export function toLocalDate(iso: string): Date | undefined {
  const parts = fromIso(iso);
  if (!parts) return undefined;
  const date = new Date(2000, 0, 1);
  // The constructor would read the years 0 to 99 as 1900 to 1999.
  date.setFullYear(parts.year, parts.month - 1, parts.day);
  return date;
}

/** The calendar day of an instant in the reader's own time zone. */
export function fromLocalDate(date: Date): string {
  return toIso({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}

/** A calendar day so many days later; negative for earlier. */
export function addDays(iso: string, days: number): string {
  const date = toLocalDate(iso);
  if (!date) return iso;
  date.setDate(date.getDate() + days);
  return fromLocalDate(date);
}
