import { useState } from 'react';
import type { ReactNode, Ref } from 'react';

import { QueuedRow } from '#components/internal/QueuedRow';
import { createRenderQueue } from '#components/internal/renderQueue';
import { VirtualList } from '#components/VirtualList';
import type { VirtualHandle } from '#components/VirtualList';
import { useProgressiveRender } from '#lib/react/useProgressiveRender';

import * as styles from './RecordList.css';

export type RecordRowsProps<Item> = {
  label: string;
  items: readonly Item[];
  /** Id of a record. */
  getKey: (item: Item) => string;
  /** Renders one record as a `RecordRow`. */
  renderRow: (item: Item) => ReactNode;
  /** Renders only the rows in view, for lists of more than 100. The list then fills the height of its pane. */
  virtual?: boolean | undefined;
  /** Height of a row in rem, which a virtual list takes for rows that it has not measured yet. */
  rowHeight: number;
  /** Group heading of a record in a virtual list, for example its first letter. */
  groupOf?: ((item: Item) => string) | undefined;
  /** The list element, for `useRecordNavigation`. */
  listRef?: Ref<HTMLElement> | undefined;
  /** Scrolls a virtual list to a row that is out of view. */
  virtualRef?: Ref<VirtualHandle> | undefined;
};

/** Rows rendered in the first frame and in each later frame, chosen so that no frame is long on a slow device. */
const rowsPerFrame = { first: 2, rest: 2, virtual: 2 };

/** At the browser's default text size. */
const pxPerRem = 16;

/** The rows of a `RecordList`. */
export function RecordRows<Item>({ virtual = false, ...props }: RecordRowsProps<Item>) {
  return virtual ? <WindowedRows {...props} /> : <AllRows {...props} />;
}

function AllRows<Item>({ label, items, getKey, renderRow, listRef }: RecordRowsProps<Item>) {
  const rendered = useProgressiveRender(items.length, rowsPerFrame.first, rowsPerFrame.rest);
  return (
    <ul role="list" ref={listRef as Ref<HTMLUListElement>} className={styles.rows} aria-label={label}>
      {items.slice(0, rendered).map((item) => (
        <li key={getKey(item)}>{renderRow(item)}</li>
      ))}
      {items.slice(rendered).map((item) => (
        <li key={getKey(item)} className={styles.rowPlaceholder} aria-hidden="true" />
      ))}
    </ul>
  );
}

function WindowedRows<Item>({
  label,
  items,
  getKey,
  renderRow,
  rowHeight,
  groupOf,
  listRef,
  virtualRef,
}: RecordRowsProps<Item>) {
  const [queue] = useState(() => createRenderQueue(rowsPerFrame.virtual));
  return (
    <div ref={listRef as Ref<HTMLDivElement>} className={styles.window}>
      <VirtualList
        ref={virtualRef}
        label={label}
        items={items}
        itemKey={getKey}
        estimatedHeight={rowHeight * pxPerRem}
        {...(groupOf && { groupOf })}
      >
        {(item) => (
          <QueuedRow queue={queue} height={`${rowHeight}rem`}>
            {() => renderRow(item)}
          </QueuedRow>
        )}
      </VirtualList>
    </div>
  );
}
