/** Gathers typed characters into the start of a word; after a pause the next key begins a new one. */
export class TypeAhead {
  #text = '';
  #last = 0;

  /** Takes a key and the time stamp of its event, in ms; answers with what has been typed so far. */
  add(key: string, at: number): string {
    this.#text = at - this.#last > 700 ? key : this.#text + key;
    this.#last = at;
    return this.#text;
  }

  /**
   * Whether a key belongs to a word: a space does only after a beginning, because alone it is a press. Any other key,
   * such as an arrow, ends the word.
   */
  accepts(event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; timeStamp: number }): boolean {
    if (event.key === 'Shift') return false;
    if (event.ctrlKey || event.metaKey || event.altKey || [...event.key].length !== 1) {
      this.#text = '';
      return false;
    }
    return event.key !== ' ' || (this.#text !== '' && event.timeStamp - this.#last <= 700);
  }
}

/**
 * The next index, from `from` on and around (-1: from the first), whose text begins with what was typed, or -1. One
 * letter typed again and again walks through what begins with it (WAI-ARIA menu and listbox patterns).
 */
export function findTypeAheadMatch(
  typed: string,
  count: number,
  from: number,
  textAt: (index: number) => string,
  locale: string,
) {
  if (typed === '') return -1;
  const lower = (text: string) => text.toLocaleLowerCase(locale);
  const repeated = [...typed].every((letter) => letter === typed[0]);
  const wanted = lower(repeated ? typed.slice(0, 1) : typed);
  // A longer word may still mean the present one; a single letter asks for another.
  const first = repeated ? from + 1 : Math.max(0, from);
  for (let step = 0; step < count; step += 1) {
    const index = (first + step) % count;
    if (lower(textAt(index)).startsWith(wanted)) return index;
  }
  return -1;
}
