import { dayMs, minuteMs, hourMs } from '#lib/time/duration';
import {
  isSupportedInstant,
  dayNumberAt,
  isoDateToDayNumber,
  instantFromWallClock,
  dayNumberToIsoDate,
  isoWeekday,
} from '#lib/time/zonedTime';

/** Local wall times `HH:MM`; `closes` may be `24:00`, and `closes <= opens` runs into the next day. */
export interface HoursRange {
  readonly opens: string;
  readonly closes: string;
}

/** A range of every week; `day` is the ISO weekday it starts on (Monday = 1). */
export interface WeeklyRange extends HoursRange {
  readonly day: number;
}

/** Days (both inclusive, `YYYY-MM-DD`) whose ranges replace the weekly ranges that start on them. */
export interface HoursException {
  readonly from: string;
  readonly to: string;
  readonly kind: 'closed' | 'special';
  readonly ranges?: readonly HoursRange[];
  readonly reason?: string;
}

/** Everything that determines whether a facility is open; a `Facility` has this shape. Treated as immutable. */
export interface OpeningHours {
  /** IANA time zone of all wall times. */
  readonly timeZone: string;
  readonly hoursStatus: 'known' | 'always' | 'appointment' | 'unknown';
  readonly weekly: readonly WeeklyRange[];
  readonly exceptions: readonly HoursException[];
  readonly publicHolidays: 'open' | 'closed' | 'special' | 'unknown';
  readonly operationalStatus: 'open' | 'temporarily-closed' | 'permanently-closed' | 'opening-soon';
  /** ISO date: when a temporarily closed facility is expected to reopen, or a new one opens. */
  readonly operationalDate?: string;
}

/** States of a facility; `closing-soon` closes within 30 minutes, `opening-soon` opens within 60. */
export type OpenStateName =
  | 'open'
  | 'closing-soon'
  | 'closed'
  | 'opening-soon'
  | 'appointment'
  | 'unknown'
  | 'temporarily-closed'
  | 'permanently-closed';

/**
 * The open state of a facility at one instant. `until` is when it closes (absent: open around the clock), `next` when
 * it opens (absent: not within a year, or unknown).
 */
export interface OpenState {
  readonly state: OpenStateName;
  readonly until?: Date;
  readonly next?: Date;
  /** It is a public holiday and the hours may differ, so they must not be asserted. */
  readonly holidayUncertain: boolean;
}

/** Whether an ISO date is a public holiday at the facility. */
export type IsPublicHoliday = (isoDate: string) => boolean;

/** The ranges that start on one date, and why they differ from the weekly ones. */
export interface HoursOfDate {
  readonly ranges: readonly HoursRange[];
  readonly exception?: HoursException;
  readonly publicHoliday: boolean;
  /** It is a public holiday and the ranges may not apply. */
  readonly uncertain: boolean;
}

const closingSoonMs = 30 * minuteMs;
const openingSoonMs = hourMs;
// An exception lasts at most 366 days, so the opening after the longest one is still found.
const horizonDays = 370;
const fullDay: HoursRange = { opens: '00:00', closes: '24:00' };

interface Span {
  /** Minutes from 00:00 of the day the range starts on; `end` may exceed 1440. */
  readonly start: number;
  readonly end: number;
  readonly range: HoursRange;
}

interface DaySpans {
  readonly spans: readonly Span[];
  readonly uncertain: boolean;
}

interface SpannedException {
  readonly first: number;
  readonly last: number;
  readonly spans: readonly Span[];
  readonly exception: HoursException;
}

interface Compiled {
  /** By ISO weekday, 1 to 7. */
  readonly weekly: ReadonlyArray<readonly Span[]>;
  /** Narrowest first: a single day inside a long closure wins over the closure. */
  readonly exceptions: readonly SpannedException[];
  readonly heedsHolidays: boolean;
}

function minutesOf(time: string): number {
  if (!/^\d\d:\d\d$/.test(time)) return Number.NaN;
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

const spanOrder = (a: Span, b: Span) => a.start - b.start || a.end - b.end;

function spanOf(range: HoursRange): Span {
  const start = minutesOf(range.opens);
  const closes = minutesOf(range.closes);
  return { start, end: closes <= start ? closes + 1440 : closes, range };
}

function spansOf(ranges: readonly HoursRange[]): Span[] {
  return ranges
    .map(spanOf)
    .filter(({ start, end }) => end > start)
    .sort(spanOrder);
}

const roundTheClock: ReadonlyArray<readonly Span[]> = Array.from({ length: 8 }, () => spansOf([fullDay]));

// A single loop, because a search runs this for every facility.
function weekOf(weekly: readonly WeeklyRange[]): ReadonlyArray<readonly Span[]> {
  const days: Span[][] = [[], [], [], [], [], [], [], []];
  for (const range of weekly) {
    const span = spanOf(range);
    if (!(span.end > span.start)) continue;
    const day = days[range.day];
    if (day?.push(span) !== 1) day?.sort(spanOrder);
  }
  return days;
}

const compiledHours = new WeakMap<OpeningHours, Compiled>();

function compile(hours: OpeningHours): Compiled {
  let compiled = compiledHours.get(hours);
  if (compiled !== undefined) return compiled;
  const always = hours.hoursStatus === 'always';
  compiled = {
    weekly: always ? roundTheClock : weekOf(hours.weekly),
    exceptions: hours.exceptions
      .map((exception) => ({
        first: isoDateToDayNumber(exception.from),
        last: isoDateToDayNumber(exception.to),
        spans: exception.kind === 'special' ? spansOf(exception.ranges ?? []) : [],
        exception,
      }))
      .sort((a, b) => a.last - a.first - (b.last - b.first)),
    heedsHolidays: !always && hours.publicHolidays !== 'open',
  };
  compiledHours.set(hours, compiled);
  return compiled;
}

/** The ranges that start on a day (directory §1.4 rule 4). */
function spansOn(
  hours: OpeningHours,
  compiled: Compiled,
  day: number,
  isPublicHoliday: IsPublicHoliday,
): DaySpans & { exception?: HoursException } {
  for (const { first, last, spans, exception } of compiled.exceptions) {
    if (first <= day && day <= last) return { spans, uncertain: false, exception };
  }
  const spans = compiled.weekly[isoWeekday(day)] ?? [];
  if (!compiled.heedsHolidays || !isPublicHoliday(dayNumberToIsoDate(day))) return { spans, uncertain: false };
  return hours.publicHolidays === 'closed' ? { spans: [], uncertain: false } : { spans, uncertain: true };
}

interface Run {
  readonly start: number;
  end: number;
  /** Uncertainty of the range that defines the opening, of the one at the requested instant, and of the closing. */
  readonly uncertainAtStart: boolean;
  uncertainNow: boolean;
  uncertainAtEnd: boolean;
  roundTheClock: boolean;
}

/**
 * The continuous opening that contains `from`, or the first one after it. Ranges that touch within a minute are merged
 * (rule 6), and a merged run of seven days counts as around the clock.
 */
function runAt(
  hours: OpeningHours,
  compiled: Compiled,
  from: number,
  isPublicHoliday: IsPublicHoliday,
): Run | undefined {
  const { timeZone } = hours;
  const today = dayNumberAt(timeZone, from);
  let run: Run | undefined;
  for (let day = today - 1; day <= today + horizonDays; day += 1) {
    const midnight = day * dayMs;
    if (run !== undefined && run.end > from) {
      if (run.end + minuteMs < instantFromWallClock(timeZone, midnight)) return run;
    }
    const { spans, uncertain } = spansOn(hours, compiled, day, isPublicHoliday);
    for (const span of spans) {
      const start = instantFromWallClock(timeZone, midnight + span.start * minuteMs);
      const end = instantFromWallClock(timeZone, midnight + span.end * minuteMs);
      // A range entirely inside the hour skipped in spring does not occur.
      if (end <= start) continue;
      const inForce = start <= from + minuteMs && from < end;
      if (run === undefined || start > run.end + minuteMs) {
        if (run !== undefined && run.end > from) return run;
        run = {
          start,
          end,
          uncertainAtStart: uncertain,
          uncertainNow: inForce && uncertain,
          uncertainAtEnd: uncertain,
          roundTheClock: false,
        };
        if (start > from) return run;
      } else {
        if (day >= today + 7) return { ...run, roundTheClock: true };
        if (inForce) run.uncertainNow ||= uncertain;
        if (end > run.end) {
          run.end = end;
          run.uncertainAtEnd = uncertain;
        }
      }
    }
  }
  return run !== undefined && run.end > from ? run : undefined;
}

function startOfDate(hours: OpeningHours, isoDate: string | undefined): number | undefined {
  if (isoDate === undefined) return undefined;
  const day = isoDateToDayNumber(isoDate);
  return Number.isNaN(day) ? undefined : instantFromWallClock(hours.timeZone, day * dayMs);
}

/** Rule 1; `next` is the first opening on or after `operationalDate`, absent once that date is past. */
function operationalState(hours: OpeningHours, now: number, isPublicHoliday: IsPublicHoliday): OpenState | undefined {
  if (hours.operationalStatus === 'open') return undefined;
  if (hours.operationalStatus === 'permanently-closed') {
    return { state: 'permanently-closed', holidayUncertain: false };
  }
  const state = hours.operationalStatus;
  const start = startOfDate(hours, hours.operationalDate);
  if (start === undefined || start <= now || !isSupportedInstant(hours.timeZone, start)) {
    return { state, holidayUncertain: false };
  }
  const hasHours = hours.hoursStatus === 'known' || hours.hoursStatus === 'always';
  const run = hasHours ? runAt(hours, compile(hours), start, isPublicHoliday) : undefined;
  return { state, next: new Date(Math.max(start, run?.start ?? start)), holidayUncertain: false };
}

/**
 * The open state of a facility at an instant (directory §1.4). Exact in the facility's time zone through both clock
 * changes: opening is inclusive, closing exclusive, a range past midnight belongs to the day it starts on, and an
 * exception replaces only the ranges that start on its days. Never throws: an unknown zone or an instant out of range
 * is `unknown`. Fast enough to run for every facility of a search.
 */
export function openState(hours: OpeningHours, instant: Date, isPublicHoliday: IsPublicHoliday): OpenState {
  const now = instant.getTime();
  if (hours.operationalStatus === 'permanently-closed') {
    return { state: 'permanently-closed', holidayUncertain: false };
  }
  const operational = isSupportedInstant(hours.timeZone, now)
    ? operationalState(hours, now, isPublicHoliday)
    : undefined;
  if (operational !== undefined) return operational;
  if (hours.hoursStatus === 'appointment') return { state: 'appointment', holidayUncertain: false };
  if (hours.hoursStatus === 'unknown' || !isSupportedInstant(hours.timeZone, now)) {
    return { state: 'unknown', holidayUncertain: false };
  }
  const compiled = compile(hours);
  const run = runAt(hours, compiled, now, isPublicHoliday);
  if (run !== undefined && run.start <= now) {
    if (run.roundTheClock) return { state: 'open', holidayUncertain: run.uncertainNow };
    return {
      state: run.end - now <= closingSoonMs ? 'closing-soon' : 'open',
      until: new Date(run.end),
      holidayUncertain: run.uncertainNow || run.uncertainAtEnd,
    };
  }
  const today = spansOn(hours, compiled, dayNumberAt(hours.timeZone, now), isPublicHoliday);
  if (run === undefined) return { state: 'closed', holidayUncertain: today.uncertain };
  return {
    state: run.start - now <= openingSoonMs ? 'opening-soon' : 'closed',
    next: new Date(run.start),
    holidayUncertain: today.uncertain || run.uncertainAtStart,
  };
}

/**
 * When the state of a facility changes next after `now`: it opens, closes, or is about to ("soon"). Absent when no
 * change is due. Screens update at this time or after 60 seconds, whichever comes first.
 */
export function nextChange(state: OpenState, now: Date): Date | undefined {
  const moments: number[] = [];
  if (state.until !== undefined) moments.push(state.until.getTime() - closingSoonMs, state.until.getTime());
  if (state.next !== undefined) {
    if (state.state !== 'temporarily-closed') moments.push(state.next.getTime() - openingSoonMs);
    moments.push(state.next.getTime());
  }
  const ahead = moments.filter((moment) => moment > now.getTime());
  return ahead.length === 0 ? undefined : new Date(Math.min(...ahead));
}

/**
 * The ranges that start on a date, for the opening hours table; empty when closed, or when the status is neither
 * `known` nor `always`.
 */
export function hoursForDate(hours: OpeningHours, isoDate: string, isPublicHoliday: IsPublicHoliday): HoursOfDate {
  const day = isoDateToDayNumber(isoDate);
  if (Number.isNaN(day)) return { ranges: [], publicHoliday: false, uncertain: false };
  const publicHoliday = isPublicHoliday(isoDate);
  if (hours.hoursStatus !== 'known' && hours.hoursStatus !== 'always') {
    return { ranges: [], publicHoliday, uncertain: false };
  }
  const { spans, uncertain, exception } = spansOn(hours, compile(hours), day, isPublicHoliday);
  return {
    ranges: spans.map((span) => span.range),
    publicHoliday,
    uncertain,
    ...(exception === undefined ? {} : { exception }),
  };
}
