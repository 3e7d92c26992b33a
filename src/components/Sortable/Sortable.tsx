import { lazyModule } from '#lib/react/lazyModule';

import { StillBoard, StillItems } from './still';
import type { SortableBoardList, SortableBoardProps, SortableItem, SortableListProps } from './types';

export type {
  SortableBoardList,
  SortableBoardProps,
  SortableDirection,
  SortableItem,
  SortableListProps,
  SortableLook,
} from './types';

// What drags is heavier than most screens need: the things stand in their places at once and can be moved a moment later.
const engine = lazyModule(() => import('./live'));

/** Fetches what drags ahead of the first use, for instance from a route's loader. */
export const prepareSortable = engine.load;

/**
 * Things whose order people choose: by mouse, by finger (a long press, so that scrolling works), by keyboard from the
 * handle (Space, arrow keys, Space; Escape cancels), or from the list of moves that a press on the handle opens.
 */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const live = engine.useModule();
  return live ? <live.LiveList {...props} /> : <StillItems {...props} />;
}

/** Lists beside each other whose items people move within and between them, and which can change places themselves. */
export function SortableBoard<Item extends SortableItem, List extends SortableBoardList<Item>>(
  props: SortableBoardProps<Item, List>,
) {
  const live = engine.useModule();
  return live ? <live.LiveBoard {...props} /> : <StillBoard {...props} />;
}
