import { editDistance, tokenQuality, maxEdits, sound, stem } from './spelling';
import { synonymTest } from './intent';
import { fieldWeights, POSTING_SHIFT, searchFields, getSortedWords } from './searchIndex';
import type { IndexedWord, SearchField, SearchIndex } from './searchIndex';

/** Further query words are ignored: a term has 80 characters, and masks have 32 bits. */
export const MAX_TOKENS = 30;

const FIELD_MASK = (1 << POSTING_SHIFT) - 1;
const weights = searchFields.map((field) => fieldWeights[field]);
// Name, alternate names, both kinds of category, tags: the fields of text band 2.
const STRONG_FIELDS = 5;

/** How each entry matches the query words; arrays by entry number. */
export interface TextMatch {
  readonly tokens: readonly string[];
  /** Numbers of the entries that at least one token matches. */
  readonly entries: readonly number[];
  /** Number of tokens that match any field. */
  readonly hits: Uint8Array;
  /** Number of tokens that match a name, category or tag with quality 0.9 or more. */
  readonly strongHits: Uint8Array;
  /** Σ over tokens of the best weight × quality. */
  readonly sums: Float64Array;
  /** Bit for each matched field, by field number. */
  readonly fields: Uint16Array;
  /** Bit for each matched token. */
  readonly tokenBits: Uint32Array;
}

function firstAtOrAfter(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Vocabulary words that a query word matches, with their quality. */
function matchingWords(index: SearchIndex, token: string): Map<IndexedWord, number> {
  const areSynonyms = synonymTest(index.taxonomy);
  const found = new Map<IndexedWord, number>();
  const consider = (word: IndexedWord | undefined) => {
    if (word === undefined || found.has(word)) return;
    const fit = tokenQuality(token, word.text, areSynonyms);
    if (fit > 0) found.set(word, fit);
  };
  consider(index.vocabulary.get(token));
  const ownStem = stem(token);
  for (const word of index.byStem.get(ownStem) ?? []) consider(word);
  for (const synonym of index.taxonomy.synonyms.get(ownStem) ?? []) {
    for (const word of index.byStem.get(synonym) ?? []) consider(word);
  }
  if (token.length >= 3) {
    const sorted = getSortedWords(index);
    for (let at = firstAtOrAfter(sorted, token); at < sorted.length; at += 1) {
      const text = sorted[at] ?? '';
      if (!text.startsWith(token)) break;
      consider(index.vocabulary.get(text));
    }
  }
  const limit = maxEdits(token);
  if (limit > 0) {
    const heard = sound(token);
    for (const word of index.bySound.get(heard.charCodeAt(0)) ?? []) {
      // Most words differ too much in length, which is cheaper to test.
      if (Math.abs(word.sound.length - heard.length) > limit || found.has(word)) continue;
      if (editDistance(heard, word.sound, limit) <= limit) found.set(word, 0.5);
    }
  }
  return found;
}

/** Matches the query words against all entries (directory §5.4 Token quality, Field weights). */
export function matchText(index: SearchIndex, tokens: readonly string[]): TextMatch {
  const size = index.entries.length;
  const entries: number[] = [];
  const hits = new Uint8Array(size);
  const strongHits = new Uint8Array(size);
  const sums = new Float64Array(size);
  const fields = new Uint16Array(size);
  const tokenBits = new Uint32Array(size);
  // Per token; only its hits are reset afterwards, not the whole index.
  const best = new Float64Array(size);
  const strong = new Uint8Array(size);
  for (const [number, token] of tokens.slice(0, MAX_TOKENS).entries()) {
    const hit: number[] = [];
    for (const [word, fit] of matchingWords(index, token)) {
      for (const posting of word.postings) {
        const entry = posting >> POSTING_SHIFT;
        const field = posting & FIELD_MASK;
        const before = best[entry] ?? 0;
        if (before === 0) hit.push(entry);
        best[entry] = Math.max(before, (weights[field] ?? 0) * fit);
        fields[entry] = (fields[entry] ?? 0) | (1 << field);
        if (fit >= 0.9 && field < STRONG_FIELDS) strong[entry] = 1;
      }
    }
    for (const entry of hit) {
      const before = hits[entry] ?? 0;
      if (before === 0) entries.push(entry);
      hits[entry] = before + 1;
      strongHits[entry] = (strongHits[entry] ?? 0) + (strong[entry] ?? 0);
      sums[entry] = (sums[entry] ?? 0) + (best[entry] ?? 0);
      tokenBits[entry] = (tokenBits[entry] ?? 0) | (1 << number);
      best[entry] = 0;
      strong[entry] = 0;
    }
  }
  return { tokens, entries, hits, strongHits, sums, fields, tokenBits };
}

/** Text score T of an entry (§5.4) in ten-thousandths, 0 to 10,000. */
export function textScore(match: TextMatch, entry: number): number {
  const sum = match.sums[entry] ?? 0;
  return Math.round((sum / (10 * Math.max(1, match.tokens.length))) * 10_000);
}

/** Matched fields of an entry, highest weight first. */
export function fieldsHit(match: TextMatch, entry: number): readonly SearchField[] {
  const bits = match.fields[entry] ?? 0;
  return searchFields.filter((_, field) => (bits & (1 << field)) !== 0);
}

/** Query words that an entry matches. */
export function tokensHit(match: TextMatch, entry: number): readonly string[] {
  const bits = match.tokenBits[entry] ?? 0;
  return match.tokens.filter((_, number) => (bits & (1 << number)) !== 0);
}
