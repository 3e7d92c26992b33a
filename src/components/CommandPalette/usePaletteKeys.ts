import { useState } from 'react';
import type { KeyboardEvent } from 'react';

import type { Command } from './commands';

/** Which of the results the keyboard is at, and the keys that move it. */
export type PaletteKeys<Item extends Command> = {
  /** What Enter runs: the first one, until another is reached. */
  active: Item | undefined;
  /** Another than the first was reached, by a key or by the pointer. */
  chosen: boolean;
  reach: (item: Item) => void;
  /** Back to the first: other results are coming. */
  reset: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The keyboard of a field with results under it: arrows around the ends, Home and End, Enter; the focus stays in the field. */
export function usePaletteKeys<Item extends Command>(
  items: readonly Item[],
  onSelect: (item: Item) => void,
): PaletteKeys<Item> {
  const [activeId, setActiveId] = useState<string | null>(null);
  const found = items.find(({ id }) => id === activeId);
  const active = found ?? items[0];

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || items.length === 0) return;
    const at = active ? items.indexOf(active) : -1;
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) onSelect(active);
      return;
    }
    const target = targets[event.key];
    // With Shift or another key, Home and End belong to the text.
    if (target === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setActiveId(items[target]?.id ?? null);
  }

  return {
    active,
    chosen: found !== undefined,
    reach: (item) => setActiveId(item.id),
    reset: () => setActiveId(null),
    onKeyDown,
  };
}
