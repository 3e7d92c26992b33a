import { formatNumber } from '#lib/format/formatNumber';
import { dateFormat, numberFormat } from '#lib/format/intl';
import { dayMs } from '#lib/time/duration';

/** An x value: a category, a number or an instant. */
export type ChartX = string | number | Date;

/** Value format: `Intl` options in the active language, or a function. */
export type ChartFormat = Intl.NumberFormatOptions | ((value: number) => string);

/** Format of x values, in full or, where space is limited, as an axis tick. */
export type ChartXFormat = ((x: ChartX, room: 'full' | 'tick') => string) | Intl.DateTimeFormatOptions;

/** Formats values in full, for tooltips, tables and announcements. */
export function numberWriter(format: ChartFormat = {}, language: string): (value: number) => string {
  if (typeof format === 'function') return format;
  const intl = numberFormat(language, format);
  return (value) => intl.format(value);
}

/**
 * Formats axis ticks: like the chart's values, but large numbers are compact (12K) and without trailing zero decimals.
 */
export function tickWriter(
  format: ChartFormat = {},
  language: string,
  ticks: readonly number[],
): (value: number) => string {
  if (typeof format === 'function') return format;
  const large = ticks.some((tick) => Math.abs(tick) >= 10_000);
  const plain = numberFormat(language, { ...format, trailingZeroDisplay: 'stripIfInteger' });
  const short = numberFormat(language, {
    ...format,
    trailingZeroDisplay: 'stripIfInteger',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  // Close to each other, different values would look the same.
  const isDistinct = new Set(ticks.map((tick) => short.format(tick))).size === new Set(ticks).size;
  const intl = large && isDistinct ? short : plain;
  return (value) => intl.format(value);
}

/** Formats a share of the total: 38%, %38. */
export function shareWriter(language: string): (part: number) => string {
  const intl = numberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return (part) => intl.format(part);
}

function dateFormats(dates: readonly Date[]): Record<'full' | 'tick', Intl.DateTimeFormatOptions> {
  const times = dates.map((date) => date.getTime());
  const span = Math.max(...times) - Math.min(...times);
  if (span <= 2 * dayMs && times.some((time) => time % dayMs !== 0)) {
    return {
      full: { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      tick: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    };
  }
  const full: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };
  return span > 400 * dayMs
    ? { full, tick: { month: 'short', year: 'numeric' } }
    : { full, tick: { day: 'numeric', month: 'short' } };
}

/** Formats x values: text unchanged, numbers grouped, dates according to their span. Dates are in UTC by default. */
export function xWriter(
  xs: readonly ChartX[],
  format: ChartXFormat | undefined,
  language: string,
): (x: ChartX, room: 'full' | 'tick') => string {
  if (typeof format === 'function') return format;
  const dates = xs.filter((x) => x instanceof Date);
  const byRoom = format ? { full: format, tick: format } : dateFormats(dates);
  const intl = {
    full: dateFormat(language, { timeZone: 'UTC', ...byRoom.full }),
    tick: dateFormat(language, { timeZone: 'UTC', ...byRoom.tick }),
  };
  return (x, room) => {
    if (typeof x === 'string') return x;
    return typeof x === 'number' ? formatNumber(x, language) : intl[room].format(x);
  };
}
