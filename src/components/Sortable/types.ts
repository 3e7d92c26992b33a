import type { ReactNode } from 'react';

import type { ItemMove } from '#lib/collections/reorder';

import type * as styles from './Sortable.css';

/** A thing that has a place among others. */
export type SortableItem = {
  /** Unique among all items of the list or board. */
  id: string;
  /** Names it to assistive technology: the words one would use to talk about it. */
  label: string;
  /** Stays where it is; others may still move past it. */
  disabled?: boolean | undefined;
};

/** How the items of a list follow each other. */
export type SortableDirection = keyof typeof styles.direction;

/** What an item may look like and where it can be taken hold of; shared by lists and boards. */
export type SortableLook = {
  /** `item`: a pointer may drag the item anywhere but at its own controls. `handle`: at the handle only. */
  grab?: 'handle' | 'item';
  gap?: keyof typeof styles.gap;
  /** Shown in a list with nothing in it, which is still a place to drop something. */
  emptyText?: string | undefined;
  /** Nothing moves, and the handles are gone. */
  disabled?: boolean;
};

export type SortableListProps<Item extends SortableItem> = SortableLook & {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  /**
   * Draws an item around its `handle`, a button that must be in it: the keyboard's way to move the item, and the way
   * for whoever cannot drag.
   */
  renderItem: (item: Item, handle: ReactNode) => ReactNode;
  /** Show the new order at once, for instance with `moveWithin` of `#lib/reorder`; `listId` is the empty text. */
  onMove: (move: ItemMove) => void;
  direction?: SortableDirection;
  /** Of a `grid`: the least width of a cell. */
  cell?: keyof typeof styles.cell;
};

/** One list of a board. `disabled` keeps the list itself in its place. */
export type SortableBoardList<Item extends SortableItem> = SortableItem & { items: readonly Item[] };

export type SortableBoardProps<Item extends SortableItem, List extends SortableBoardList<Item>> = SortableLook & {
  /** Names the board. */
  label: string;
  /** In their order from start to end, each with its items from top to bottom. */
  lists: readonly List[];
  /** Draws an item around its `handle`, which must be in it. */
  renderItem: (item: Item, handle: ReactNode) => ReactNode;
  /** Draws a list around its `handle` and its `items`. */
  renderList: (list: List, parts: { handle: ReactNode; items: ReactNode }) => ReactNode;
  /** An item moved. Show it at once, for instance with `moveBetween` of `#lib/reorder`. */
  onMove: (move: ItemMove) => void;
  /** A list moved among the lists; `listId` is the empty text. Without it lists stay. */
  onMoveList?: (move: ItemMove) => void;
  /** Width of a list. */
  column?: keyof typeof styles.column;
};
