import { closestCenter, pointerWithin, rectIntersection } from '@dnd-kit/core';
import type { ClientRect, CollisionDetection } from '@dnd-kit/core';

import { keyOf, readKey } from './tracks';
import type { Container } from './tracks';

/**
 * Finds the drop target under the pointer: a list among lists; for an item, the nearest item of the list it is over.
 */
export function collideOver(tracks: readonly Container[]): CollisionDetection {
  return (args) => {
    const { kind } = readKey(args.active.id);
    const alike = args.droppableContainers.filter(({ id }) => readKey(id).kind === kind);
    if (kind === 'list') return closestCenter({ ...args, droppableContainers: alike });
    const touched = pointerWithin(args);
    const hits = touched.length > 0 ? touched : rectIntersection(args);
    const item = hits.find(({ id }) => readKey(id).kind === 'item');
    if (item) return [item];
    const list = hits[0];
    if (!list) return closestCenter({ ...args, droppableContainers: alike });
    const inside = new Set(
      tracks.find(({ id }) => id === readKey(list.id).id)?.items.map(({ id }) => keyOf('item', id)),
    );
    const nearest = closestCenter({
      ...args,
      droppableContainers: alike.filter(({ id }) => inside.has(String(id))),
    });
    return nearest.length > 0 ? nearest : [list];
  };
}

/**
 * Finds the item of a list nearest to the dragged one, and whether that is below its middle. For a list whose items are
 * not drop targets, because the dragged item has only just reached it.
 */
export function nearestItem(list: HTMLElement, dragged: ClientRect): { id: string; isBelow: boolean } | undefined {
  const middle = dragged.top + dragged.height / 2;
  const items = [...list.querySelectorAll<HTMLElement>('[data-sort-id]')].map((element) => {
    const { top, height } = element.getBoundingClientRect();
    const distance = middle - (top + height / 2);
    return { id: element.dataset['sortId'] ?? '', distance, isBelow: dragged.top > top + height / 2 };
  });
  return items.toSorted((one, other) => Math.abs(one.distance) - Math.abs(other.distance))[0];
}
