import type { ResourceKey } from 'i18next';

/** Makes untranslated text visible to reviewers: translated text is longer, accented and bracketed. */
export const pseudoLocale = 'en-XA';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
  Y: 'Ý',
  Z: 'Ž',
};

/** Accents English text and makes it a third longer; text in braces or angle brackets stays. */
export function pseudoLocalize(text: string): string {
  const body = text.replaceAll(
    /(\{\{[^}]*\}\}|<[^>]*>)|([A-Za-z])/g,
    (whole, kept: string | undefined, letter: string | undefined) =>
      kept ?? (letter ? (accents[letter] ?? letter) : whole),
  );
  return `[${body}${'·'.repeat(Math.ceil(text.length / 3))}]`;
}

/** An English namespace in the pseudo-locale, for `pseudo` of `createI18n`. */
export function pseudoLocalizeCatalogue(value: ResourceKey): ResourceKey {
  if (typeof value === 'string') return pseudoLocalize(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, pseudoLocalizeCatalogue(inner as ResourceKey)]),
  );
}
