import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';

import * as styles from './DataTable.css';

export type VirtualBodyProps = {
  count: number;
  keyAt: (index: number) => string;
  /** What a row is thought to be high before it is measured, in px. */
  estimatedHeight: number;
  scroller: RefObject<HTMLElement | null>;
  /** Index of the row that has focus, or -1. */
  focused: number;
  children: (index: number) => ReactNode;
};

/** The rows in sight of a long table, each in a row group of its own that is measured with its details. */
export function VirtualBody({ count, keyAt, estimatedHeight, scroller, focused, children }: VirtualBodyProps) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableSectionElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    overscan: 8,
    scrollPaddingStart: 36,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      // The row that has focus stays drawn, or focus would fall to the page.
      if (focused < 0 || focused >= count || shown.includes(focused)) return shown;
      return [...shown, focused].toSorted((a, b) => a - b);
    },
  });
  const shown = virtualizer.getVirtualItems();
  const end = shown.at(-1)?.end ?? 0;
  const space = (key: string, height: number) =>
    height > 0 ? (
      <tbody key={key} aria-hidden="true">
        <tr style={{ blockSize: height }} />
      </tbody>
    ) : null;
  return (
    <>
      {/* One flat list: in a list of pairs a row that changes its place would be made anew, and lose the focus. */}
      {shown.flatMap(({ index, start }, at) => [
        space(`before-${index}`, start - (shown[at - 1]?.end ?? 0)),
        <tbody key={keyAt(index)} ref={virtualizer.measureElement} data-index={index} className={styles.body}>
          {children(index)}
        </tbody>,
      ])}
      {space('after', virtualizer.getTotalSize() - end)}
    </>
  );
}
