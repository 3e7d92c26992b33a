import type { KeyboardEvent } from 'react';

import { useActiveOption } from '#components/internal/useActiveOption';

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
  const list = useActiveOption({ options: items, keyOf: ({ id }) => id, autoActivate: true, edges: true });

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || items.length === 0) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (list.active) onAction(list.active.id, list.active);
      return;
    }
    // With a modifier, Home and End edit the text.
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (list.move(event.key)) event.preventDefault();
  }

  return {
    active: list.active,
    chosen: list.isChosen,
    reach: (item) => list.activate(item.id),
    reset: () => list.activate(null),
    onKeyDown,
  };
}
