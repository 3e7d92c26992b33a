const narrow = /[iljtfrIİı.,:;|'’ \-()]/;
const wide = /[mwMWĞGOÖQ%@—…]/;
const tall = /[A-ZÇĞİÖŞÜ0-9€$₺]/;

/**
 * How wide a label will be, in px, by the shapes of its letters. An estimate on the safe side instead of a measurement:
 * the same before and after the fonts have come, and the same on every machine.
 */
export function textWidth(text: string, fontSize = 12): number {
  let em = 0;
  for (const letter of text) {
    if (narrow.test(letter)) em += 0.36;
    else if (wide.test(letter)) em += 0.86;
    else if (tall.test(letter)) em += 0.67;
    else em += 0.6;
  }
  return Math.ceil(em * fontSize);
}

/** The text, or as much of it as fits, with an ellipsis. */
export function shortened(text: string, width: number, fontSize = 12): string {
  if (textWidth(text, fontSize) <= width) return text;
  let kept = text;
  while (kept.length > 1 && textWidth(`${kept.trimEnd()}…`, fontSize) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

/** A label that is to stand on an axis: its place and its width, in px. */
export type TickBox = { at: number; width: number };

/** Which labels can stand without touching: every one, else every second, every third … from the first. */
export function thinned(boxes: readonly TickBox[], gap = 12): readonly number[] {
  const all = boxes.map((_, index) => index);
  const apart = (one: number | undefined, other: number | undefined) => {
    const [a, b] = [boxes[one ?? -1], boxes[other ?? -1]];
    return !a || !b || Math.abs(a.at - b.at) >= (a.width + b.width) / 2 + gap;
  };
  for (let step = 1; step < boxes.length; step += 1) {
    const kept = all.filter((index) => index % step === 0);
    const touching = kept.findIndex((index, place) => place > 0 && !apart(index, kept[place - 1]));
    if (touching === -1) return kept;
    // The last one was moved in from the edge: it alone may have to go.
    if (touching === kept.length - 1 && kept.length > 2) return kept.slice(0, -1);
  }
  return all.slice(0, 1);
}
