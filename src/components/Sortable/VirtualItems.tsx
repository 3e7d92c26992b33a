import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { queueForFrame } from '#components/internal/frameQueue';
import { QueuedRow } from '#components/internal/QueuedRow';
import { createRenderQueue } from '#components/internal/renderQueue';
import { VirtualList } from '#components/VirtualList';
import type { VirtualHandle, VirtualPosition } from '#components/VirtualList';
import type { gap as gapStyles } from '#theme/mixins.css';

import { TrackFrame } from './Frames';
import * as styles from './Sortable.css';
import type { SortableItem } from './types';

/** How far in px beside the board a list is rendered. */
const margin = 320;

/** Items that a screen shows of a list, and that a board renders at once without a long frame. */
const most = { ofList: 10, ofBoard: 20 };

/** Whether a list is rendered with its board. The others in view follow, one in each frame. */
export function startsInView(lists: ReadonlyArray<{ items: readonly unknown[] }>, index: number): boolean {
  const before = lists.slice(0, index).map(({ items }) => Math.min(items.length, most.ofList));
  return before.reduce((sum, count) => sum + count, 0) < most.ofBoard;
}

/** Whether the items of a board are rendered over several frames. */
export const hasManyItems = (lists: ReadonlyArray<{ items: readonly unknown[] }>): boolean =>
  lists.reduce((sum, { items }) => sum + items.length, 0) > most.ofBoard;

/** Items rendered in one frame. */
const itemsPerFrame = 4;

/** One for all lists, so that they share the frames. */
const queue = createRenderQueue(itemsPerFrame);

export type VirtualItemsProps<Item extends SortableItem> = {
  label: string;
  items: readonly Item[];
  gap: keyof typeof gapStyles;
  estimatedHeight?: number | undefined;
  emptyText?: string | undefined;
  startsInView: boolean;
  /** Renders the items over several frames. */
  queued: boolean;
  /** Id of an item that is not queued, because it is being moved. */
  carriedId?: string | undefined;
  /** Id of an item to scroll to. */
  keptInView?: string | undefined;
  /** Renders an item; the same function as long as the items are the same. */
  children: (item: Item) => ReactNode;
};

const keyOfItem = ({ id }: SortableItem) => id;

/** The items of a list of a virtual board: none while the list is out of view. */
export function VirtualItems<Item extends SortableItem>({
  label,
  items,
  gap,
  estimatedHeight = 80,
  emptyText,
  startsInView: initiallyInView,
  queued,
  carriedId,
  keptInView,
  children,
}: VirtualItemsProps<Item>) {
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualHandle>(null);
  // Where it is scrolled to, for when it comes back into view.
  const [position, setPosition] = useState<VirtualPosition>();
  const [isInView, setInView] = useState(initiallyInView);
  const wasInView = useRef(initiallyInView);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let takeOff = () => {};
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Focus in a list that scrolls away must not be lost.
        const isNow = entry?.isIntersecting === true || element.contains(document.activeElement);
        takeOff();
        if (isNow === wasInView.current) return;
        takeOff = queueForFrame(
          () => {
            wasInView.current = isNow;
            setInView(isNow);
          },
          { urgent: isNow },
        );
      },
      { root: element.closest('[data-board]'), rootMargin: `0px ${margin}px` },
    );
    observer.observe(element);
    return () => {
      takeOff();
      observer.disconnect();
    };
  }, []);

  const kept = keptInView === undefined ? -1 : items.findIndex(({ id }) => id === keptInView);
  useLayoutEffect(() => {
    if (kept >= 0) list.current?.scrollTo(kept);
  }, [kept]);

  const renderRow = useCallback(
    (item: Item) => (
      <div className={styles.spaced[gap]}>
        {queued ? (
          <QueuedRow queue={queue} height={`${estimatedHeight - gap}px`} immediate={item.id === carriedId}>
            {() => children(item)}
          </QueuedRow>
        ) : (
          children(item)
        )}
      </div>
    ),
    [children, queued, carriedId, gap, estimatedHeight],
  );

  return (
    <div ref={root} className={styles.boundedItems}>
      {items.length === 0 ? (
        <TrackFrame label={label} orientation="vertical" gap={gap} emptyText={emptyText} empty>
          {null}
        </TrackFrame>
      ) : isInView || kept >= 0 ? (
        <VirtualList
          ref={list}
          label={label}
          items={items}
          itemKey={keyOfItem}
          estimatedHeight={estimatedHeight}
          {...(position && { position })}
          onPositionChange={setPosition}
        >
          {renderRow}
        </VirtualList>
      ) : (
        <div className={styles.notInView} style={{ blockSize: items.length * estimatedHeight }} />
      )}
    </div>
  );
}
