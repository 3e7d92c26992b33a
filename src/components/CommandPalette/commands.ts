import type { ReactNode } from 'react';

import type { IconSource } from '#components/Icon';

/** One thing to run or to open. */
export type Command = {
  /** Unique in all groups. */
  id: string;
  label: string;
  /** What tells two equal labels apart, or where it leads. */
  description?: string;
  icon?: IconSource;
  /** Drawn instead of an icon, for instance an `Avatar`. */
  lead?: ReactNode;
  /** Nothing is left to do about it: its label is struck through, and read with this word. */
  done?: string | undefined;
  /** Keys that do the same elsewhere, for instance `Mod+Shift+K`; the owner listens for them. */
  shortcut?: string;
  /** The parts of the label that match the query, as `[start, length]` in UTF-16 units. Not given: found by the query. */
  matches?: ReadonlyArray<readonly [start: number, length: number]>;
};

/** Results that belong together, under a heading: "Recent", "People", "Pages". */
export type CommandGroup<Item extends Command = Command> = {
  id: string;
  label: string;
  /** At the end of the heading, and read with it: "12 more". */
  note?: string | undefined;
  items: readonly Item[];
};
