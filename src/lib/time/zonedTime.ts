import { dayMs } from './duration';

// Outside these years Intl and ISO dates have no four-digit years, and nothing has opening hours.
const earliestMs = Date.UTC(1900, 0, 1);
const latestMs = Date.UTC(9000, 0, 1);

interface Zone {
  readonly format: Intl.DateTimeFormat;
  /** Offset at 00:00 UTC by day number, because the same few days are looked up thousands of times. */
  readonly byDay: Map<number, number>;
  /** By wall day, the offset around it; NaN near a clock change. */
  readonly steady: Map<number, number>;
  lastInstant: number;
  lastOffset: number;
}

const zones = new Map<string, Zone | undefined>();

function zoneNamed(timeZone: string): Zone | undefined {
  let zone = zones.get(timeZone);
  if (zone !== undefined || zones.has(timeZone)) return zone;
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    zone = { format, byDay: new Map(), steady: new Map(), lastInstant: Number.NaN, lastOffset: 0 };
  } catch {
    zone = undefined;
  }
  zones.set(timeZone, zone);
  return zone;
}

function measureOffset(zone: Zone, instantMs: number): number {
  const second = Math.floor(instantMs / 1000) * 1000;
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, seconds = 0] = (
    zone.format.format(second).match(/\d+/g) ?? []
  ).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, seconds) - second;
}

function offsetOfDay(zone: Zone, day: number): number {
  let offset = zone.byDay.get(day);
  if (offset === undefined) {
    offset = measureOffset(zone, day * dayMs);
    zone.byDay.set(day, offset);
  }
  return offset;
}

function offsetAt(zone: Zone, instantMs: number): number {
  const day = Math.floor(instantMs / dayMs);
  const offset = offsetOfDay(zone, day);
  // No zone changes its clock forth and back within a day: thousands of instants need no measurement of their own.
  if (offset === offsetOfDay(zone, day + 1)) return offset;
  if (zone.lastInstant !== instantMs) {
    zone.lastOffset = measureOffset(zone, instantMs);
    zone.lastInstant = instantMs;
  }
  return zone.lastOffset;
}

/** Whether wall times can be computed: the zone is known to Intl, and the year is from 1900 to 9000. */
export function isSupportedInstant(timeZone: string, instantMs: number): boolean {
  return instantMs > earliestMs && instantMs < latestMs && zoneNamed(timeZone) !== undefined;
}

/**
 * Wall clock of a zone at an instant, in milliseconds since 1970-01-01T00:00 on that clock; UTC for an unknown zone.
 */
export function wallClock(timeZone: string, instantMs: number): number {
  const zone = zoneNamed(timeZone);
  return zone === undefined ? instantMs : instantMs + offsetAt(zone, instantMs);
}

/** Calendar day of a zone at an instant, in days since 1970-01-01. */
export function dayNumberAt(timeZone: string, instantMs: number): number {
  return Math.floor(wallClock(timeZone, instantMs) / dayMs);
}

/**
 * The instant at which the wall clock of a zone shows a time (both in milliseconds, see `wallClock`). Every wall time
 * has exactly one: in the hour repeated in autumn it is the first of the two, in the hour skipped in spring it is the
 * moment of the change.
 */
export function instantFromWallClock(timeZone: string, wallMs: number): number {
  const zone = zoneNamed(timeZone);
  if (zone === undefined) return wallMs;
  const day = Math.floor(wallMs / dayMs);
  const steady = zone.steady.get(day);
  if (steady !== undefined && !Number.isNaN(steady)) return wallMs - steady;
  const before = offsetOfDay(zone, day - 1);
  const after = offsetOfDay(zone, day + 2);
  if (steady === undefined) zone.steady.set(day, before === after ? before : Number.NaN);
  const early = wallMs - before;
  if (before === after || measureOffset(zone, early) === before) return early;
  const late = wallMs - after;
  if (measureOffset(zone, late) === after) return late;
  // In the skipped hour the change lies between the two readings.
  let low = Math.min(early, late);
  let high = Math.max(early, late);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (measureOffset(zone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

const isoDates = new Map<number, string>();

/** ISO date (`YYYY-MM-DD`) of a day number. */
export function dayNumberToIsoDate(day: number): string {
  let isoDate = isoDates.get(day);
  if (isoDate === undefined) {
    isoDate = new Date(day * dayMs).toISOString().slice(0, 10);
    isoDates.set(day, isoDate);
  }
  return isoDate;
}

/** Day number of an ISO date (`YYYY-MM-DD`); NaN for any other text. */
export function isoDateToDayNumber(isoDate: string): number {
  return Date.parse(`${isoDate}T00:00:00Z`) / dayMs;
}

/** ISO weekday (Monday = 1 … Sunday = 7) of a day number. */
export function isoWeekday(day: number): number {
  // 1970-01-01 was a Thursday.
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** The date of a zone at an instant, `YYYY-MM-DD`. */
export function isoDateAt(timeZone: string, instantMs: number): string {
  return dayNumberToIsoDate(dayNumberAt(timeZone, instantMs));
}

/** Days between two ISO dates; positive if `to` is later. */
export function daysBetween(from: string, to: string): number {
  return isoDateToDayNumber(to) - isoDateToDayNumber(from);
}
