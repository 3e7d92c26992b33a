import { dateFormat } from '#lib/format/intl';
import { now } from '#lib/time/clock';
import { dayMs } from '#lib/time/duration';

import type { DataLanguage } from '#mocks/core/localized';

/** Start of today in epoch ms (UTC), so that the days of all series are the same. */
export const startOfToday = (): number => Math.floor(now().getTime() / dayMs) * dayMs;

/** Ranges of some days each that end today, oldest first: "16 Nov – 20 Nov", or "20 Nov" for single days. */
export function rangesOfDays(count: number, days: number, language: DataLanguage): string[] {
  const format = dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return Array.from({ length: count }, (_, at) => {
    const end = startOfToday() - (count - 1 - at) * days * dayMs;
    return days === 1 ? format.format(end) : `${format.format(end - (days - 1) * dayMs)} – ${format.format(end)}`;
  });
}
