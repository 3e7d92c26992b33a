import type { i18n } from 'i18next';

import { readText, removeItem, writeText } from '#lib/storage/storage';

import { toLanguage } from './languages';
import type { Language } from './languages';

const languageKey = 'language';

/** The language chosen on this device, or the default. */
export function readLanguage(): Language {
  return toLanguage(readText(languageKey));
}

const accountKey = 'language-account';

/** Notes that the language of this device is the one of an account, not its own. */
export const markLanguageFromAccount = () => writeText(accountKey, 'yes');

/** Remembers the language as this device's own; `false` when the browser refuses. */
export function saveLanguage(language: Language): boolean {
  removeItem(accountKey);
  return writeText(languageKey, language);
}

/** Whether somebody chose a language by hand on this device, and no account has it since. */
export function hasOwnLanguage(): boolean {
  return readText(languageKey) !== undefined && readText(accountKey) === undefined;
}

/** What shows the texts of the product. */
export type LanguageTarget = Pick<i18n, 'changeLanguage'>;

/** Shows the product in a language immediately, without a reload: what is typed stays. */
export function applyLanguage(target: LanguageTarget, language: Language): void {
  document.documentElement.lang = language;
  void target.changeLanguage(language);
}

/** Somebody chose a language by hand: shown immediately and remembered as this device's own. */
export function chooseLanguage(target: LanguageTarget, language: Language): void {
  saveLanguage(language);
  applyLanguage(target, language);
}
