/** A position in one of several lists; the index counts from 0. */
export type ItemPosition = { listId: string; index: number };

/** The item that was moved, from and to where. `to.index` is its index after it has left its old position. */
export type ItemMove = { id: string; from: ItemPosition; to: ItemPosition };

/** Moves one item to another index; indexes out of range become the nearest end. */
export function arrayMove<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = [...items];
  const [moved] = rest.splice(from, 1);
  if (moved === undefined) return rest;
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, moved);
  return rest;
}

/**
 * Applies a move of `SortableBoard` to the lists; the neighbours at the new position are what a server that stores
 * positions needs. Lists that the move does not touch keep their identity.
 */
export function moveBetweenLists<List extends { id: string; items: ReadonlyArray<{ id: string }> }>(
  lists: readonly List[],
  { id, from, to }: ItemMove,
): List[] {
  const moved = lists.find((list) => list.id === from.listId)?.items.find((item) => item.id === id);
  if (!moved || !lists.some((list) => list.id === to.listId)) return [...lists];
  return lists.map((list) => {
    if (list.id !== from.listId && list.id !== to.listId) return list;
    const items = list.items.filter((item) => item.id !== id);
    if (list.id === to.listId) items.splice(Math.max(0, Math.min(to.index, items.length)), 0, moved);
    return { ...list, items };
  });
}
