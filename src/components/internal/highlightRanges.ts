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

/**
 * Where a text holds what was searched for, whatever its case and accents: the whole phrase, or where that is nowhere,
 * its words of two letters and more.
 */
export function highlightRanges(text: string, query: string): MatchRange[] {
  let folded = '';
  // For each unit of the folded text, where its letter begins in the text.
  const starts: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = foldDiacritics(letter);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) starts.push(at);
    at += letter.length;
  }
  starts.push(text.length);

  function occurrences(wanted: string): MatchRange[] {
    const found: MatchRange[] = [];
    for (let from = folded.indexOf(wanted); wanted !== '' && from !== -1;) {
      const after = from + wanted.length;
      const start = starts[from] ?? 0;
      // Marks that follow the last letter as units of their own belong to it.
      found.push([start, (starts[after] ?? text.length) - start]);
      from = folded.indexOf(wanted, after);
    }
    return found;
  }

  const phrase = [...query.trim()].map(foldDiacritics).join('');
  const whole = occurrences(phrase);
  if (whole.length > 0) return whole;
  const words = phrase.split(/\s+/).filter((word) => [...word].length > 1);
  return words.length > 1 ? words.flatMap(occurrences).sort(([a], [b]) => a - b) : [];
}
