import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useImperativeHandle } from 'react';
import type { ReactNode, Ref } from 'react';
import { flushSync } from 'react-dom';

import { gap as gapStyles } from '#theme/mixins.css';

import * as styles from './Masonry.css';
import { useMasonryLayout } from './useMasonryLayout';

/** Imperative handle of a masonry. */
export type MasonryHandle = {
  /** Renders an item that is out of view, so that it can take the focus and scroll into view with it. */
  reveal: (key: string) => void;
};

export type MasonryProps<Item> = {
  /** Accessible name of the list. */
  label: string;
  /** The items in reading order, which is also the order of Tab. */
  items: readonly Item[];
  /** Stable id of an item, independent of its position. */
  itemKey: (item: Item) => string;
  /** Renders one item. */
  children: (item: Item) => ReactNode;
  /** Minimum width of a column in px; determines the number of columns. */
  minColumnWidth?: number;
  /** Distance between the items: a step of the space scale, in px. */
  gap?: keyof typeof gapStyles;
  /** Height in px that an item probably has in a column of `width` px, used until it is rendered and measured. */
  estimatedHeight?: ((item: Item, width: number) => number) | undefined;
  /** Identifies what is listed: the items of another list join the columns from the start. */
  layoutKey?: string | undefined;
  ref?: Ref<MasonryHandle> | undefined;
};

/**
 * Items of different heights in columns, of which only those near the view are rendered. Each joins the shortest column
 * when it first appears and stays there, so that nothing jumps when another one grows. The reading order is that of the
 * items.
 */
export function Masonry<Item>({
  label,
  items,
  itemKey,
  children,
  minColumnWidth = 240,
  gap = 16,
  estimatedHeight,
  layoutKey = '',
  ref,
}: MasonryProps<Item>) {
  const { list, shown, placed, width, space, observe, setKeptKey } = useMasonryLayout({
    items,
    itemKey,
    estimatedHeight,
    minColumnWidth,
    gap,
    layoutKey,
  });
  useImperativeHandle(ref, () => ({ reveal: (key) => flushSync(() => setKeptKey(key)) }), [setKeptKey]);
  return (
    <ul
      ref={list}
      role="list"
      aria-label={label}
      className={`${styles.root} ${gapStyles[gap]}`}
      style={assignInlineVars({
        [styles.minimum]: `${minColumnWidth}px`,
        [styles.height]: `${placed.height}px`,
      })}
    >
      {shown.map((index) => {
        const item = items[index];
        const at = placed.positions[index];
        if (item === undefined || !at) return null;
        const key = itemKey(item);
        return (
          <li
            key={key}
            ref={observe}
            data-key={key}
            aria-posinset={index + 1}
            aria-setsize={items.length}
            className={styles.item}
            style={assignInlineVars({
              [styles.start]: `${at.column * (width + space)}px`,
              [styles.top]: `${at.top}px`,
              [styles.width]: `${width}px`,
            })}
          >
            {children(item)}
          </li>
        );
      })}
    </ul>
  );
}
