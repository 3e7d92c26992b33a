import { foldDiacritics } from './foldDiacritics';

/** The letters under which names are listed, by language; those of foreign names too. */
const alphabets: Readonly<Record<string, string>> = {
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  tr: 'ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ',
};

/** Heading of names that begin with no letter of the alphabet. It comes last. */
const otherLetter = '#';

// Asked for with each of ten thousand names.
const positionsByLanguage = new Map<string, ReadonlyMap<string, number>>();

/** The place of each letter heading of a language. */
export function positionsOf(language: string): ReadonlyMap<string, number> {
  const known =
    positionsByLanguage.get(language) ??
    new Map(
      [...(alphabets[language.slice(0, 2)] ?? alphabets['en'] ?? ''), otherLetter].map((letter, at) => [letter, at]),
    );
  positionsByLanguage.set(language, known);
  return known;
}

/** The letter heading of a name: `Çağla` is under Ç in Turkish and under C in English. */
export function letterOf(name: string, language: string): string {
  const [first = ''] = name.trim().normalize('NFC');
  const alphabet = positionsOf(language);
  const upper = first.toLocaleUpperCase(language);
  if (alphabet.has(upper)) return upper;
  const [plain = ''] = foldDiacritics(first).toUpperCase();
  return alphabet.has(plain) ? plain : otherLetter;
}
