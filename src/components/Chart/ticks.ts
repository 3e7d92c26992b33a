const narrow = /[iljtfrIİı.,:;|'’ \-()]/;
const wide = /[mwMWĞGOÖQ%@—…]/;
const tall = /[A-ZÇĞİÖŞÜ0-9€$₺]/;

/**
 * Width of a label in px, estimated from its letter shapes. A conservative estimate instead of a measurement: identical
 * before and after the fonts load, and on every machine.
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

/** The text, truncated with an ellipsis to fit. */
export function shortened(text: string, width: number, fontSize = 12): string {
  if (textWidth(text, fontSize) <= width) return text;
  let kept = text;
  while (kept.length > 1 && textWidth(`${kept.trimEnd()}…`, fontSize) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

/** An axis label: its position and width, in px. */
export type TickBox = { at: number; width: number };

/**
 * Indexes of the labels that fit without touching: all, else every second, every third … from the first. Of many labels
 * only some are measured.
 */
export function thinned(count: number, boxAt: (index: number) => TickBox | undefined, gap = 12): readonly number[] {
  const apart = (one: number, other: number) => {
    const [a, b] = [boxAt(one), boxAt(other)];
    return !a || !b || Math.abs(a.at - b.at) >= (a.width + b.width) / 2 + gap;
  };
  for (let step = 1; step < count; step += 1) {
    const last = Math.floor((count - 1) / step) * step;
    let index = step;
    while (index <= last && apart(index, index - step)) index += step;
    const kept = () => Array.from({ length: last / step + 1 }, (_, place) => place * step);
    if (index > last) return kept();
    // The last label was moved in from the edge, so it may be the only one to drop.
    if (index === last && last >= 2 * step) return kept().slice(0, -1);
  }
  return count > 0 ? [0] : [];
}
