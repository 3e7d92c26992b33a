import type { ReactNode } from 'react';

import type { ItemMove } from '#lib/collections/reorder';
import type { gap as gapStyles } from '#theme/mixins.css';

import type * as styles from './Sortable.css';

/** An item that can be reordered. */
export type SortableItem = {
  /** Unique among all items of the list or board. */
  id: string;
  /** Accessible name, used in announcements: how people would refer to the item. */
  label: string;
  /** Cannot be dragged; other items can still move past it. */
  disabled?: boolean | undefined;
};

/** Layout of the items in a list. */
export type SortableOrientation = keyof typeof styles.orientation;

/** Appearance and drag options shared by lists and boards. */
export type SortableLook = {
  /** `item`: the pointer can drag the whole item except its interactive elements. `handle`: the handle only. */
  dragActivation?: 'handle' | 'item';
  /** Distance between the items: a step of the space scale, in px. */
  gap?: keyof typeof gapStyles;
  /** Shown in an empty list, which is still a drop target. */
  emptyText?: string | undefined;
  /** Disables reordering and hides the handles. */
  disabled?: boolean;
};

export type SortableListProps<Item extends SortableItem> = SortableLook & {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  /**
   * Renders an item with its `handle`, a button that must be included: keyboard users, and anyone who cannot drag, move
   * the item with it.
   */
  renderItem: (item: Item, handle: ReactNode) => ReactNode;
  /**
   * Apply the new order immediately, for example with `arrayMove` of `#lib/collections/reorder`; `listId` is the empty
   * string.
   */
  onMove: (move: ItemMove) => void;
  /** How the items are laid out, which decides the arrow keys that move them. */
  orientation?: SortableOrientation;
  /** `grid` only: minimum width of a cell. */
  cell?: keyof typeof styles.cell;
};

/** One list of a board. `disabled` prevents dragging the list itself. */
export type SortableBoardList<Item extends SortableItem> = SortableItem & { items: readonly Item[] };

export type SortableBoardProps<Item extends SortableItem, List extends SortableBoardList<Item>> = SortableLook & {
  /** Accessible name of the board. */
  label: string;
  /** In order from start to end, each with its items from top to bottom. */
  lists: readonly List[];
  /** Renders an item with its `handle`, which must be included. */
  renderItem: (item: Item, handle: ReactNode) => ReactNode;
  /** Renders a list with its `handle` and its `items`. */
  renderList: (list: List, parts: { handle: ReactNode; items: ReactNode }) => ReactNode;
  /**
   * Called when an item was moved. Apply the move immediately, for example with `moveBetweenLists` of
   * `#lib/collections/reorder`.
   */
  onMove: (move: ItemMove) => void;
  /** Called when a list was moved; `listId` is the empty string. Without it, lists cannot be moved. */
  onMoveList?: (move: ItemMove) => void;
  /** Width of a list. */
  column?: keyof typeof styles.column;
  /**
   * Renders only what is in view, for boards of thousands of items. The board fills its container, which has a bounded
   * height; each list is at most as high and scrolls its `items`, which shrink in a flex column of `renderList`.
   * `renderItem` must be the same function while mounted, and an item the same object as long as it shows the same.
   */
  virtual?: boolean | undefined;
  /** Estimated height of an item in px, until it is measured; for `virtual`. */
  estimatedHeight?: number | undefined;
  /** After the last list, for example a button that adds one. */
  end?: ReactNode;
};

export type SortableRowsProps = {
  /** Accessible name of the list, used in announcements. */
  label: string;
  /** In their order. */
  items: readonly SortableItem[];
  /** Renders a row with its `handle`, which must be included; `null` while rows cannot be moved. */
  renderItem: (id: string, handle: ReactNode) => ReactNode;
  /**
   * Renders the list, with the items in the order in which they are shown now, `items` itself while none is moved, and
   * the function that renders a row.
   */
  children: (shown: readonly SortableItem[], renderRow: (id: string) => ReactNode) => ReactNode;
  /** Apply the new order immediately; `listId` is the empty string. */
  onMove: (move: ItemMove) => void;
  /** Disables reordering, for example while only some rows are listed. */
  disabled?: boolean;
};
