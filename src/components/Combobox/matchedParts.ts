import type { ComboboxOption } from './options';

type LabelPart = { start: number; text: string; matched: boolean };

/** A label cut at the edges of its matches; ranges that overlap, stand outside or come unsorted do no harm. */
export function matchedParts(label: string, matches: NonNullable<ComboboxOption['matches']>): LabelPart[] {
  const parts: LabelPart[] = [];
  let at = 0;
  for (const [from, length] of [...matches].sort(([a], [b]) => a - b)) {
    const start = Math.max(at, from);
    const end = Math.min(label.length, from + length);
    if (!(end > start)) continue;
    if (start > at) parts.push({ start: at, text: label.slice(at, start), matched: false });
    parts.push({ start, text: label.slice(start, end), matched: true });
    at = end;
  }
  if (at < label.length) parts.push({ start: at, text: label.slice(at), matched: false });
  return parts;
}
