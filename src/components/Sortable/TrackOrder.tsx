import {
  horizontalListSortingStrategy,
  rectSortingStrategy,
  SortableContext,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

import { keyOf } from './tracks';
import type { Kind, Track } from './tracks';

const strategies = {
  vertical: verticalListSortingStrategy,
  horizontal: horizontalListSortingStrategy,
  grid: rectSortingStrategy,
} as const;

/** Tells the engine which things follow each other in a track. */
export function TrackOrder({ kind, track, children }: { kind: Kind; track: Track; children: ReactNode }) {
  return (
    <SortableContext items={track.items.map(({ id }) => keyOf(kind, id))} strategy={strategies[track.direction]}>
      {children}
    </SortableContext>
  );
}
