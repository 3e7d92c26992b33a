import { foldForSearch } from '#lib/text/foldForSearch';
import { splitWords, stem, tokenQuality } from '#modules/facility-search/spelling';

/** Words of questions that say nothing about their subject, folded. */
const stopWords = new Set(
  (
    'a about am an and are as at be been but by can could did do does for from get had has have help how i if in into is it its ' +
    'me my need of on or our please should so that the their them then there this to use want was we what when where ' +
    'which who why will with would you your ' +
    'acaba ama ben benim bir biz bu bunu da de diye gibi hangi icin ile ise istiyorum kadar ki kim lutfen mi mu nasil ne ' +
    'neden nedir nerede nereye niye o olarak onu sey siz su ve veya ya'
  ).split(' '),
);

/** The words of a search that say what it is about; all of them where there are no others. */
export function significantWords(query: string): string[] {
  const all = [...new Set(splitWords(foldForSearch(query)))];
  const significant = all.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : all;
}

/** Letters that words with different endings must share: “şifremi” and “şifrenizi”. */
const minSharedBeginning = 4;

function sharesBeginning(queryWord: string, word: string): boolean {
  let shared = 0;
  while (shared < queryWord.length && queryWord[shared] === word[shared]) shared += 1;
  return shared >= minSharedBeginning && shared >= 0.6 * queryWord.length && shared >= 0.5 * word.length;
}

/** How well a word of a text matches one of a search, both folded; 0 is no match. */
export function wordQuality(queryWord: string, word: string): number {
  const quality = tokenQuality(queryWord, word);
  if (quality > 0) return quality;
  // While the word is still being typed.
  if (queryWord.length === 2 && word.startsWith(queryWord)) return 0.6;
  return sharesBeginning(queryWord, word) ? 0.4 : 0;
}

/** What a word has in common with others of its family, for comparing texts. */
export const wordRoot = (word: string): string => stem(word).slice(0, 6);

/** A word of a text as it is written, and folded. */
export interface TextWord {
  at: number;
  length: number;
  folded: string;
}

/** The words of a text with their places. */
export function wordsOf(text: string): TextWord[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    at: index,
    length: word.length,
    folded: foldForSearch(word),
  }));
}
