/** A public holiday of Orvela. */
export interface PublicHoliday {
  date: string;
  name: { en: string; tr: string };
}

const fixed: readonly (readonly [string, string, string])[] = [
  ['01-01', 'New Year’s Day', 'Yılbaşı'],
  ['03-23', 'Charter Day', 'Beyanname Günü'],
  ['05-01', 'Labour Day', 'İşçi Bayramı'],
  ['06-21', 'Midsummer Day', 'Yaz Ortası Günü'],
  ['08-12', 'Islands Day', 'Adalar Günü'],
  ['10-29', 'Republic Day', 'Cumhuriyet Günü'],
  ['12-25', 'Winter Holiday', 'Kış Bayramı'],
  ['12-26', 'Second Winter Holiday', 'Kış Bayramının İkinci Günü'],
];

/** The public holidays of one year in order: eight fixed dates and Harbour Monday, the first Monday of September. */
export function publicHolidays(year: number): PublicHoliday[] {
  const firstOfSeptember = new Date(Date.UTC(year, 8, 1)).getUTCDay();
  const harbourMonday = 1 + ((8 - firstOfSeptember) % 7);
  const days = fixed.map(([day, en, tr]) => ({ date: `${year}-${day}`, name: { en, tr } }));
  days.push({
    date: `${year}-09-${String(harbourMonday).padStart(2, '0')}`,
    name: { en: 'Harbour Monday', tr: 'Liman Pazartesisi' },
  });
  return days.sort((a, b) => a.date.localeCompare(b.date));
}

/** The dates of all public holidays of the years before, of and after a date. */
export function holidayDates(around: string): string[] {
  const year = Number(around.slice(0, 4));
  return [year - 1, year, year + 1].flatMap((y) => publicHolidays(y).map(({ date }) => date));
}
