/** A seat in one of several lists; the index counts from 0. */
export type ItemPosition = { listId: string; index: number };

/** What was moved, whence and whither. `to.index` is where it stands once it has left its old seat. */
export type ItemMove = { id: string; from: ItemPosition; to: ItemPosition };

/** The same things with one of them at another index; indexes outside are taken to the nearest end. */
export function arrayMove<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = [...items];
  const [moved] = rest.splice(from, 1);
  if (moved === undefined) return rest;
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, moved);
  return rest;
}

/**
 * The same lists after a move, for the caller of `SortableBoard` to show at once; the neighbours of the new seat are
 * then what a server that stores positions needs. Lists that the move does not touch stay the same objects.
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
