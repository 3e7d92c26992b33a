import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { textFields } from '#lib/browser/ownKeys';
import { lazyValue } from '#lib/react/lazyValue';

import { StillBoard, StillItems, StillRows } from './still';
import type {
  SortableBoardList,
  SortableBoardProps,
  SortableItem,
  SortableListProps,
  SortableRowsProps,
} from './types';

export type {
  SortableBoardList,
  SortableBoardProps,
  SortableOrientation,
  SortableItem,
  SortableListProps,
  SortableLook,
  SortableRowsProps,
} from './types';

// Lazy, because the drag and drop library is larger than most screens need: items render immediately and become
// draggable once it has loaded.
const engine = lazyValue(() => import('./live'));

/** What an element has in common with the one that is rendered in its place. */
const marksOf = (element: Element) =>
  [element.localName, element.getAttribute('href'), element.getAttribute('aria-label'), element.textContent].join('\n');

/**
 * The drag and drop library. The items remount with it, so it waits while a text field has the focus, and gives the
 * focus of any other element back.
 */
function useEngine() {
  const loaded = engine.useValue();
  const [live, setLive] = useState(loaded);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (!loaded) return;
    const take = () => {
      if (document.activeElement?.matches(textFields)) return;
      focused.current = document.activeElement;
      setLive(loaded);
    };
    const takeSoon = () => void setTimeout(take);
    take();
    document.addEventListener('focusout', takeSoon);
    return () => document.removeEventListener('focusout', takeSoon);
  }, [loaded]);
  useLayoutEffect(() => {
    const before = focused.current;
    if (!live || !before || before.isConnected) return;
    const marks = marksOf(before);
    const same = [...document.querySelectorAll<HTMLElement>(before.localName)].find((one) => marksOf(one) === marks);
    same?.focus({ preventScroll: true });
  }, [live]);
  return live;
}

/** Preloads the drag and drop library, for example from a route's loader. */
export const prepareSortable = engine.load;

/**
 * A list that users reorder by mouse, touch (long press, so that scrolling works), keyboard on the handle (Space, arrow
 * keys, Space; Escape cancels), or the list of moves that a click on the handle opens.
 */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const live = useEngine();
  return live ? <live.LiveList {...props} /> : <StillItems {...props} />;
}

/** Lists side by side whose items can be moved within and between them; the lists themselves can be reordered too. */
export function SortableBoard<Item extends SortableItem, List extends SortableBoardList<Item>>(
  props: SortableBoardProps<Item, List>,
) {
  const live = useEngine();
  return live ? <live.LiveBoard {...props} /> : <StillBoard {...props} />;
}

/**
 * The rows of a list that renders them itself, for example a virtual one with thousands. They are reordered as those of
 * a `SortableList`: it renders what `children` returns, with the rows in their order during a move.
 */
export function SortableRows(props: SortableRowsProps) {
  const live = engine.useValue();
  return live ? <live.LiveRows {...props} /> : <StillRows {...props} />;
}
