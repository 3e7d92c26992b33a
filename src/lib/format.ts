const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `n ${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known instanceof Intl.NumberFormat) return known;
  const made = new Intl.NumberFormat(region(locale), options);
  formats.set(key, made);
  return made;
}

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `d ${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known instanceof Intl.DateTimeFormat) return known;
  const made = new Intl.DateTimeFormat(region(locale), options);
  formats.set(key, made);
  return made;
}

// The product writes dates day first in English too, whatever the region of the browser.
function region(locale: string): string {
  return locale.startsWith('tr') ? 'tr-TR' : 'en-GB';
}

/** A count as the language groups it: 2,400 or 2.400. */
export function formatNumber(value: number, locale: string): string {
  return numberFormat(locale, {}).format(value);
}

/** A rating with one decimal: 4.6 or 4,6. */
export function formatRating(value: number, locale: string): string {
  return numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** Metres as people say them (directory 2.0.8): below 1 km in steps of 10 m, else km with one decimal. */
export function formatDistance(metres: number, locale: string): string {
  if (metres < 995) {
    return numberFormat(locale, { style: 'unit', unit: 'meter' }).format(Math.max(10, Math.round(metres / 10) * 10));
  }
  return numberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }).format(metres / 1000);
}

/** A radius in whole kilometres. */
export function formatRadius(metres: number, locale: string): string {
  return numberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 }).format(metres / 1000);
}

/** A calendar day: 12 March 2026. Takes `YYYY-MM-DD` or an ISO instant. */
export function formatDate(iso: string, locale: string, timeZone = 'UTC'): string {
  return dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(new Date(iso));
}

/** A calendar day within sight: Thursday 12 March. */
export function formatDay(iso: string, locale: string, timeZone = 'UTC'): string {
  return dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(new Date(iso));
}

/** The name of an ISO weekday, Monday = 1. */
export function formatWeekday(day: number, locale: string): string {
  // 2024-01-01 was a Monday.
  return dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)));
}

/** The weekday of an instant in a zone. */
export function formatWeekdayOf(instant: Date, locale: string, timeZone: string): string {
  return dateFormat(locale, { weekday: 'long', timeZone }).format(instant);
}

/** A wall-clock time in a zone: 09:00. */
export function formatTime(instant: Date, locale: string, timeZone: string): string {
  return dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(instant);
}

/** The name of a language in the reader's own: "Turkish", "Türkçe". */
export function formatLanguage(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([region(locale)], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** A telephone number with the country and groups apart: +999 20 555 014. */
export function formatPhone(e164: string): string {
  const parts = /^\+(999)(\d{2})(\d{3})(\d+)$/.exec(e164);
  return parts ? `+${parts.slice(1).join(' ')}` : e164;
}
