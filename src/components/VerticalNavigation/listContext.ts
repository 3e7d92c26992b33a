import type { ComponentType } from 'react';

import type { NavigationRowProps } from '#components/Navigation';
import type { NavigationItem } from '#lib/navigation/navigationTree';

/** Context shared by all levels of a vertical navigation. */
export type ListContext = {
  /** Current URL. */
  currentHref: string;
  variant: NonNullable<NavigationRowProps['variant']>;
  /** Search text; while it is not empty, every branch is expanded. */
  words: string;
  /** The bar is narrow and expands on hover or focus. */
  dense: boolean;
  grown: boolean;
  /** Class name of the surface of a second panel. */
  ground: string;
  /** The bar is narrow now and hides the text of its rows. */
  folded: boolean;
  /** Ids of the branches expanded inline. */
  open: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** Id of the branch whose panel is open beside the bar. */
  aside: string | undefined;
  onAside: (id: string | undefined) => void;
  /** Second panels open beside the bar, not inline as in a drawer. */
  beside: boolean;
  /** Renders the content of a second panel. */
  Entries: ComponentType<{ items: readonly NavigationItem[]; context: Omit<ListContext, 'words'> }>;
  /** Called with the id of a followed link. */
  onAction: (id: string) => void;
};
