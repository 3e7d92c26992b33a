import { foldForSearch } from '#lib/text/foldForSearch';

import { editDistance, isNearSpelling, queryTokens, maxEdits, sound, stem, splitWords } from './spelling';
import type { AreSynonyms } from './spelling';
import type { Taxonomy } from './searchRecord';

interface Term {
  readonly folded: string;
  readonly shown: string;
  readonly categoryId: string;
}

/** The words of the taxonomy, prepared for queries. */
export interface CategoryWords {
  readonly terms: readonly Term[];
  readonly byFolded: ReadonlyMap<string, string>;
  readonly byStems: ReadonlyMap<string, string>;
  /** Each category with all its descendants. */
  readonly descendants: ReadonlyMap<string, ReadonlySet<string>>;
  readonly synonyms: ReadonlyMap<string, ReadonlySet<string>>;
}

// Pairs that are not a name and an alias of the same category.
const extraSynonyms: ReadonlyArray<readonly [string, string]> = [
  ['gp', 'doctor'],
  ['gp', 'practice'],
  ['doktor', 'doctor'],
  ['chemist', 'pharmacy'],
  ['eczane', 'pharmacy'],
  ['hastane', 'hospital'],
  ['dental', 'dentist'],
];

function stemsOf(text: string): string {
  return queryTokens(text).map(stem).join(' ');
}

/**
 * Prepares the words of a taxonomy: names and plurals in both languages first, then aliases. The first category to
 * claim a word owns it.
 */
export function categoryWords({ categories }: Taxonomy): CategoryWords {
  const terms: Term[] = [];
  const add = (categoryId: string, text: string, shown: string) =>
    terms.push({ folded: foldForSearch(text), shown, categoryId });
  for (const { id, name } of categories) {
    add(id, name.en, name.en.toLocaleLowerCase('en'));
    add(id, name.tr, name.tr.toLocaleLowerCase('tr'));
  }
  for (const { id, plural } of categories) {
    if (plural === undefined) continue;
    add(id, plural.en, plural.en.toLocaleLowerCase('en'));
    add(id, plural.tr, plural.tr.toLocaleLowerCase('tr'));
  }
  for (const { id, aliases } of categories) for (const alias of aliases) add(id, alias, alias);

  const byFolded = new Map<string, string>();
  const byStems = new Map<string, string>();
  for (const { folded, categoryId } of terms) {
    if (!byFolded.has(folded)) byFolded.set(folded, categoryId);
    const stems = stemsOf(folded);
    if (!byStems.has(stems)) byStems.set(stems, categoryId);
  }

  const descendants = new Map<string, Set<string>>(categories.map(({ id }) => [id, new Set([id])]));
  for (const { id, parentId } of categories) if (parentId !== undefined) descendants.get(parentId)?.add(id);

  const synonyms = new Map<string, Set<string>>();
  const addSynonyms = (a: string, b: string) => {
    if (a === b) return;
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const known = synonyms.get(from) ?? new Set();
      synonyms.set(from, known.add(to));
    }
  };
  for (const [a, b] of extraSynonyms) addSynonyms(stem(a), stem(b));
  for (const { name, aliases } of categories) {
    // Only single words: "general practice" and "gp" cannot be compared word by word.
    const single = (text: string) => splitWords(foldForSearch(text)).length === 1;
    const names = [name.en, name.tr].filter(single).map((text) => stem(foldForSearch(text)));
    for (const each of names) {
      for (const other of names) addSynonyms(each, other);
      for (const alias of aliases.filter(single)) addSynonyms(each, stem(foldForSearch(alias)));
    }
  }
  return { terms, byFolded, byStems, descendants, synonyms };
}

/** Tests whether two stems are synonyms, in either direction. */
export function synonymTest({ synonyms }: CategoryWords): AreSynonyms {
  return (a, b) => synonyms.get(a)?.has(b) ?? false;
}

/**
 * The category that a whole query means (§5.4 Category intent): its folded text or its stems equal one of the
 * category's words.
 */
export function findIntent(taxonomy: CategoryWords, query: string): string | undefined {
  return taxonomy.byFolded.get(foldForSearch(query)) ?? taxonomy.byStems.get(stemsOf(query));
}

/** The category word closest to a misspelt query; used only if there is no intent. */
export function findSuggestion(taxonomy: CategoryWords, query: string): string | undefined {
  const folded = foldForSearch(query);
  const limit = maxEdits(folded);
  let best: Term | undefined;
  let bestDistance = limit + 1;
  for (const term of taxonomy.terms) {
    if (!isNearSpelling(folded, term.folded)) continue;
    const distance = editDistance(sound(folded), sound(term.folded), limit);
    if (distance < bestDistance) {
      best = term;
      bestDistance = distance;
    }
  }
  return best?.shown;
}
