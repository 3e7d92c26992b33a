import { createContext } from 'react';

import type { Selection } from '#lib/selection/useSelection';

/** The selection of the list around an item; `undefined` where items are not selectable. */
export const ListSelection = createContext<
  { selection: Selection; isDisabled: ((key: string) => boolean) | undefined } | undefined
>(undefined);
