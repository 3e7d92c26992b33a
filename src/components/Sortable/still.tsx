import type { ReactNode } from 'react';

import { BoardFrame, TrackFrame } from './Frames';
import * as styles from './Sortable.css';
import { StillHandle } from './StillHandle';
import type {
  SortableBoardList,
  SortableBoardProps,
  SortableItem,
  SortableListProps,
  SortableRowsProps,
} from './types';
import { hasManyItems, startsInView, VirtualItems } from './VirtualItems';

/** The items of a list before dragging has loaded. */
export function StillItems<Item extends SortableItem>({
  label,
  items,
  renderItem,
  orientation = 'vertical',
  gap = 8,
  cell,
  emptyText,
  disabled = false,
}: Omit<SortableListProps<Item>, 'onMove'>) {
  return (
    <TrackFrame {...{ label, orientation, gap, cell, emptyText }} empty={items.length === 0}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          {renderItem(item, stillHandle(disabled, item))}
        </li>
      ))}
    </TrackFrame>
  );
}

const stillHandle = (gone: boolean, { disabled = false }: SortableItem): ReactNode =>
  gone ? null : <StillHandle disabled={disabled} />;

/** A board before dragging has loaded. */
export function StillBoard<Item extends SortableItem, List extends SortableBoardList<Item>>({
  label,
  lists,
  renderItem,
  renderList,
  onMoveList,
  gap = 8,
  column = 'medium',
  emptyText,
  disabled = false,
  virtual = false,
  estimatedHeight,
  end,
}: SortableBoardProps<Item, List>) {
  return (
    <BoardFrame label={label} virtual={virtual} end={end}>
      {lists.map((list, index) => (
        <li key={list.id} className={`${styles.item} ${styles.column[column]} ${virtual ? styles.boundedColumn : ''}`}>
          {renderList(list, {
            handle: stillHandle(disabled || !onMoveList, list),
            items: virtual ? (
              <VirtualItems
                {...{ gap, emptyText, estimatedHeight }}
                label={list.label}
                items={list.items}
                startsInView={startsInView(lists, index)}
                queued={hasManyItems(lists)}
              >
                {(item) => renderItem(item, stillHandle(disabled, item))}
              </VirtualItems>
            ) : (
              <StillItems {...{ renderItem, gap, disabled, emptyText }} label={list.label} items={list.items} />
            ),
          })}
        </li>
      ))}
    </BoardFrame>
  );
}

/** The rows of a list before dragging has loaded. */
export function StillRows({ items, renderItem, children, disabled = false }: SortableRowsProps) {
  return children(items, (id) => renderItem(id, disabled ? null : <StillHandle />));
}
