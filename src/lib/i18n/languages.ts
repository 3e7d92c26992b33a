import type { i18n } from 'i18next';

import { readText, removeItem, writeText } from '#lib/storage/storage';

/** Languages of the product (specification, section 9), in the order they are offered. */
export const languages = [
  { id: 'en', label: 'English' },
  { id: 'tr', label: 'Türkçe' },
] as const;
export type Language = (typeof languages)[number]['id'];
export const defaultLanguage: Language = 'en';

/** Any text as a language of the product; unknown ones become the default. */
export function toLanguage(value: unknown): Language {
  return languages.find(({ id }) => id === value)?.id ?? defaultLanguage;
}

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

/** Shows the product in a language at once, without loading the page anew: what is typed in it stays. */
export function applyLanguage(speaker: LanguageTarget, language: Language): void {
  document.documentElement.lang = language;
  void speaker.changeLanguage(language);
}

/** Somebody chose a language by hand: shown at once and remembered as this device's own. */
export function chooseLanguage(speaker: LanguageTarget, language: Language): void {
  saveLanguage(language);
  applyLanguage(speaker, language);
}
