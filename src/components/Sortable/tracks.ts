import { moveBetweenLists } from '#lib/collections/reorder';
import type { ItemPosition } from '#lib/collections/reorder';

import type { SortableDirection, SortableItem } from './types';

/** `item`: what stands in a list. `list`: a list of a board, which stands on the board. */
export type Kind = 'item' | 'list';

/** A row of places. Things of one kind may go to any track of that kind. */
export type Track = { id: string; label: string; items: readonly SortableItem[]; direction: SortableDirection };

/** Something on its way. */
export type Carry = { kind: Kind; id: string; from: ItemPosition; at: ItemPosition; by: 'keyboard' | 'pointer' };

/** The one name of a thing among all that can be dragged here. */
export const keyOf = (kind: Kind, id: string) => `${kind}:${id}`;

/** What `keyOf` put together. */
export function readKey(key: string | number): { kind: Kind; id: string } {
  const text = String(key);
  return { kind: text.startsWith('list:') ? 'list' : 'item', id: text.slice(text.indexOf(':') + 1) };
}

/** Where a thing stands. */
export function placeOf(tracks: readonly Track[], id: string): ItemPosition | undefined {
  for (const track of tracks) {
    const index = track.items.findIndex((item) => item.id === id);
    if (index !== -1) return { listId: track.id, index };
  }
  return undefined;
}

/** The tracks as they look while something is on its way. */
export function arrange(tracks: readonly Track[], carry: Carry): Track[] {
  return moveBetweenLists(tracks, { id: carry.id, from: carry.from, to: carry.at });
}

/** The place one key press away, or nothing where there is none. `tracks` show the thing at its present place. */
export function step(
  tracks: readonly Track[],
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
  if (track.direction === 'vertical' && along !== 0) {
    const next = tracks[number + along];
    return next && { listId: next.id, index: Math.min(at.index, next.items.length) };
  }
  const by = { vertical: down, horizontal: along, grid: along + down * columns }[track.direction];
  const index = at.index + by;
  return by === 0 || index < 0 || index > last ? undefined : { ...at, index };
}
