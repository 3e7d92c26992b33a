import type { TFunction } from 'i18next';

import { createScreenContext } from '#lib/react/createScreenContext';

import type { BoardFilter, Viewer } from './boardRules';
import type { BoardActions } from './useBoardActions';

/** State shared by all parts of the screen of a board. */
export interface BoardScreenState {
  /** The texts of the module, once for all cards: a hook in each would be slow. */
  t: TFunction<'scrumboard'>;
  language: string;
  boardId: string;
  filter: BoardFilter;
  viewer: Viewer;
  actions: BoardActions;
  /** Whether the board has as many lists as it can hold. */
  isFull: boolean;
  /** Id of the card that takes the focus when its dialog has closed. */
  returnId: string | undefined;
  openLabels: () => void;
}

/** Provides the shared state to the parts of `BoardScreen`, and returns it in them. */
export const [BoardContext, useBoardScreen] = createScreenContext<BoardScreenState>('BoardScreen');
