import type { i18n } from 'i18next';

import { readText, remove, writeText } from './storage';

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

const key = 'language';

/** The language chosen on this device, or the default. */
export function readLanguage(): Language {
  return toLanguage(readText(key));
}

/** Local storage key of the account whose language this device has, by its id; absent where it is the device's own. */
export const languageAccountKey = 'language-account';

/** Remembers the language, and the account it was taken from where it was; `false` when the browser refuses. */
export function writeLanguage(language: Language, account?: string): boolean {
  if (account === undefined) remove(languageAccountKey);
  else writeText(languageAccountKey, account);
  return writeText(key, language);
}

/** Whether any language was chosen or taken from an account on this device. */
export function hasLanguage(): boolean {
  return readText(key) !== undefined;
}

/** What shows the texts of the product. */
export type Speaker = Pick<i18n, 'changeLanguage'>;

/** Shows the product in a language at once, without loading the page anew: what is typed in it stays. */
export function showLanguage(speaker: Speaker, language: Language): void {
  document.documentElement.lang = language;
  void speaker.changeLanguage(language);
}

/** Somebody chose a language by hand: shown at once and remembered as this device's own. */
export function chooseLanguage(speaker: Speaker, language: Language): void {
  writeLanguage(language);
  showLanguage(speaker, language);
}
