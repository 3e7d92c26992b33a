import { regionalLocale } from './intl';

/** Name of a language in the language of the interface: "Turkish", "Türkçe". */
export function formatLanguage(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([regionalLocale(locale)], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
