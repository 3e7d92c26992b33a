/** The languages of the demo country: all data have names in both. Any other language falls back to English. */
export const dataLanguages = ['en', 'tr'] as const;
export type DataLanguage = (typeof dataLanguages)[number];

/** The data language for any language. */
export function toDataLanguage(value: unknown): DataLanguage {
  return dataLanguages.find((language) => language === value) ?? 'en';
}

/** A text in the languages of the demo country. */
export type Localized = Record<DataLanguage, string>;
