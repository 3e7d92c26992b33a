import { infiniteQueryOptions } from '@tanstack/react-query';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';

/** A part of a list that grows while it is read. */
interface ListPart<Item> {
  items: readonly Item[];
  /** Where the next part begins; null after the last one. */
  next: string | null;
}

export interface InfiniteListConfig<Item extends { id: string }> {
  key: QueryKey;
  /** Loads the part that begins at a cursor; the first one at null. */
  load: (cursor: string | null, signal: AbortSignal) => Promise<ListPart<Item>>;
}

/** All loaded items in their order. An item that moved to a later part while reading is there once. */
function itemsOf<Item extends { id: string }>(data: InfiniteData<ListPart<Item>>): readonly Item[] {
  const seen = new Set<string>();
  return data.pages.flatMap(({ items }) =>
    items.filter(({ id }) => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    }),
  );
}

/** Options of a list that loads by parts, for `useInfiniteQuery`: its `data` are the items. */
export const infiniteList = <Item extends { id: string }>({ key, load }: InfiniteListConfig<Item>) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: itemsOf<Item>,
  });
