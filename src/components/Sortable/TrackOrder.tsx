import {
  horizontalListSortingStrategy,
  rectSortingStrategy,
  SortableContext,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { keyOf } from './tracks';
import type { Kind, Container } from './tracks';
import type { SortableItem } from './types';

const strategies = {
  vertical: verticalListSortingStrategy,
  horizontal: horizontalListSortingStrategy,
  grid: rectSortingStrategy,
} as const;

const knownKeys = { item: new WeakMap<SortableItem, string>(), list: new WeakMap<SortableItem, string>() } as const;

/** The key of an item, made once: a list may have ten thousand. */
function cachedKey(kind: Kind, item: SortableItem): string {
  const known = knownKeys[kind].get(item);
  if (known !== undefined) return known;
  const key = keyOf(kind, item.id);
  knownKeys[kind].set(item, key);
  return key;
}

/** Tells the library the order of items in a container. */
export function TrackOrder({ kind, track, children }: { kind: Kind; track: Container; children: ReactNode }) {
  const { items, orientation } = track;
  const keys = useMemo(() => items.map((item) => cachedKey(kind, item)), [kind, items]);
  return (
    <SortableContext items={keys} strategy={strategies[orientation]}>
      {children}
    </SortableContext>
  );
}
