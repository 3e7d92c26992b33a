import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { gap as gapStyles } from '#theme/mixins.css';

import { columnsFor, place } from './place';
import * as styles from './Masonry.css';

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
};

/**
 * Items of different heights in columns. Each item joins the shortest column when it first appears and stays there, so
 * that nothing jumps when another one grows. The reading order is that of the items.
 */
export function Masonry<Item>({ label, items, itemKey, children, minColumnWidth = 240, gap = 16 }: MasonryProps<Item>) {
  const root = useRef<HTMLUListElement>(null);
  const columnOf = useRef<{ columns: number; byKey: ReadonlyMap<string, number> }>({ columns: 0, byKey: new Map() });
  const keys = items.map(itemKey).join('\u0000');

  useLayoutEffect(() => {
    const list = root.current;
    if (!list) return;
    const elements = [...list.children].filter((child) => child instanceof HTMLElement);

    function layOut() {
      if (!list) return;
      const space = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
      const columns = columnsFor(list.clientWidth, minColumnWidth, space);
      const width = (list.clientWidth - space * (columns - 1)) / columns;
      for (const element of elements) element.style.inlineSize = `${width}px`;
      const known = columnOf.current.columns === columns ? columnOf.current.byKey : new Map<string, number>();
      const placed = place(
        elements.map((element) => ({ key: element.dataset['key'] ?? '', height: element.offsetHeight })),
        { columns, space, known },
      );
      columnOf.current = { columns, byKey: placed.columnOf };
      for (const [index, element] of elements.entries()) {
        const at = placed.positions[index];
        if (!at) continue;
        element.style.insetInlineStart = `${at.column * (width + space)}px`;
        element.style.insetBlockStart = `${at.top}px`;
      }
      list.style.blockSize = `${placed.height}px`;
      list.dataset['ready'] = '';
    }

    layOut();
    let frame = 0;
    // In the next frame: the list's own height changes with its layout, which the observer must not see in this one.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(layOut);
    });
    observer.observe(list);
    for (const element of elements) observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [keys, minColumnWidth, gap]);

  return (
    <ul
      ref={root}
      role="list"
      aria-label={label}
      className={`${styles.root} ${gapStyles[gap]}`}
      style={assignInlineVars({ [styles.minimum]: `${minColumnWidth}px` })}
    >
      {items.map((item) => {
        const key = itemKey(item);
        return (
          <li key={key} data-key={key} className={styles.item}>
            {children(item)}
          </li>
        );
      })}
    </ul>
  );
}
