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
  /** Keys that do the same elsewhere, for instance `Mod+Shift+K`; the owner listens for them. */
  shortcut?: string;
  /** The parts of the label that match the query, as `[start, length]` in UTF-16 units. Not given: found by the query. */
  matches?: ReadonlyArray<readonly [start: number, length: number]>;
};

/** Results that belong together, under a heading: "Recent", "People", "Pages". */
export type CommandGroup<Item extends Command = Command> = {
  id: string;
  label: string;
  items: readonly Item[];
};
