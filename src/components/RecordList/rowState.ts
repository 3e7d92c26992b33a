import { createContext } from 'react';

import type { Selection } from '#lib/selection/useSelection';

/** What the rows of a `RecordList` show of the state of the screen. */
export interface RowState {
  /** Id of the open record. */
  openId?: string | undefined;
  /** Id of the record that was open until now: its row takes the focus again. */
  returnId?: string | undefined;
  selection?: Selection | undefined;
}

/** Tells the rows, so that their components need not pass it on. */
export const RowStateContext = createContext<RowState>({});
