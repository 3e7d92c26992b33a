import type { ComponentType } from 'react';

import type { NavigationRowProps } from '#components/Navigation';
import type { NavigationItem } from '#lib/navigation/navigationTree';

/** What every level of a vertical navigation knows. */
export type ListContext = {
  /** Address of the page. */
  at: string;
  look: NonNullable<NavigationRowProps['look']>;
  /** Words that are searched for; every branch is open then. */
  words: string;
  /** The bar is narrow at rest and grows. */
  dense: boolean;
  grown: boolean;
  /** Class of the ground that a second panel stands on. */
  ground: string;
  /** The bar is narrow now, and the words of its rows wait. */
  folded: boolean;
  /** Ids of the branches that are open below themselves. */
  open: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** Id of the branch whose panel is open beside the bar. */
  aside: string | undefined;
  onAside: (id: string | undefined) => void;
  /** Second panels open beside the bar, and not below the entry as in a drawer. */
  beside: boolean;
  /** Draws what a second panel holds. */
  Entries: ComponentType<{ items: readonly NavigationItem[]; context: Omit<ListContext, 'words'> }>;
  /** A link was followed. */
  onFollow: () => void;
};
