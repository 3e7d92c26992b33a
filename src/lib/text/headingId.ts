import { foldDiacritics } from '#lib/text/foldDiacritics';

/** The id of a heading with this text, the same wherever it is asked; `seen` numbers the ones that come again. */
export function headingId(text: string, seen: Map<string, number> = new Map()): string {
  const words = foldDiacritics(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  const base = `part-${words || 'untitled'}`;
  const times = (seen.get(base) ?? 0) + 1;
  seen.set(base, times);
  return times === 1 ? base : `${base}-${times}`;
}

/** A heading with an id of its own, which is the same in every language: `Help {#help}`. */
export function splitHeading(heading: string): { words: string; id: string | undefined } {
  const [, words = heading, id] = /^(.*?)\s*\{#([a-z][a-z\d-]*)\}$/.exec(heading) ?? [];
  return { words, id };
}
