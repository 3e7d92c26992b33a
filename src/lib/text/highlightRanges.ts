import { foldDiacritics } from '#lib/text/foldDiacritics';

/** Where a text matches what was searched for, as `[start, length]` in UTF-16 units. */
export type MatchRange = readonly [start: number, length: number];

/** A piece of a text, matched or not. */
export type TextPart = { start: number; text: string; matched: boolean };

/** A text cut at the edges of its matches; ranges that overlap, stand outside or come unsorted do no harm. */
export function splitAtRanges(text: string, matches: readonly MatchRange[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const [from, length] of [...matches].sort(([a], [b]) => a - b)) {
    const start = Math.max(at, from);
    const end = Math.min(text.length, from + length);
    if (!(end > start)) continue;
    if (start > at) parts.push({ start: at, text: text.slice(at, start), matched: false });
    parts.push({ start, text: text.slice(start, end), matched: true });
    at = end;
  }
  if (at < text.length) parts.push({ start: at, text: text.slice(at), matched: false });
  return parts;
}

/** Letters without case and accents; folding one costs a hundred times as much as looking it up. */
const foldedLetters = new Map<string, string>();

function foldLetter(letter: string): string {
  let folded = foldedLetters.get(letter);
  if (folded === undefined) {
    folded = foldDiacritics(letter);
    if (foldedLetters.size < 2000) foldedLetters.set(letter, folded);
  }
  return folded;
}

/** A text without case and accents, which knows where each of its letters begins in the text. */
function foldWithStarts(text: string) {
  let folded = '';
  const starts: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = foldLetter(letter);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) starts.push(at);
    at += letter.length;
  }
  starts.push(text.length);
  return { folded, starts };
}

function occurrences({ folded, starts }: ReturnType<typeof foldWithStarts>, wanted: string): MatchRange[] {
  const found: MatchRange[] = [];
  for (let from = folded.indexOf(wanted); wanted !== '' && from !== -1;) {
    const after = from + wanted.length;
    const start = starts[from] ?? 0;
    // Marks that follow the last letter as units of their own belong to it.
    found.push([start, (starts[after] ?? start) - start]);
    from = folded.indexOf(wanted, after);
  }
  return found;
}

/** A phrase as it is looked for: without case and accents, and without space around it. */
const foldPhrase = (query: string) => [...query.trim()].map(foldLetter).join('');

/** Where a text contains a phrase as a whole, whatever its case and accents. An empty phrase is nowhere. */
export function phraseRanges(text: string, phrase: string): MatchRange[] {
  return occurrences(foldWithStarts(text), foldPhrase(phrase));
}

/** Whether a text contains a phrase as a whole, whatever its case and accents. An empty phrase is nowhere. */
export function containsPhrase(text: string, phrase: string): boolean {
  const wanted = foldPhrase(phrase);
  if (wanted === '') return false;
  // Most texts are ASCII, which is folded at once: a search reads thousands.
  const folded = /^[\u0020-\u007e\s]*$/.test(text) ? text.toLowerCase() : foldWithStarts(text).folded;
  return folded.includes(wanted);
}

/**
 * Where a text holds what was searched for, whatever its case and accents: the whole phrase, or where that is nowhere,
 * its words of two letters and more.
 */
export function highlightRanges(text: string, query: string): MatchRange[] {
  const phrase = foldPhrase(query);
  // Most texts are shown without a search, and folding them costs more than rendering them.
  if (phrase === '') return [];
  const searched = foldWithStarts(text);
  const whole = occurrences(searched, phrase);
  if (whole.length > 0) return whole;
  const words = phrase.split(/\s+/).filter((word) => [...word].length > 1);
  return words.length > 1 ? words.flatMap((word) => occurrences(searched, word)).sort(([a], [b]) => a - b) : [];
}
