import { regionalLocale } from './intl';

/** The name of a language in the reader's own: "Turkish", "Türkçe". */
export function formatLanguage(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([regionalLocale(locale)], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
