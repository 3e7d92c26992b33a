import { createContext, use } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

import type { ItemPosition } from '#lib/collections/reorder';

import type { DragState, Kind, Container } from './tracks';
import type { SortableLook } from './types';

/** What the parts of a sortable share: the same object while its items change and move, so that none renders again. */
export type Area = {
  dragActivation: NonNullable<SortableLook['dragActivation']>;
  disabled: boolean;
  /** Disables animations. */
  calm: boolean;
  /** Id of the keyboard instructions. */
  instructions: string;
  /** Accessible name of the handle of an item. */
  handleLabel: (itemLabel: string) => string;
  /** What a handle is called instead of a button. */
  handleRole: string;
  onHandleKeyDown: (kind: Kind, id: string, event: KeyboardEvent<HTMLElement>) => void;
  onHandleBlur: (event: FocusEvent<HTMLElement>) => void;
  /** Moves an item immediately, without a drag. */
  moveTo: (kind: Kind, id: string, to: ItemPosition) => void;
  /** Called for every handle that mounts: one that remounts in another list gets its focus back. */
  handleAppeared: (kind: Kind, id: string, node: HTMLElement) => void;
};

/** Provided by `SortArea`. */
export const AreaContext = createContext<Area | null>(null);

/** The current drag; provided by `SortArea`. */
export const CarryContext = createContext<DragState | null>(null);

/** Finds the containers of a kind in their current order; provided by `SortArea`. */
export const ShownContext = createContext<(kind: Kind) => readonly Container[]>(() => []);

/** Returns the context of the surrounding sortable. */
export function useArea(): Area {
  const area = use(AreaContext);
  if (!area) throw new Error('An item of a sortable list is rendered outside a SortArea. Render it inside one.');
  return area;
}
