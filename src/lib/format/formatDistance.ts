import { currentDistanceUnit } from './distanceUnit';
import { numberFormat } from './intl';

const inMiles = () => currentDistanceUnit() === 'mi';

function formatMiles(metres: number, locale: string): string {
  const miles = metres / 1609.344;
  if (miles >= 0.1)
    return numberFormat(locale, { style: 'unit', unit: 'mile', maximumFractionDigits: 1 }).format(miles);
  return numberFormat(locale, { style: 'unit', unit: 'yard' }).format(Math.max(10, Math.round(miles * 176) * 10));
}

/**
 * Formats a distance in metres (directory 2.0.8): below 1 km in steps of 10 m, otherwise km with one decimal; or miles
 * with one decimal, and yards below a tenth of a mile.
 */
export function formatDistance(metres: number, locale: string): string {
  if (inMiles()) return formatMiles(metres, locale);
  if (metres < 995) {
    return numberFormat(locale, { style: 'unit', unit: 'meter' }).format(Math.max(10, Math.round(metres / 10) * 10));
  }
  return numberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }).format(metres / 1000);
}

/** Formats a radius in whole kilometres, or in miles. */
export function formatRadius(metres: number, locale: string): string {
  if (inMiles()) return formatMiles(metres, locale);
  return numberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 }).format(metres / 1000);
}
