/**
 * Index of the next text that starts with what was typed, from after `from` and around, or -1. One letter typed again
 * and again walks through everything that starts with it (WAI-ARIA menu pattern).
 */
export function typeahead(texts: readonly string[], typed: string, from: number, locale: string): number {
  const letters = [...typed.toLocaleLowerCase(locale)];
  const repeated = letters.every((letter) => letter === letters[0]);
  const wanted = repeated ? (letters[0] ?? '') : letters.join('');
  if (wanted === '') return -1;
  // A longer beginning may still fit where the focus is.
  const start = repeated ? from + 1 : Math.max(0, from);
  for (let step = 0; step < texts.length; step += 1) {
    const index = (start + step) % texts.length;
    if (texts[index]?.toLocaleLowerCase(locale).startsWith(wanted)) return index;
  }
  return -1;
}
