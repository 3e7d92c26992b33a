import type { TFunction } from 'i18next';

import { formatWeekday } from '#lib/formatHours';

/** What a fact holds (`factsOf`), as a person reads it: choices go by their names, days of the week by theirs. */
export function factText(path: string, value: string, t: TFunction<'contributing'>, language: string): string {
  switch (path) {
    case 'visibility':
      return value === 'exact' || value === 'district' || value === 'hidden' ? t(`visibility.${value}`) : value;
    case 'hours':
      return value === 'always' || value === 'appointment' || value === 'unknown'
        ? t(`hoursStatus.${value}`)
        : value.replaceAll(/(?<=^|, )[1-7](?= )/g, (day) => formatWeekday(Number(day), language));
    default:
      return value;
  }
}
