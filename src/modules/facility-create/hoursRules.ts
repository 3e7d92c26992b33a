import * as z from 'zod/mini';

import { now } from '#lib/time/clock';
import type { HoursRange } from '#domain/openingHours';
import { isoDateToDayNumber, dayNumberAt } from '#lib/time/zonedTime';

import { refineWith, choice, optionalLine } from './rules';
import type { ProblemKey } from './rules';

const time = /^([01]\d|2[0-3]):[0-5]\d$/;
const maxRanges = 4;
const maxExceptions = 60;
const maxExceptionDays = 366;
const pastDays = 30;

const timeOfDay = (missing: ProblemKey, allowsMidnight: boolean) =>
  z.string().check(
    z.overwrite((text) => text.trim()),
    refineWith((text) => {
      if (text === '') return missing;
      return time.test(text) || (allowsMidnight && text === '24:00') ? undefined : 'timeFormat';
    }),
  );

const rangeShape = { opens: timeOfDay('opensMissing', false), closes: timeOfDay('closesMissing', true) };

const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

/** Whether both times are valid; invalid ones have errors of their own. */
const isWhole = ({ opens, closes }: HoursRange) => time.test(opens) && (time.test(closes) || closes === '24:00');

/**
 * Start and end in minutes after midnight; a closing time not after the opening time is on the next day (directory
 * 1.4).
 */
function spanOf({ opens, closes }: HoursRange): readonly [number, number] {
  const [start, end] = [minutesOf(opens), minutesOf(closes)];
  return [start, end <= start ? end + 24 * 60 : end];
}

/** Index of the first range that overlaps an earlier one; `undefined` without overlap. */
function overlapIn(ranges: readonly HoursRange[]): number | undefined {
  const spans = ranges
    .map((range, index) => ({ range, index }))
    .filter(({ range }) => isWhole(range))
    .map(({ range, index }) => ({ index, span: spanOf(range) }))
    .toSorted((one, other) => one.span[0] - other.span[0]);
  return spans.find(({ span }, at) => {
    const before = spans[at - 1];
    return before !== undefined && span[0] < before.span[1];
  })?.index;
}

type Issues = { push: (issue: z.core.$ZodRawIssue) => unknown };

const addIssue = (issues: Issues, input: unknown, path: PropertyKey[], message: ProblemKey) =>
  issues.push({ code: 'custom', message, input, path, continue: true });

const weeklyRange = z.object({
  day: z.int().check(z.minimum(1), z.maximum(7)),
  ...rangeShape,
});

/** Weekly hours: at most four ranges per day, without overlap. */
export const weeklySchema = z.array(weeklyRange).check(
  z.check<z.infer<typeof weeklyRange>[]>(({ value, issues }) => {
    for (let day = 1; day <= 7; day++) {
      const own = value.map((range, index) => ({ range, index })).filter(({ range }) => range.day === day);
      const clash = overlapIn(own.map(({ range }) => range));
      if (own.length > maxRanges) addIssue(issues, value, [own[maxRanges]?.index ?? 0], 'rangesMany');
      else if (clash !== undefined) addIssue(issues, value, [own[clash]?.index ?? 0], 'overlap');
    }
  }),
);

const date = (missing: ProblemKey) =>
  z
    .string()
    .check(
      refineWith((text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) && isoDateToDayNumber(text) >= 0 ? undefined : missing)),
    );

const exception = z
  .object({
    from: date('exceptionFrom'),
    to: date('exceptionTo'),
    kind: choice(['closed', 'special']),
    ranges: z._default(z.array(z.object(rangeShape)), []),
    reason: optionalLine(80, 'exceptionReason'),
  })
  .check(
    z.check<{ from: string; to: string; kind: string; ranges: HoursRange[] }>(({ value, issues }) => {
      const { from, to, kind, ranges } = value;
      const [first, last] = [isoDateToDayNumber(from), isoDateToDayNumber(to)];
      const today = dayNumberAt('UTC', now().getTime());
      if (last < first) addIssue(issues, value, ['to'], 'exceptionOrder');
      else if (last - first >= maxExceptionDays) addIssue(issues, value, ['to'], 'exceptionLong');
      else if (last < today - pastDays) addIssue(issues, value, ['to'], 'exceptionPast');
      if (kind !== 'special') return;
      const clash = overlapIn(ranges);
      if (ranges.length === 0) addIssue(issues, value, ['ranges'], 'exceptionHours');
      else if (ranges.length > maxRanges) addIssue(issues, value, ['ranges', maxRanges], 'exceptionMany');
      else if (clash !== undefined) addIssue(issues, value, ['ranges', clash], 'exceptionOverlap');
    }),
  );

/** Days that differ from the weekly hours (directory 1.4). */
export const exceptionsSchema = z
  .array(exception)
  .check(refineWith((all) => (all.length > maxExceptions ? 'exceptionsMany' : undefined)));
