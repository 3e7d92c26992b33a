import type { TFunction } from 'i18next';

import { formatWeekday } from '#lib/format/formatDate';
import { formatPhone } from '#lib/format/formatPhone';

/** Turns `1 09:00–12:00, 1 14:00–18:00, 2 …` into `Monday 09:00–12:00, 14:00–18:00; Tuesday …`. */
function weekText(value: string, language: string): string {
  const days = new Map<number, string[]>();
  for (const range of value.split(', ')) {
    const [day = '', times = ''] = range.split(' ');
    days.set(Number(day), [...(days.get(Number(day)) ?? []), times]);
  }
  return [...days].map(([day, times]) => `${formatWeekday(day, language)} ${times.join(', ')}`).join('; ');
}

/** Formats a fact of `factsOf` for reading, with translated options and weekdays, and the groups of phone numbers apart. */
export function factText(path: string, value: string, t: TFunction<'contributing'>, language: string): string {
  switch (path) {
    case 'visibility':
      return value === 'exact' || value === 'district' || value === 'hidden' ? t(`visibility.${value}`) : value;
    case 'hours':
      if (value === 'always' || value === 'appointment' || value === 'unknown') return t(`hoursStatus.${value}`);
      return value === '' ? '' : weekText(value, language);
    case 'phone':
      return value.replaceAll(/\+\d+/g, formatPhone);
    default:
      return value;
  }
}
