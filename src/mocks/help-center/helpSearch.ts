import { yieldToBrowser } from '#lib/browser/yieldToBrowser';
import { foldForSearch } from '#lib/text/foldForSearch';
import type { HelpResult } from '#modules/help-center/api';
import { helpLimits } from '#modules/help-center/limits';
import { splitWords } from '#modules/facility-search/spelling';

import type { DataLanguage } from '#mocks/core/localized';

import type { HelpDocument } from './helpDocument';
import { createWordMatcher, toResult } from './helpMarks';
import { significantWords, wordQuality } from './helpWords';

/** What a word counts, by where it is. */
const weights = { title: 10, subtitle: 5, heading: 4, category: 2, text: 1 } as const;
/** What it counts that a title is the search, begins with it, or has it as a whole. */
const titleBonus = { equal: 60, start: 30, inside: 15 } as const;
/** Number of words from which a search is treated as a message: an answer then need not contain all of them. */
const messageWords = 6;
const maxCachedWords = 300;

/** Searches the questions and guides of one language. */
export type HelpSearch = (query: string) => HelpResult[];

type Scores = ReadonlyMap<number, number>;

/** Words by their first letter, each with what it counts in which document. */
type Index = Map<string, Map<string, Map<number, number>>>;

/** Adds the words of a document, which is known by its place among all. */
function addToIndex(index: Index, { title, subtitle, category, sections }: HelpDocument, document: number): void {
  const add = (text: string, weight: number) => {
    for (const word of splitWords(foldForSearch(text))) {
      const first = word.charAt(0);
      const words = index.get(first) ?? new Map<string, Map<number, number>>();
      const counts = words.get(word) ?? new Map<number, number>();
      const before = counts.get(document) ?? 0;
      // Again in the text, it says a little more about what the text is about.
      counts.set(document, before === 0 ? weight : Math.max(before, weight) + 0.1);
      index.set(first, words.set(word, counts));
    }
  };
  add(title, weights.title);
  add(subtitle, weights.subtitle);
  add(category, weights.category);
  for (const { heading, text } of sections) {
    add(heading, weights.heading);
    add(text, weights.text);
  }
}

function indexAll(documents: readonly HelpDocument[]): Index {
  const index: Index = new Map();
  documents.forEach((document, at) => addToIndex(index, document, at));
  return index;
}

/**
 * Makes a search of documents: first those with every word of the search, in any form, or if there are none those with
 * most of them; rare words and words in titles count more.
 */
export function createHelpSearch(documents: readonly HelpDocument[], index: Index = indexAll(documents)): HelpSearch {
  const titles = documents.map(({ title }) => foldForSearch(title));
  const known = new Map<string, Scores>();

  /** What a word of a search counts in the documents that have it. */
  function scoresOf(queryWord: string): Scores {
    const cached = known.get(queryWord);
    if (cached) return cached;
    const scores = new Map<number, number>();
    for (const [word, counts] of index.get(queryWord.charAt(0)) ?? []) {
      const quality = wordQuality(queryWord, word);
      if (quality === 0) continue;
      for (const [document, weight] of counts)
        scores.set(document, Math.max(scores.get(document) ?? 0, quality * weight));
    }
    const rarity = Math.log(1 + documents.length / Math.max(1, scores.size));
    for (const [document, score] of scores) scores.set(document, score * rarity);
    if (known.size >= maxCachedWords) known.clear();
    known.set(queryWord, scores);
    return scores;
  }

  function bonusOf(document: number, folded: string): number {
    const title = titles[document] ?? '';
    if (title === folded) return titleBonus.equal;
    if (title.startsWith(folded)) return titleBonus.start;
    return ` ${title}`.includes(` ${folded}`) ? titleBonus.inside : 0;
  }

  return (query) => {
    const words = significantWords(query);
    const folded = foldForSearch(query);
    if (folded.length < helpLimits.minQuery) return [];
    const found = new Map<number, { score: number; count: number }>();
    for (const word of words) {
      for (const [document, score] of scoresOf(word)) {
        const before = found.get(document) ?? { score: bonusOf(document, folded), count: 0 };
        found.set(document, { score: before.score + score, count: before.count + 1 });
      }
    }
    const most = Math.max(0, ...[...found.values()].map(({ count }) => count));
    // Of two words, both; of a sentence at least half; of a message two.
    const fewest = words.length > messageWords ? Math.min(2, most) : Math.max(most, Math.ceil(words.length / 2));
    const matchesOf = createWordMatcher(words);
    return [...found]
      .filter(([, { count }]) => count >= fewest)
      .toSorted(([one, a], [other, b]) => b.score - a.score || one - other)
      .slice(0, helpLimits.results)
      .flatMap(([document]) => {
        const shown = documents[document];
        return shown ? [toResult(shown, matchesOf, words.length)] : [];
      });
  };
}

const loaders: Readonly<Record<DataLanguage, () => Promise<{ default: HelpDocument[] }>>> = {
  en: () => import('virtual:orvela/help/en'),
  tr: () => import('virtual:orvela/help/tr'),
};
const made = new Map<DataLanguage, HelpSearch>();

/** Documents that are indexed before other work of the page may run. */
const sliceSize = 8;

/** The search of a language; its texts load with the first one, and are indexed in slices that no key press waits for. */
export async function loadHelpSearch(language: DataLanguage): Promise<HelpSearch> {
  const before = made.get(language);
  if (before) return before;
  const { default: documents } = await loaders[language]();
  const index: Index = new Map();
  for (const [at, document] of documents.entries()) {
    if (at % sliceSize === 0) await yieldToBrowser();
    addToIndex(index, document, at);
  }
  const search = createHelpSearch(documents, index);
  made.set(language, search);
  return search;
}
