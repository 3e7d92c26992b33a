/**
 * Languages of the product (specification, section 9), in the order of the language menu; `flag` is a file in
 * `public/pictures/flags`.
 */
export const languages = [
  { id: 'en', label: 'English', flag: 'gb' },
  { id: 'tr', label: 'Türkçe', flag: 'tr' },
] as const;
export type Language = (typeof languages)[number]['id'];
export const defaultLanguage: Language = 'en';

/** Parses a language; unknown ones become the default. */
export function toLanguage(value: unknown): Language {
  return languages.find(({ id }) => id === value)?.id ?? defaultLanguage;
}
