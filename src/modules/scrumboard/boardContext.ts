import type { TFunction } from 'i18next';
import { createContext, use } from 'react';

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
  /** Id of the card that takes the focus when its dialog has closed. */
  returnId: string | undefined;
  openLabels: () => void;
}

/** Provides the shared state to the parts of the screen of a board. */
export const BoardContext = createContext<BoardScreenState | null>(null);

/** The shared state of the screen of a board; throws outside `BoardContext`. */
export function useBoardScreen(): BoardScreenState {
  const state = use(BoardContext);
  if (!state) throw new Error('useBoardScreen found no BoardContext above: render it inside BoardScreen.');
  return state;
}
