import { numberFormat } from '#lib/format/intl';

/** Format of an amount of dollars with a fixed number of decimals, for `Intl` and charts. */
export const usdFormat = (digits = 2): Intl.NumberFormatOptions => ({
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: digits,
  maximumFractionDigits: digits,
});

/**
 * An amount of dollars with a fixed number of decimals, so that figures stand below each other and do not jump: $1,234.50,
 * in Turkish $1.234,50.
 */
export function formatUsd(value: number, language: string, digits = 2): string {
  return numberFormat(language, usdFormat(digits)).format(value);
}

/** A large amount of dollars in a few letters: $1.27tn, $26.4bn. */
export function formatUsdShort(value: number, language: string): string {
  return numberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 2,
  }).format(value);
}
