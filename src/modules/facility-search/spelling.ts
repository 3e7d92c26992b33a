import { foldForSearch } from '#lib/text/foldForSearch';

const stopWords = new Set('a an and at for in near of on the to ve ile icin bir'.split(' '));

/** Splits folded text into words. */
export function splitWords(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ');
}

/** Significant words of a query (§5.4 Tokens): without stop words, unless there is nothing else. */
export function queryTokens(query: string): string[] {
  const all = [...new Set(splitWords(foldForSearch(query)))];
  const significant = all.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : all;
}

/** Strips the plural ending (§5.4 Stem): `pharmacies` and `pharmacy` are equal. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

/** Phonetic form of a word, as far as spelling mistakes need it: `ph` becomes `f`. */
export function sound(word: string): string {
  return word.includes('ph') ? word.replaceAll('ph', 'f') : word;
}

/** Allowed typos in a query word: 1 from 4 letters, 2 from 8. */
export function maxEdits(queryWord: string): 0 | 1 | 2 {
  if (queryWord.length >= 8) return 2;
  return queryWord.length >= 4 ? 1 : 0;
}

// Rows shared by all calls: a single query compares thousands of words.
let [current, last, beforeLast]: [number[], number[], number[]] = [[], [], []];

/**
 * Damerau–Levenshtein distance (insert, delete, replace, swap neighbours) if at most `limit`, otherwise `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const [rows, columns] = [a.length, b.length];
  if (Math.abs(rows - columns) > limit) return limit + 1;
  if (a === b) return 0;
  const tooFar = limit + 1;
  for (let column = 0; column <= columns; column += 1) last[column] = column;
  for (let row = 1; row <= rows; row += 1) {
    // Cells farther than the limit from the diagonal cannot be within the limit.
    const from = Math.max(1, row - limit);
    const to = Math.min(columns, row + limit);
    current[from - 1] = from === 1 ? row : tooFar;
    let best = current[from - 1] ?? tooFar;
    const letter = a.charCodeAt(row - 1);
    for (let column = from; column <= to; column += 1) {
      const other = b.charCodeAt(column - 1);
      let cost = Math.min((current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (letter === other ? 0 : 1));
      if (column < row + limit || row === 1) cost = Math.min(cost, (last[column] ?? 0) + 1);
      if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current[column] = cost;
      best = Math.min(best, cost);
    }
    if (best > limit) return tooFar;
    [current, last, beforeLast] = [beforeLast, current, last];
  }
  return Math.min(last[columns] ?? 0, tooFar);
}

/**
 * Whether two folded texts differ by no more typos than the query's length allows; both must start with the same sound.
 */
export function isNearSpelling(query: string, word: string): boolean {
  const limit = maxEdits(query);
  if (limit === 0) return false;
  const a = sound(query);
  const b = sound(word);
  return a.charCodeAt(0) === b.charCodeAt(0) && editDistance(a, b, limit) <= limit;
}

/** Tests whether two stems are synonyms. */
export type AreSynonyms = (stemA: string, stemB: string) => boolean;

/**
 * How well a query word matches a field's word (§5.4 Token quality): 1 equal, 0.9 same stem, 0.8 synonym, 0.7 prefix,
 * 0.5 near spelling, 0 none.
 */
export function tokenQuality(queryWord: string, fieldWord: string, areSynonyms: AreSynonyms = () => false): number {
  if (queryWord === fieldWord) return 1;
  const queryStem = stem(queryWord);
  const fieldStem = stem(fieldWord);
  if (queryStem === fieldStem) return 0.9;
  if (areSynonyms(queryStem, fieldStem)) return 0.8;
  if (queryWord.length >= 3 && fieldWord.startsWith(queryWord)) return 0.7;
  return isNearSpelling(queryWord, fieldWord) ? 0.5 : 0;
}
