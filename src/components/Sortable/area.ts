import { createContext, use } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

import type { ItemPosition } from '#lib/collections/reorder';

import type { DragState, Kind, Container } from './tracks';
import type { SortableLook } from './types';

/** Context shared by the parts of a sortable. */
export type Area = {
  carry: DragState | null;
  dragActivation: NonNullable<SortableLook['dragActivation']>;
  disabled: boolean;
  /** Disables animations. */
  calm: boolean;
  /** Id of the keyboard instructions. */
  instructions: string;
  /** The containers of a kind in their current order. */
  shown: (kind: Kind) => readonly Container[];
  onHandleKeyDown: (kind: Kind, id: string, event: KeyboardEvent<HTMLElement>) => void;
  onHandleBlur: (event: FocusEvent<HTMLElement>) => void;
  /** Moves an item immediately, without a drag. */
  moveTo: (kind: Kind, id: string, to: ItemPosition) => void;
  /** Called for every handle that mounts: one that remounts in another list gets its focus back. */
  handleAppeared: (kind: Kind, id: string, node: HTMLElement) => void;
};

/** Provided by `SortArea`. */
export const AreaContext = createContext<Area | null>(null);

/** Returns the context of the surrounding sortable. */
export function useArea(): Area {
  const area = use(AreaContext);
  if (!area) throw new Error('An item of a sortable list is rendered outside a SortArea. Render it inside one.');
  return area;
}
