import { memo, useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';

import { BoardFrame, TrackFrame } from './Frames';
import { Item } from './Item';
import { SortArea } from './SortArea';
import * as styles from './Sortable.css';
import { StillHandle } from './StillHandle';
import { StillItems } from './still';
import { TrackOrder } from './TrackOrder';
import type { Container, DragState } from './tracks';
import type {
  SortableBoardList,
  SortableBoardProps,
  SortableItem,
  SortableListProps,
  SortableRowsProps,
} from './types';
import { startsInView, VirtualItems } from './VirtualItems';

/** The move of an item; null while it is at rest. */
const moveOf = (id: string, carry: DragState | null) => (carry?.kind === 'item' && carry.id === id ? carry : null);

/** A `SortableList` with dragging enabled. */
export function LiveList<Item extends SortableItem>({
  label,
  items,
  renderItem,
  onMove,
  orientation = 'vertical',
  dragActivation = 'handle',
  gap = 8,
  cell,
  emptyText,
  disabled = false,
}: SortableListProps<Item>) {
  const draw = new Map(items.map((item) => [item.id, item]));
  return (
    <SortArea
      tracks={{ item: [{ id: '', label, items, orientation }], list: [] }}
      onMove={{ item: onMove, list: undefined }}
      dragActivation={dragActivation}
      disabled={disabled}
      renderLifted={(_kind, id) => {
        const item = draw.get(id);
        return item ? renderItem(item, <StillHandle />) : null;
      }}
    >
      {(shown, carry) =>
        shown('item').map((track) => (
          <TrackOrder key={track.id} kind="item" track={track}>
            <TrackFrame {...{ label, orientation, gap, cell, emptyText }} empty={track.items.length === 0}>
              {track.items.map(({ id }) => {
                const item = draw.get(id);
                return item ? (
                  <Item key={id} kind="item" item={item} carry={moveOf(id, carry)}>
                    {(handle) => renderItem(item, handle)}
                  </Item>
                ) : null;
              })}
            </TrackFrame>
          </TrackOrder>
        ))
      }
    </SortArea>
  );
}

/** Memoised, because a virtual list renders all its rows again with each step of scrolling. */
const Row = memo(function Row({ item, carry, renderItem }: RowProps) {
  const { id } = item;
  const render = useCallback((handle: ReactNode) => renderItem(id, handle), [renderItem, id]);
  return (
    <Item kind="item" item={item} carry={carry} as="div">
      {render}
    </Item>
  );
});

type RowProps = Pick<SortableRowsProps, 'renderItem'> & { item: SortableItem; carry: DragState | null };

/** `SortableRows` with dragging enabled. */
export function LiveRows({ label, items, renderItem, children, onMove, disabled = false }: SortableRowsProps) {
  const known = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  return (
    <SortArea
      tracks={{ item: [{ id: '', label, items, orientation: 'vertical' }], list: [] }}
      onMove={{ item: onMove, list: undefined }}
      dragActivation="handle"
      disabled={disabled}
      renderLifted={(_kind, id) => <div className={styles.liftedRow}>{renderItem(id, <StillHandle />)}</div>}
    >
      {(shown, carry) =>
        shown('item').map((track) => (
          <TrackOrder key={track.id} kind="item" track={track}>
            {children(track.items, (id) => {
              const item = known.get(id);
              return item ? <Row item={item} carry={moveOf(id, carry)} renderItem={renderItem} /> : null;
            })}
          </TrackOrder>
        ))
      }
    </SortArea>
  );
}

type BoardItemProps<Item extends SortableItem> = {
  item: Item;
  carry: DragState | null;
  /** In a list that has elements of its own around its rows. */
  isRow: boolean;
  renderItem: SortableBoardProps<Item, SortableBoardList<Item>>['renderItem'];
};

function BoardItemOf<Item extends SortableItem>({ item, carry, isRow, renderItem }: BoardItemProps<Item>) {
  const render = useCallback((handle: ReactNode) => renderItem(item, handle), [renderItem, item]);
  return (
    <Item kind="item" item={item} carry={carry} look="item" {...(isRow && { as: 'div' })}>
      {render}
    </Item>
  );
}

/** Memoised, because a list renders all its rows again with each step of scrolling. */
const BoardItem = memo(BoardItemOf) as typeof BoardItemOf;

type BoardColumnProps<Item extends SortableItem, List extends SortableBoardList<Item>> = Pick<
  SortableBoardProps<Item, List>,
  'renderItem' | 'renderList' | 'gap' | 'emptyText' | 'virtual' | 'estimatedHeight'
> & {
  list: List;
  /** The items that are in it now, in their order. */
  items: readonly Item[];
  /** The move of the list, if it is being moved. */
  carry: DragState | null;
  /** The move of the item that is in this list now, if one is being moved. */
  itemCarry: DragState | null;
  width: string;
  fixed: boolean;
  startsInView: boolean;
};

function BoardColumnOf<Item extends SortableItem, List extends SortableBoardList<Item>>({
  list,
  items,
  carry,
  itemCarry,
  width,
  fixed,
  startsInView: isFirst,
  renderItem,
  renderList,
  gap = 8,
  emptyText,
  virtual = false,
  estimatedHeight,
}: BoardColumnProps<Item, List>) {
  const { id, label } = list;
  const renderEntry = useCallback(
    (item: Item) => (
      <BoardItem key={item.id} item={item} carry={moveOf(item.id, itemCarry)} isRow={virtual} renderItem={renderItem} />
    ),
    [itemCarry, virtual, renderItem],
  );
  const content = useMemo(
    () => (
      <TrackOrder kind="item" track={{ id, label, items, orientation: 'vertical' }}>
        {virtual ? (
          <VirtualItems
            {...{ gap, emptyText, estimatedHeight, label, items }}
            startsInView={isFirst}
            keptInView={itemCarry?.by === 'keyboard' ? itemCarry.id : undefined}
          >
            {renderEntry}
          </VirtualItems>
        ) : (
          <TrackFrame {...{ gap, emptyText, label }} orientation="vertical" empty={items.length === 0}>
            {items.map((item) => renderEntry(item))}
          </TrackFrame>
        )}
      </TrackOrder>
    ),
    [id, label, items, virtual, gap, emptyText, estimatedHeight, isFirst, itemCarry, renderEntry],
  );
  const render = useCallback(
    (handle: ReactNode) => renderList(list, { handle, items: content }),
    [renderList, list, content],
  );
  return (
    <Item kind="list" item={list} carry={carry} width={width} fixed={fixed}>
      {render}
    </Item>
  );
}

/** Memoised, because a move concerns at most two lists of many. */
const BoardColumn = memo(BoardColumnOf) as typeof BoardColumnOf;

/** Items of a long list that its drag overlay shows. */
const liftedItems = 12;

/** A `SortableBoard` with dragging enabled. */
export function LiveBoard<Item extends SortableItem, List extends SortableBoardList<Item>>({
  label,
  lists,
  renderItem,
  renderList,
  onMove,
  onMoveList,
  dragActivation = 'item',
  gap = 8,
  column = 'medium',
  emptyText,
  disabled = false,
  virtual = false,
  estimatedHeight,
  end,
}: SortableBoardProps<Item, List>) {
  const { drawItem, drawList, vertical } = useMemo(
    () => ({
      drawItem: new Map(lists.flatMap(({ items }) => items.map((item) => [item.id, item] as const))),
      drawList: new Map(lists.map((list) => [list.id, list])),
      vertical: lists.map((list): Container => ({
        id: list.id,
        label: list.label,
        items: list.items,
        orientation: 'vertical',
      })),
    }),
    [lists],
  );
  const width = `${styles.column[column]} ${virtual ? styles.boundedColumn : ''}`;
  return (
    <SortArea
      tracks={{ item: vertical, list: [{ id: '', label, items: lists, orientation: 'horizontal' }] }}
      onMove={{ item: onMove, list: onMoveList }}
      dragActivation={dragActivation}
      disabled={disabled}
      renderLifted={(kind, id) => {
        const item = kind === 'item' ? drawItem.get(id) : undefined;
        const list = kind === 'list' ? drawList.get(id) : undefined;
        if (item) return renderItem(item, <StillHandle />);
        return list
          ? renderList(list, {
              handle: <StillHandle />,
              items: (
                <StillItems
                  {...{ gap, emptyText, renderItem }}
                  label={list.label}
                  items={virtual ? list.items.slice(0, liftedItems) : list.items}
                />
              ),
            })
          : null;
      }}
    >
      {(shown, carry) => {
        const tracks = new Map(shown('item').map((track) => [track.id, track]));
        return shown('list').map((board) => (
          <TrackOrder key={board.id} kind="list" track={board}>
            <BoardFrame label={label} virtual={virtual} end={end}>
              {board.items.map(({ id }, index) => {
                const list = drawList.get(id);
                const track = tracks.get(id);
                if (!list || !track) return null;
                // The same array while no item enters or leaves the list.
                const isAtRest = track.items === list.items;
                const items = isAtRest ? list.items : track.items.flatMap((item) => drawItem.get(item.id) ?? []);
                return (
                  <BoardColumn
                    key={id}
                    {...{ list, items, width, renderItem, renderList, gap, emptyText, virtual, estimatedHeight }}
                    carry={carry?.kind === 'list' && carry.id === id ? carry : null}
                    itemCarry={carry?.kind === 'item' && carry.at.listId === id ? carry : null}
                    fixed={!onMoveList}
                    startsInView={startsInView(index, lists)}
                  />
                );
              })}
            </BoardFrame>
          </TrackOrder>
        ));
      }}
    </SortArea>
  );
}
