/** Selected keys in the order in which they were selected, with the last range, from which Shift extends. */
export type SelectionState = {
  readonly keys: readonly string[];
  /** Where the range starts: the last key that was selected or released alone. */
  readonly anchor?: string | undefined;
  /** Where the range ends. */
  readonly head?: string | undefined;
};

/** How many of the given keys are selected. */
export type SelectionCoverage = 'none' | 'some' | 'all';

/** The keys from one to another, both included, in the order of the collection; empty if either is missing. */
export function keysBetween(order: readonly string[], from: string | undefined, to: string | undefined): string[] {
  const start = from === undefined ? -1 : order.indexOf(from);
  const end = to === undefined ? -1 : order.indexOf(to);
  return start < 0 || end < 0 ? [] : order.slice(Math.min(start, end), Math.max(start, end) + 1);
}

const without = (keys: readonly string[], removed: Iterable<string>) => {
  const set = new Set(removed);
  return keys.filter((key) => !set.has(key));
};

const union = (keys: readonly string[], added: readonly string[]) =>
  keys.length === 0 ? [...added] : [...without(keys, added), ...added];

export function selectionCoverage(order: readonly string[], selected: ReadonlySet<string>): SelectionCoverage {
  const count = order.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === order.length ? 'all' : 'some';
}

/** Selects one key and releases all others. */
export function selectOnly(key: string): SelectionState {
  return { keys: [key], anchor: key, head: key };
}

/** Selects a key or releases it; the others stay. */
export function toggleKey({ keys }: SelectionState, key: string): SelectionState {
  return {
    keys: keys.includes(key) ? without(keys, [key]) : [...keys, key],
    anchor: key,
    head: key,
  };
}

/**
 * Moves the end of the range to a key. With `keepOthers`, keys outside the last range stay selected; otherwise the
 * range becomes the selection. Without an anchor that still exists, the range is the key alone.
 */
export function extendRange(
  state: SelectionState,
  order: readonly string[],
  key: string,
  keepOthers = false,
): SelectionState {
  const range = keysBetween(order, state.anchor, key);
  if (range.length === 0) return keepOthers ? { ...selectOnly(key), keys: union(state.keys, [key]) } : selectOnly(key);
  if (!keepOthers) return { keys: range, anchor: state.anchor, head: key };
  const left = without(state.keys, keysBetween(order, state.anchor, state.head));
  return { keys: union(left, range), anchor: state.anchor, head: key };
}

/** Selects or releases a key and everything between it and the anchor, as Shift does on a checkbox. */
export function setRange(state: SelectionState, order: readonly string[], key: string, on: boolean): SelectionState {
  const found = keysBetween(order, state.anchor, key);
  const range = found.length === 0 ? [key] : found;
  return { keys: on ? union(state.keys, range) : without(state.keys, range), anchor: key, head: key };
}

/** Selects or releases all keys of the collection; keys outside it, for example on other pages, stay as they are. */
export function setAll(state: SelectionState, order: readonly string[], on: boolean): SelectionState {
  return { ...state, keys: on ? union(state.keys, order) : without(state.keys, order) };
}

/** Releases the keys that no longer exist. */
export function pruneSelection(state: SelectionState, exists: (key: string) => boolean): SelectionState {
  return state.keys.every(exists) ? state : { ...state, keys: state.keys.filter(exists) };
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What a key does to the selection. */
export type SelectionCommand = 'toggle' | 'extend' | 'all' | 'clear';

/**
 * The command of a key press on an item. Space selects or releases it, with Shift it extends the range; Ctrl or Command
 * with A selects all, also with Caps Lock; Escape clears. With `letters`, for collections without type-ahead, X is
 * Space.
 */
export function selectionCommand(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress,
  letters = false,
): SelectionCommand | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a' ? 'all' : undefined;
  if (key === ' ' || (letters && key.toLowerCase() === 'x')) return key === ' ' && shiftKey ? 'extend' : 'toggle';
  return key === 'Escape' ? 'clear' : undefined;
}
