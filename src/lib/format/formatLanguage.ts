import { numberFormat, regionalLocale } from './formatNumber';

/** A rating with one decimal: 4.6 or 4,6. */
export function formatRating(value: number, locale: string): string {
  return numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** The name of a language in the reader's own: "Turkish", "Türkçe". */
export function formatLanguage(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([regionalLocale(locale)], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** A telephone number with the country and groups apart: +999 20 555 014. */
export function formatPhone(e164: string): string {
  const parts = /^\+(999)(\d{2})(\d{3})(\d+)$/.exec(e164);
  return parts ? `+${parts.slice(1).join(' ')}` : e164;
}
