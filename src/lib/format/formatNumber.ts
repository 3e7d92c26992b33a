import { numberFormat } from './intl';

/** A number with the digit grouping of the language: 2,400 or 2.400. */
export function formatNumber(value: number, language: string): string {
  return numberFormat(language, {}).format(value);
}

/** A rating with one decimal: 4.6 or 4,6. */
export function formatRating(value: number, language: string): string {
  return numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** A fraction as a percentage: 0.4 is 40% or %40. */
export function formatPercent(
  fraction: number,
  language: string,
  options: { maximumFractionDigits?: number } = {},
): string {
  return numberFormat(language, { style: 'percent', ...options }).format(fraction);
}
