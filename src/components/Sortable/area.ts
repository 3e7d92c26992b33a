import { createContext, use } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

import type { ItemPosition } from '#lib/collections/reorder';

import type { Carry, Kind, Track } from './tracks';
import type { SortableLook } from './types';

/** What the parts of a sortable know of each other. */
export type Area = {
  carry: Carry | null;
  grab: NonNullable<SortableLook['grab']>;
  disabled: boolean;
  /** No movement that the hand did not make. */
  calm: boolean;
  /** Id of the text that explains the keys. */
  instructions: string;
  /** The tracks of a kind as they are shown now. */
  shown: (kind: Kind) => readonly Track[];
  onHandleKeyDown: (kind: Kind, id: string, event: KeyboardEvent<HTMLElement>) => void;
  onHandleBlur: (event: FocusEvent<HTMLElement>) => void;
  /** Moves at once, without carrying. */
  moveTo: (kind: Kind, id: string, to: ItemPosition) => void;
  /** Told of every handle that appears: one that comes back in another list gets the focus it had. */
  handleAppeared: (kind: Kind, id: string, node: HTMLElement) => void;
};

/** Set by `SortArea`. */
export const AreaContext = createContext<Area | null>(null);

/** The sortable around a part. */
export function useArea(): Area {
  const area = use(AreaContext);
  if (!area) throw new Error('A seat of a sortable stands outside of one. Draw it inside SortArea.');
  return area;
}
