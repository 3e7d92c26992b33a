import {
  horizontalListSortingStrategy,
  rectSortingStrategy,
  SortableContext,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

import { keyOf } from './tracks';
import type { Kind, Container } from './tracks';

const strategies = {
  vertical: verticalListSortingStrategy,
  horizontal: horizontalListSortingStrategy,
  grid: rectSortingStrategy,
} as const;

/** Tells the library the order of items in a container. */
export function TrackOrder({ kind, track, children }: { kind: Kind; track: Container; children: ReactNode }) {
  return (
    <SortableContext items={track.items.map(({ id }) => keyOf(kind, id))} strategy={strategies[track.orientation]}>
      {children}
    </SortableContext>
  );
}
