import type { i18n } from 'i18next';

import { personalStorage } from '#lib/storage/personalStorage';

import { toLanguage } from './languages';
import type { Language } from './languages';

const languageKey = 'language';

/** The language chosen on this device, or the default. */
export function readLanguage(): Language {
  return toLanguage(personalStorage.readText(languageKey));
}

const accountKey = 'language-account';

/** Storage keys of the language, which a session of a tab starts with. */
export const languageKeys = [languageKey, accountKey] as const;

/** Records that the language of this device comes from an account. */
export const markLanguageFromAccount = () => personalStorage.writeText(accountKey, 'yes');

/** Stores the language as this device's own; `false` when the browser refuses. */
export function saveLanguage(language: Language): boolean {
  personalStorage.removeItem(accountKey);
  return personalStorage.writeText(languageKey, language);
}

/** Whether the language was chosen on this device, and no account has replaced it since. */
export function hasOwnLanguage(): boolean {
  return personalStorage.readText(languageKey) !== undefined && personalStorage.readText(accountKey) === undefined;
}

/** The part of i18next that changes the language. */
export type LanguageTarget = Pick<i18n, 'changeLanguage'>;

/** Changes the language immediately, without a reload: typed text stays. */
export function applyLanguage(target: LanguageTarget, language: Language): void {
  document.documentElement.lang = language;
  void target.changeLanguage(language);
}

/** Applies a language that the user chose, and stores it as this device's own. */
export function chooseLanguage(target: LanguageTarget, language: Language): void {
  saveLanguage(language);
  applyLanguage(target, language);
}
