import { regionalLocale } from '#lib/format/intl';

const weekDays = [0, 1, 2, 3, 4, 5, 6] as const;
export type WeekDay = (typeof weekDays)[number];

/** First day of the week in the main region of a language, 0 for Sunday. Monday where the browser does not know. */
export function weekStart(language: string): WeekDay {
  const locale = new Intl.Locale(regionalLocale(language));
  const info: unknown =
    'getWeekInfo' in locale && typeof locale.getWeekInfo === 'function' ? locale.getWeekInfo() : undefined;
  const first: unknown = typeof info === 'object' && info !== null && 'firstDay' in info ? info.firstDay : 1;
  return weekDays.find((day) => day === Number(first) % 7) ?? 1;
}
