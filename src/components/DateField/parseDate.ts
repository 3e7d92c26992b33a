import { dateFormat } from '#lib/format/intl';
import { foldDiacritics } from '#lib/text/foldDiacritics';

import type { DateOrder, DatePart } from './dateOrder';
import { daysIn, toIso } from './isoDate';

/** Result of parsing a typed date, with the reason for a failure. */
export type ParsedDate =
  | { kind: 'empty' }
  | { kind: 'date'; iso: string }
  | { kind: 'noMonth'; month: number }
  | { kind: 'noDay'; year: number; month: number; day: number }
  | { kind: 'unreadable' };

const months = new Map<string, string[]>();

function monthNames(language: string): string[] {
  const known = months.get(language);
  if (known) return known;
  const format = dateFormat(language, { month: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, month) =>
    foldDiacritics(format.format(new Date(Date.UTC(2026, month, 1)))),
  );
  months.set(language, names);
  return names;
}

function monthNamed(word: string, languages: readonly string[]): number | undefined {
  if (word.length < 3) return undefined;
  for (const language of languages) {
    const found = monthNames(language).findIndex((name) => name.startsWith(word));
    if (found !== -1) return found + 1;
  }
  return undefined;
}

/** "26" is 2026 and "85" is 1985: two-digit years reach up to twenty years ahead, the rest are in the past. */
function fullYear(year: number, digits: number, thisYear: number): number {
  if (digits > 2) return year;
  const century = thisYear - (thisYear % 100);
  const candidate = century + year;
  return candidate > thisYear + 20 ? candidate - 100 : candidate;
}

type Piece = { value: number; digits: number };

function piece(digits: string): Piece {
  return { value: Number(digits), digits: digits.length };
}

function judge(day: Piece, month: Piece, year: Piece, thisYear: number): ParsedDate {
  if (day.digits > 2 || month.digits > 2 || year.digits === 3 || year.digits > 4) return { kind: 'unreadable' };
  const full = fullYear(year.value, year.digits, thisYear);
  if (full < 1) return { kind: 'unreadable' };
  if (month.value < 1 || month.value > 12) return { kind: 'noMonth', month: month.value };
  if (day.value < 1 || day.value > daysIn(full, month.value))
    return { kind: 'noDay', year: full, month: month.value, day: day.value };
  return { kind: 'date', iso: toIso({ year: full, month: month.value, day: day.value }) };
}

/** Splits digits without separators according to the order: 16032026, 160326. */
function cut(digits: string, order: readonly DatePart[]): Record<DatePart, Piece> | undefined {
  const yearLength = { 8: 4, 6: 2 }[digits.length];
  if (yearLength === undefined) return undefined;
  const parts: Record<DatePart, Piece> = { day: piece(''), month: piece(''), year: piece('') };
  let at = 0;
  for (const part of order) {
    const length = part === 'year' ? yearLength : 2;
    parts[part] = piece(digits.slice(at, at + length));
    at += length;
  }
  return parts;
}

/**
 * Parses typed or pasted dates: 16.03.2026, 16/3/26, 16 3, 2026-03-16, 16032026, 16 Mart 2026, March 16th. The year
 * defaults to the current one.
 */
export function parseDate(
  text: string,
  {
    order,
    languages,
    thisYear,
  }: {
    order: DateOrder;
    /** Languages whose month names are recognised. */
    languages: readonly string[];
    thisYear: number;
  },
): ParsedDate {
  // Ignore the time of a pasted instant.
  const trimmed = foldDiacritics(text.normalize('NFKC').trim()).replace(/^(\d{4}-\d{2}-\d{2})t\S*$/, '$1');
  if (trimmed === '') return { kind: 'empty' };
  const present: Piece = { value: thisYear, digits: 4 };

  const named =
    /^(?:\p{L}+,?\s+)?(\d{1,2})(?:st|nd|rd|th)?[\s.\-/]*(\p{L}{3,})\.?[\s,.\-/]*(\d{2,4})?(?:,?\s*\p{L}+)?$/u.exec(
      trimmed,
    );
  const namedFirst = /^(\p{L}{3,})\.?\s*(\d{1,2})(?:st|nd|rd|th)?(?:[\s,]+(\d{2,4}))?$/u.exec(trimmed);
  const [dayText, word, yearText] = named
    ? [named[1], named[2], named[3]]
    : [namedFirst?.[2], namedFirst?.[1], namedFirst?.[3]];
  if (dayText !== undefined && word !== undefined) {
    const month = monthNamed(word, languages);
    if (month === undefined) return { kind: 'unreadable' };
    return judge(piece(dayText), { value: month, digits: 2 }, yearText ? piece(yearText) : present, thisYear);
  }

  if (/[^\d\s./\-,]/.test(trimmed)) return { kind: 'unreadable' };
  const groups = trimmed.split(/[^\d]+/).filter(Boolean);
  const [first, second, third] = groups;
  if (first === undefined || groups.length > 3) return { kind: 'unreadable' };

  if (second === undefined) {
    const parts = cut(first, order.parts);
    return parts ? judge(parts.day, parts.month, parts.year, thisYear) : { kind: 'unreadable' };
  }
  if (third === undefined) {
    const [one, two] = [piece(first), piece(second)];
    const dayFirst = order.parts.indexOf('day') < order.parts.indexOf('month');
    return dayFirst ? judge(one, two, present, thisYear) : judge(two, one, present, thisYear);
  }
  // Four leading digits are a year in every language.
  if (first.length === 4) return judge(piece(third), piece(second), piece(first), thisYear);
  const read = { day: piece(''), month: piece(''), year: piece('') };
  for (const [at, part] of order.parts.entries()) read[part] = piece(groups[at] ?? '');
  return judge(read.day, read.month, read.year, thisYear);
}
