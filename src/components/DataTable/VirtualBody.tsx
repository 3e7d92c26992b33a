import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';

import * as styles from './DataTable.css';
import { roles } from './roles';

export type VirtualBodyProps = {
  count: number;
  keyAt: (index: number) => string;
  /** Assumed row height in px until a row is measured. */
  estimatedHeight: number;
  scroller: RefObject<HTMLElement | null>;
  /** Indexes of rows that stay mounted out of view: the focused one, and one that is to take the focus. */
  alwaysMounted: readonly number[];
  children: (index: number) => ReactNode;
};

/** The visible rows of a long table, each in its own `tbody` that is measured with its expanded content. */
export function VirtualBody({ count, keyAt, estimatedHeight, scroller, alwaysMounted, children }: VirtualBodyProps) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableSectionElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    overscan: 8,
    scrollPaddingStart: 36,
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      // Without the focused row, focus would move to `body`.
      const others = alwaysMounted.filter((index) => index >= 0 && index < count);
      return [...new Set([...inView, ...others])].toSorted((a, b) => a - b);
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
      {/* A flat list: nested in pairs, a row that changes position would remount and lose focus. */}
      {shown.flatMap(({ index, start }, at) => [
        space(`before-${index}`, start - (shown[at - 1]?.end ?? 0)),
        <tbody
          {...roles.rowgroup}
          key={keyAt(index)}
          ref={virtualizer.measureElement}
          data-index={index}
          className={styles.body}
        >
          {children(index)}
        </tbody>,
      ])}
      {space('after', virtualizer.getTotalSize() - end)}
    </>
  );
}
