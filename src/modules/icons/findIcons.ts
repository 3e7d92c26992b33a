import { foldForSearch } from '#lib/text/foldForSearch';

import { iconSynonyms } from './iconSynonyms';
import type { IconSetSlug } from './iconSets';

/** An icon of a set. */
export interface ListedIcon {
  /** `heroicons_outline:arrow-left`; its key. */
  fullName: string;
  /** `arrow-left` */
  name: string;
  set: IconSetSlug;
}

/** A meaning, and the parts of names that have it. */
interface Meaning {
  /** With a separator at both ends: `-magnifying-glass-`. */
  parts: readonly string[];
  /** Folded words that mean the same, and the parts themselves. */
  folded: readonly string[];
  /** Other words for it. */
  words: { readonly en: readonly string[]; readonly tr: readonly string[] };
}

const separated = (name: string) => `-${name.replaceAll('_', '-')}-`;

const asText = (word: string) => word.replaceAll('-', ' ');

function parseSynonyms(text: string): Meaning[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [parts = [], en = [], tr = []] = line.split(/ \| |: /).map((list) => list.trim().split(' '));
      const words = { en: en.map(asText), tr: tr.map(asText) };
      return { parts: parts.map(separated), words, folded: [...parts, ...en, ...tr].map(foldForSearch) };
    });
}

let meanings: readonly Meaning[] | undefined;

/** Parsed with the first search. */
function getMeanings(): readonly Meaning[] {
  meanings ??= parseSynonyms(iconSynonyms);
  return meanings;
}

// Shorter beginnings of words would mean too much.
const minBeginning = 3;

/** Parts of names that mean the same as a folded text; a text that is no word is the beginning of one. */
function partsMeaning(text: string): string[] {
  const partsOf = (isMeant: (word: string) => boolean) =>
    getMeanings().flatMap(({ parts, folded }) => (folded.some(isMeant) ? parts : []));
  const exact = partsOf((word) => word === text);
  return exact.length > 0 || text.length < minBeginning ? exact : partsOf((word) => word.startsWith(text));
}

/** How well a name matches a word: 0 is the best, `undefined` is no match. */
function rankWord(name: string, word: string, parts: readonly string[]): number | undefined {
  const at = name.indexOf(word);
  if (at === 1) return name.length === word.length + 2 ? 0 : 1;
  if (at > 0) return name[at - 1] === '-' ? 2 : 4;
  return parts.some((part) => name.includes(part)) ? 3 : undefined;
}

/**
 * The icons whose name has every word of a search, or a part that means the same; the best matches first, else in their
 * order.
 */
export function findIcons(icons: readonly ListedIcon[], search: string): readonly ListedIcon[] {
  // Names are plain ASCII: “çöp” is not the beginning of “copy”.
  const words = search.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const text = foldForSearch(search);
  if (text === '') return icons;
  const split = words.map((word) => ({ word, parts: partsMeaning(foldForSearch(word)) }));
  // Meanings of several words together: “sign out”.
  const whole = split.length > 1 ? partsMeaning(text) : [];
  const exact = `-${words.join('-')}-`;
  const found: Array<{ icon: ListedIcon; rank: number }> = [];
  for (const icon of icons) {
    const name = separated(icon.name);
    let rank = 0;
    for (const { word, parts } of split) rank += rankWord(name, word, parts) ?? Number.POSITIVE_INFINITY;
    if (name.includes(exact)) rank = name === exact ? -1 : 0;
    else if (whole.some((part) => name.includes(part))) rank = Math.min(rank, 3);
    if (Number.isFinite(rank)) found.push({ icon, rank });
  }
  return found.toSorted((one, other) => one.rank - other.rank).map(({ icon }) => icon);
}

const maxOtherWords = 6;

/** Other words by which an icon is found, the most specific meaning first, in the language of the reader. */
export function otherWords(name: string, language: string): string[] {
  const text = separated(name);
  const matching = getMeanings()
    .flatMap(({ parts, words }) => {
      const part = parts.filter((one) => text.includes(one)).toSorted((one, other) => other.length - one.length)[0];
      return part === undefined ? [] : [{ part, words: language.startsWith('tr') ? words.tr : words.en }];
    })
    .toSorted((one, other) => other.part.length - one.part.length);
  const words = new Set(matching.flatMap((meaning) => meaning.words));
  return [...words].filter((word) => !text.includes(`-${word.replaceAll(' ', '-')}-`)).slice(0, maxOtherWords);
}
