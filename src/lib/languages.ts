import { readText, writeText } from './storage';

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

/** Remembers the language; `false` when the browser refuses. */
export function writeLanguage(language: Language): boolean {
  return writeText(key, language);
}
