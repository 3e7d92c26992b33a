import { foldForSearch } from '#lib/text/foldForSearch';


const stopWords = new Set('a an and at for in near of on the to ve ile icin bir'.split(' '));

/** The words of a folded text. */
export function splitWords(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ');
}

/** What a query asks for (§5.4 Tokens): its words without stop words, or with them when there is nothing else. */
export function queryTokens(query: string): string[] {
  const all = [...new Set(splitWords(foldForSearch(query)))];
  const significant = all.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : all;
}

/** A word without its plural ending (§5.4 Stem): `pharmacies` and `pharmacy` are one. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

/** A word as it sounds, as far as spelling mistakes need it: `ph` is `f`. */
export function sound(word: string): string {
  return word.includes('ph') ? word.replaceAll('ph', 'f') : word;
}

/** How many slips of the pen a query word is forgiven: 1 from 4 letters on, 2 from 8 on. */
export function maxEdits(queryWord: string): 0 | 1 | 2 {
  if (queryWord.length >= 8) return 2;
  return queryWord.length >= 4 ? 1 : 0;
}

// Three rows of the table, for all calls: thousands of words are compared for one that is asked for.
let [current, last, beforeLast]: [number[], number[], number[]] = [[], [], []];

/**
 * Damerau–Levenshtein distance (insert, delete, replace, swap neighbours) when it is at most `limit`, otherwise
 * `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const [rows, columns] = [a.length, b.length];
  if (Math.abs(rows - columns) > limit) return limit + 1;
  if (a === b) return 0;
  const tooFar = limit + 1;
  for (let column = 0; column <= columns; column += 1) last[column] = column;
  for (let row = 1; row <= rows; row += 1) {
    // Farther than the limit from the diagonal nothing is within the limit.
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

/** Whether two folded texts differ by no more slips than the query's length allows; both start with the same sound. */
export function isNearSpelling(query: string, word: string): boolean {
  const limit = maxEdits(query);
  if (limit === 0) return false;
  const a = sound(query);
  const b = sound(word);
  return a.charCodeAt(0) === b.charCodeAt(0) && editDistance(a, b, limit) <= limit;
}

/** Tells whether two stems mean the same. */
export type AreSynonyms = (stemA: string, stemB: string) => boolean;

/** How well a query word fits a word of a field (§5.4 Token quality): 1 equal, 0.9 same stem, 0.8 synonym, 0.7 prefix, 0.5 near spelling, 0 not at all. */
export function tokenQuality(queryWord: string, fieldWord: string, areSynonyms: AreSynonyms = () => false): number {
  if (queryWord === fieldWord) return 1;
  const queryStem = stem(queryWord);
  const fieldStem = stem(fieldWord);
  if (queryStem === fieldStem) return 0.9;
  if (areSynonyms(queryStem, fieldStem)) return 0.8;
  if (queryWord.length >= 3 && fieldWord.startsWith(queryWord)) return 0.7;
  return isNearSpelling(queryWord, fieldWord) ? 0.5 : 0;
}
