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

    let measuredWidth = 0;
    let heights: ReadonlyMap<Element, number | undefined> = new Map();

    function layOut() {
      if (!list) return;
      const space = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
      const columns = columnsFor(list.clientWidth, minColumnWidth, space);
      const width = (list.clientWidth - space * (columns - 1)) / columns;
      const inlineSize = `${width}px`;
      // Setting a style again would measure everything again.
      for (const element of elements)
        if (element.style.inlineSize !== inlineSize) element.style.inlineSize = inlineSize;
      const known = columnOf.current.columns === columns ? columnOf.current.byKey : new Map<string, number>();
      const measured = elements.map((element) => ({ key: element.dataset['key'] ?? '', height: element.offsetHeight }));
      const placed = place(measured, { columns, space, known });
      measuredWidth = list.clientWidth;
      heights = new Map(elements.map((element, index) => [element, measured[index]?.height]));
      columnOf.current = { columns, byKey: placed.columnOf };
      for (const [index, element] of elements.entries()) {
        const at = placed.positions[index];
        if (!at) continue;
        const start = `${at.column * (width + space)}px`;
        const top = `${at.top}px`;
        if (element.style.insetInlineStart !== start) element.style.insetInlineStart = start;
        if (element.style.insetBlockStart !== top) element.style.insetBlockStart = top;
      }
      list.style.blockSize = `${placed.height}px`;
      list.dataset['ready'] = '';
    }

    layOut();
    let frame = 0;
    // In the next frame: the list's own height changes with its layout, which the observer must not see in this one.
    const observer = new ResizeObserver((entries) => {
      // It also reports each element once at the start.
      const hasChanged = entries.some(({ target }) =>
        target === list
          ? list.clientWidth !== measuredWidth
          : target instanceof HTMLElement && target.offsetHeight !== heights.get(target),
      );
      if (!hasChanged) return;
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
