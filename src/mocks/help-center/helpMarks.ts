import type { HelpResult } from '#modules/help-center/api';

import type { HelpDocument, HelpSection } from './helpDocument';
import { wordQuality, wordsOf } from './helpWords';
import type { TextWord } from './helpWords';

type Range = HelpResult['titleMatches'][number];

/** Characters of an excerpt. */
const excerptLength = 170;
/** Characters that stay before the first match. */
const leadLength = 60;

/** Returns the words of a search that a word of a text matches, the best match first. */
type WordMatcher = (word: TextWord) => readonly string[];

/** Compares words of texts with those of a search: each word once, however many texts have it. */
export function createWordMatcher(words: readonly string[]): WordMatcher {
  const known = new Map<string, readonly string[]>();
  return ({ folded }) => {
    const before = known.get(folded);
    if (before) return before;
    const qualities = words.map((word) => ({ word, quality: wordQuality(word, folded) }));
    const matched = qualities
      .filter(({ quality }) => quality > 0)
      .toSorted((one, other) => other.quality - one.quality)
      .map(({ word }) => word);
    known.set(folded, matched);
    return matched;
  };
}

/** The words of sections, which do not change. */
const sectionWords = new WeakMap<HelpSection, readonly TextWord[]>();

function wordsOfSection(section: HelpSection): readonly TextWord[] {
  const words = sectionWords.get(section) ?? wordsOf(`${section.heading} ${section.text}`);
  sectionWords.set(section, words);
  return words;
}

/** What to mark in a text: the beginning of a word as far as it was typed, and otherwise the whole word. */
function markWords(text: string, matchesOf: WordMatcher): Range[] {
  return wordsOf(text).flatMap((word): Range[] => {
    const [match] = matchesOf(word);
    if (match === undefined) return [];
    const isTyped = word.folded.startsWith(match) && word.folded.length === word.length;
    return [[word.at, isTyped ? match.length : word.length]];
  });
}

/** How many words of a search these words of a text match. */
const countMatched = (words: readonly TextWord[], matchesOf: WordMatcher): number =>
  new Set(words.flatMap(matchesOf)).size;

/** Cuts a text around its first match, between words. */
function excerptOf(text: string, matchesOf: WordMatcher): string {
  if (text.length <= excerptLength) return text;
  const first = wordsOf(text).find((word) => matchesOf(word).length > 0)?.at ?? 0;
  const wanted = Math.max(0, Math.min(first - leadLength, text.length - excerptLength));
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const limit = start + excerptLength;
  const end = limit >= text.length ? text.length : text.lastIndexOf(' ', limit);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

/** The section that has most of the words; the first one of several. */
function bestSection(sections: readonly HelpSection[], matchesOf: WordMatcher) {
  let best: { section: HelpSection; count: number } | undefined;
  for (const section of sections) {
    const count = countMatched(wordsOfSection(section), matchesOf);
    if (count > (best?.count ?? 0)) best = { section, count };
  }
  return best?.section;
}

/** Returns a document as a search result, with the ranges to mark; `wordCount` is the number of words searched for. */
export function toResult(document: HelpDocument, matchesOf: WordMatcher, wordCount: number): HelpResult {
  const { kind, id, title, subtitle, category, categorySlug, slug, sections } = document;
  const named = countMatched(wordsOf(`${title} ${subtitle}`), matchesOf);
  // A guide that is about all of the words is shown from its beginning.
  const section = kind === 'guide' && named === wordCount ? undefined : bestSection(sections, matchesOf);
  const text = section?.text || (kind === 'guide' ? subtitle : (sections[0]?.text ?? ''));
  const excerpt = excerptOf(text, matchesOf);
  return {
    kind,
    id,
    title,
    titleMatches: markWords(title, matchesOf),
    excerpt,
    excerptMatches: markWords(excerpt, matchesOf),
    category,
    categorySlug,
    slug,
    section: section?.anchor ?? null,
  };
}
