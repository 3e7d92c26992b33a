import { foldForSearch } from '#lib/text/foldForSearch';

import { queryTokens } from './spelling';
import { findIntent, findSuggestion } from './intent';
import { getColumns } from './searchIndex';
import type { IndexEntry, SearchIndex } from './searchIndex';
import { matchText, MAX_TOKENS } from './textMatch';
import type { TextMatch } from './textMatch';

/** A parsed search term. */
export interface ParsedTerm {
  readonly folded: string;
  readonly tokens: readonly string[];
  readonly match: TextMatch;
  /** Category that the whole term means, and that category with its descendants. */
  readonly intent?: string;
  readonly intentCategories?: ReadonlySet<string>;
  /** Category word that the term resembles. */
  readonly suggestion?: string;
}

/** Parses a term; absent or blank gives `undefined`, while a term without letters or digits matches nothing. */
export function parseTerm(index: SearchIndex, term: string | undefined): ParsedTerm | undefined {
  if (term === undefined || term.trim() === '') return undefined;
  const tokens = queryTokens(term).slice(0, MAX_TOKENS);
  const base = { folded: foldForSearch(term), tokens, match: matchText(index, tokens) };
  const intent = tokens.length === 0 ? undefined : findIntent(index.taxonomy, term);
  if (intent !== undefined) {
    return { ...base, intent, intentCategories: index.taxonomy.descendants.get(intent) ?? new Set([intent]) };
  }
  const suggestion = findSuggestion(index.taxonomy, term);
  return suggestion === undefined ? base : { ...base, suggestion };
}

/**
 * Text band of an entry that matches the whole term, otherwise `undefined` (directory §5.4 Text band). With intent: 0
 * primary category, 1 other category, 2 text only; without: 0 same name, 1 phrase in the name, 2 every word in name,
 * category or tag, 3 every word somewhere.
 */
function textBand({ folded, tokens, match, intentCategories }: ParsedTerm, entry: IndexEntry): number | undefined {
  const { record, foldedName, number } = entry;
  const all = tokens.length > 0 && match.hits[number] === tokens.length;
  if (intentCategories !== undefined) {
    if (intentCategories.has(record.primaryCategoryId)) return 0;
    if (record.categoryIds.some((id) => intentCategories.has(id))) return 1;
    return all ? 2 : undefined;
  }
  if (!all) return undefined;
  if (foldedName === folded) return 0;
  if (` ${foldedName} `.includes(` ${folded} `)) return 1;
  return match.strongHits[number] === tokens.length ? 2 : 3;
}

const RELAXED_BAND = 4;
const NOT_TESTED = 255;
const NO_BAND = 254;

/** Matching entries, by number. */
export interface MatchedEntries {
  readonly numbers: Int32Array;
  /** No entry matched the whole term; these match part of it. */
  readonly relaxed: boolean;
  /** Text band of an entry, 0 to 4; 0 without a term. */
  readonly bandOf: (entry: number) => number;
}

/**
 * The entries that match a term (§5.4 Match, Category intent). If none within reach match it all, those that match at
 * least half the words, with `relaxed`. Filters do not count here, or removing one would change the meaning of a term.
 */
export function matchingEntries(
  index: SearchIndex,
  parsedTerm: ParsedTerm | undefined,
  inReach: (entry: number) => boolean,
): MatchedEntries {
  const { numbers, byCategory } = getColumns(index);
  if (parsedTerm === undefined) return { numbers, relaxed: false, bandOf: () => 0 };
  const { match, tokens, intentCategories } = parsedTerm;
  const bands = new Uint8Array(index.entries.length).fill(NOT_TESTED);
  const full: number[] = [];
  const consider = (number: number) => {
    const entry = index.entries[number];
    if (entry === undefined || bands[number] !== NOT_TESTED) return;
    const band = textBand(parsedTerm, entry);
    bands[number] = band ?? NO_BAND;
    if (band !== undefined) full.push(number);
  };
  for (const id of intentCategories ?? []) byCategory.get(id)?.forEach(consider);
  match.entries.forEach(consider);
  const all: MatchedEntries = { numbers: Int32Array.from(full), relaxed: false, bandOf: (entry) => bands[entry] ?? 0 };
  if (tokens.length === 0 || full.some(inReach)) return all;
  const half = Math.ceil(tokens.length / 2);
  const partial = match.entries.filter((number) => (match.hits[number] ?? 0) >= half);
  // If no partial match is within reach either, there are no results rather than "partial matches".
  if (!partial.some(inReach)) return all;
  return { numbers: Int32Array.from(partial), relaxed: true, bandOf: () => RELAXED_BAND };
}
