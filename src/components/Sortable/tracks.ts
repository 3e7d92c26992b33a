import { moveBetweenLists } from '#lib/collections/reorder';
import type { ItemPosition } from '#lib/collections/reorder';

import type { SortableOrientation, SortableItem } from './types';

/** `item`: an item of a list. `list`: a list of a board, which is itself an item of the board. */
export type Kind = 'item' | 'list';

/** A container of items. Items of one kind may move to any container of that kind. */
export type Container = { id: string; label: string; items: readonly SortableItem[]; orientation: SortableOrientation };

/** State of a drag in progress. */
export type DragState = { kind: Kind; id: string; from: ItemPosition; at: ItemPosition; by: 'keyboard' | 'pointer' };

/** Id of an item, unique among everything draggable here. */
export const keyOf = (kind: Kind, id: string) => `${kind}:${id}`;

/** Splits an id made by `keyOf`. */
export function readKey(key: string | number): { kind: Kind; id: string } {
  const text = String(key);
  return { kind: text.startsWith('list:') ? 'list' : 'item', id: text.slice(text.indexOf(':') + 1) };
}

/** Current position of an item. */
export function placeOf(tracks: readonly Container[], id: string): ItemPosition | undefined {
  for (const track of tracks) {
    const index = track.items.findIndex((item) => item.id === id);
    if (index !== -1) return { listId: track.id, index };
  }
  return undefined;
}

/**
 * A drag after the containers have changed under it: another tab may have moved the item, or deleted it (`undefined`), or
 * the container that it is over.
 */
export function follow(tracks: readonly Container[], carry: DragState): DragState | undefined {
  const from = placeOf(tracks, carry.id);
  if (!from) return undefined;
  const at = tracks.some(({ id }) => id === carry.at.listId) ? carry.at : from;
  const isSame = at === carry.at && from.listId === carry.from.listId && from.index === carry.from.index;
  return isSame ? carry : { ...carry, from, at };
}

/** The containers as they appear during a drag. */
export function arrange(tracks: readonly Container[], carry: DragState): Container[] {
  return moveBetweenLists(tracks, { id: carry.id, from: carry.from, to: carry.at });
}

/** The position one arrow key away, or `undefined` if there is none. `tracks` show the item at its current position. */
export function step(
  tracks: readonly Container[],
  at: ItemPosition,
  key: string,
  { columns, rtl }: { columns: number; rtl: boolean },
): ItemPosition | undefined {
  const number = tracks.findIndex(({ id }) => id === at.listId);
  const track = tracks[number];
  if (!track) return undefined;
  const last = track.items.length - 1;
  const onwards = rtl ? 'ArrowLeft' : 'ArrowRight';
  const along = key === 'ArrowLeft' || key === 'ArrowRight' ? (key === onwards ? 1 : -1) : 0;
  const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (key === 'Home' || key === 'End') {
    const index = key === 'Home' ? 0 : last;
    return index === at.index ? undefined : { ...at, index };
  }
  if (track.orientation === 'vertical' && along !== 0) {
    const next = tracks[number + along];
    return next && { listId: next.id, index: Math.min(at.index, next.items.length) };
  }
  const by = { vertical: down, horizontal: along, grid: along + down * columns }[track.orientation];
  const index = at.index + by;
  return by === 0 || index < 0 || index > last ? undefined : { ...at, index };
}

/** Why a key that `step` has no position for moves nothing: the item is first or last, or there is no list that way. */
export function stopAt(
  tracks: readonly Container[],
  at: ItemPosition,
  key: string,
  rtl: boolean,
): 'alreadyFirst' | 'alreadyLast' | 'noFurther' {
  const track = tracks.find(({ id }) => id === at.listId);
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const isDown = key === 'ArrowDown' || key === 'ArrowUp';
  if (!track || (track.orientation === 'vertical' && isAcross) || (track.orientation === 'horizontal' && isDown)) {
    return 'noFurther';
  }
  const isBack = key === 'Home' || key === 'ArrowUp' || key === (rtl ? 'ArrowRight' : 'ArrowLeft');
  if (isBack) return at.index === 0 ? 'alreadyFirst' : 'noFurther';
  return at.index === track.items.length - 1 ? 'alreadyLast' : 'noFurther';
}
