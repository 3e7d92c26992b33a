import { useState } from 'react';
import type { KeyboardEvent } from 'react';

import type { Command } from './commands';

/** The active result and the key handler that moves it. */
export type PaletteKeys<Item extends Command> = {
  /** The item that Enter runs: the first, until another becomes active. */
  active: Item | undefined;
  /** Whether the user has made an item active, by keyboard or pointer. */
  chosen: boolean;
  /** Makes an item active, as the pointer does when it moves over it. */
  reach: (item: Item) => void;
  /** Makes the first item active again, before new results arrive. */
  reset: () => void;
  /** Handler for the search field: arrow keys move, Enter runs. */
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Keyboard navigation for a field with results below it: wrapping arrow keys, Home, End and Enter; focus stays in the
 * field.
 */
export function usePaletteKeys<Item extends Command>(
  items: readonly Item[],
  onAction: (id: string, item: Item) => void,
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
      if (active) onAction(active.id, active);
      return;
    }
    const target = targets[event.key];
    // With a modifier, Home and End edit the text.
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
