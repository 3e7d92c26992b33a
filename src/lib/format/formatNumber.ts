import { currentDistanceUnit } from './distanceUnit';

const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** A number format of the language, made once. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `n ${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known instanceof Intl.NumberFormat) return known;
  const made = new Intl.NumberFormat(regionalLocale(locale), options);
  formats.set(key, made);
  return made;
}

/** A date format of the language, made once. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `d ${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known instanceof Intl.DateTimeFormat) return known;
  const made = new Intl.DateTimeFormat(regionalLocale(locale), options);
  formats.set(key, made);
  return made;
}

/** The product writes dates day first in English too, whatever the region of the browser. */
export function regionalLocale(locale: string): string {
  return locale.startsWith('tr') ? 'tr-TR' : 'en-GB';
}

/** A count as the language groups it: 2,400 or 2.400. */
export function formatNumber(value: number, locale: string): string {
  return numberFormat(locale, {}).format(value);
}

const inMiles = () => currentDistanceUnit() === 'mi';

function formatMiles(metres: number, locale: string): string {
  const miles = metres / 1609.344;
  if (miles >= 0.1)
    return numberFormat(locale, { style: 'unit', unit: 'mile', maximumFractionDigits: 1 }).format(miles);
  return numberFormat(locale, { style: 'unit', unit: 'yard' }).format(Math.max(10, Math.round(miles * 176) * 10));
}

/**
 * Metres as people say them (directory 2.0.8): below 1 km in steps of 10 m, else km with one decimal; or miles with one
 * decimal, and yards below a tenth.
 */
export function formatDistance(metres: number, locale: string): string {
  if (inMiles()) return formatMiles(metres, locale);
  if (metres < 995) {
    return numberFormat(locale, { style: 'unit', unit: 'meter' }).format(Math.max(10, Math.round(metres / 10) * 10));
  }
  return numberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }).format(metres / 1000);
}

/** A radius in whole kilometres, or in miles. */
export function formatRadius(metres: number, locale: string): string {
  if (inMiles()) return formatMiles(metres, locale);
  return numberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 }).format(metres / 1000);
}

/** A calendar day: 12 March 2026. Takes `YYYY-MM-DD` or an ISO instant. */
export function formatDate(iso: string, locale: string, timeZone = 'UTC'): string {
  return dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(new Date(iso));
}
