import type { ReactNode } from 'react';

import type { IconSource } from '#components/Icon';

/** A command to run or an item to open. */
export type Command = {
  /** Unique across all groups. */
  id: string;
  label: string;
  /** Distinguishes items with equal labels, or says where the item leads. */
  description?: string;
  icon?: IconSource;
  /** Replaces the icon, for instance with an `Avatar`. */
  lead?: ReactNode;
  /** Marks a completed item: its label is struck through and announced with this word. */
  done?: string | undefined;
  /** Equivalent shortcut elsewhere, for instance `Mod+Shift+K`; display only, the owner handles the keys. */
  shortcut?: string;
  /**
   * Ranges of the label that match the query, as `[start, length]` in UTF-16 units. Derived from the query by default.
   */
  matches?: ReadonlyArray<readonly [start: number, length: number]>;
};

/** A group of results under a heading: "Recent", "People", "Pages". */
export type CommandGroup<Item extends Command = Command> = {
  id: string;
  label: string;
  /** At the end of the heading, and announced with it: "12 more". */
  note?: string | undefined;
  items: readonly Item[];
};
