import type { HelpResult } from '#modules/help-center/api';

import type { HelpDocument, HelpSection } from './helpDocument';
import { wordQuality, wordsOf } from './helpWords';
import type { TextWord } from './helpWords';

type Range = HelpResult['titleMatches'][number];

/** Characters of an excerpt. */
const excerptLength = 170;
/** Characters that stay before the first match. */
const leadLength = 60;

/** The word of a search that a word of a text matches best; `undefined` for none. */
function matchOf({ folded }: TextWord, words: readonly string[]): string | undefined {
  let best: string | undefined;
  let quality = 0;
  for (const word of words) {
    const found = wordQuality(word, folded);
    if (found > quality) [best, quality] = [word, found];
  }
  return best;
}

/** What to mark in a text: the beginning of a word as far as it was typed, and otherwise the whole word. */
function markWords(text: string, words: readonly string[]): Range[] {
  return wordsOf(text).flatMap((word): Range[] => {
    const match = matchOf(word, words);
    if (match === undefined) return [];
    const isTyped = word.folded.startsWith(match) && word.folded.length === word.length;
    return [[word.at, isTyped ? match.length : word.length]];
  });
}

/** The words of a search that a text has. */
function matchedIn(text: string, words: readonly string[]): Set<string> {
  const own = wordsOf(text);
  return new Set(words.filter((word) => own.some(({ folded }) => wordQuality(word, folded) > 0)));
}

/** Cuts a text around its first match, between words. */
function excerptOf(text: string, words: readonly string[]): string {
  if (text.length <= excerptLength) return text;
  const first = wordsOf(text).find((word) => matchOf(word, words) !== undefined)?.at ?? 0;
  const wanted = Math.max(0, Math.min(first - leadLength, text.length - excerptLength));
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const limit = start + excerptLength;
  const end = limit >= text.length ? text.length : text.lastIndexOf(' ', limit);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

/** The section that has most of the words; the first one of several. */
function bestSection(sections: readonly HelpSection[], words: readonly string[]) {
  let best: { section: HelpSection; count: number } | undefined;
  for (const section of sections) {
    const count = matchedIn(`${section.heading} ${section.text}`, words).size;
    if (count > (best?.count ?? 0)) best = { section, count };
  }
  return best?.section;
}

/** A document as the answer to a search, with what to mark. */
export function toResult(document: HelpDocument, words: readonly string[]): HelpResult {
  const { kind, id, title, subtitle, category, categorySlug, slug, sections } = document;
  const named = matchedIn(`${title} ${subtitle}`, words);
  // A guide that is about all of the words is shown from its beginning.
  const section = kind === 'guide' && named.size === words.length ? undefined : bestSection(sections, words);
  const text = section?.text || (kind === 'guide' ? subtitle : (sections[0]?.text ?? ''));
  const excerpt = excerptOf(text, words);
  return {
    kind,
    id,
    title,
    titleMatches: markWords(title, words),
    excerpt,
    excerptMatches: markWords(excerpt, words),
    category,
    categorySlug,
    slug,
    section: section?.anchor ?? null,
  };
}
