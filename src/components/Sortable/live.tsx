import { createContext, memo, use, useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';

import { CarryContext } from './area';
import { BoardFrame, TrackFrame } from './Frames';
import { Item } from './Item';
import { SortArea } from './SortArea';
import * as styles from './Sortable.css';
import { StillHandle } from './StillHandle';
import { StillItems } from './still';
import { TrackOrder } from './TrackOrder';
import type { Container } from './tracks';
import type {
  SortableBoardList,
  SortableBoardProps,
  SortableItem,
  SortableListProps,
  SortableRowsProps,
} from './types';
import { hasManyItems, startsInView, VirtualItems } from './VirtualItems';
import type { VirtualItemsProps } from './VirtualItems';

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
      {(shown) =>
        shown('item').map((track) => (
          <TrackOrder key={track.id} kind="item" track={track}>
            <TrackFrame {...{ label, orientation, gap, cell, emptyText }} empty={track.items.length === 0}>
              {track.items.map(({ id }) => {
                const item = draw.get(id);
                return item ? (
                  <Item key={id} kind="item" item={item}>
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

const RenderItemContext = createContext<SortableRowsProps['renderItem']>(() => null);

/** Memoised, because a virtual list renders all its rows again with each step of scrolling. */
const Row = memo(function Row({ item }: { item: SortableItem }) {
  return (
    <Item kind="item" item={item} as="div">
      {(handle) => <RowContent id={item.id} handle={handle} />}
    </Item>
  );
});

/** With another `renderItem` only the contents of the rows are rendered again. */
function RowContent({ id, handle }: { id: string; handle: ReactNode }) {
  return use(RenderItemContext)(id, handle);
}

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
      {(shown) =>
        shown('item').map((track) => (
          <TrackOrder key={track.id} kind="item" track={track}>
            <RenderItemContext value={renderItem}>
              {children(track.items, (id) => {
                const item = known.get(id);
                return item ? <Row item={item} /> : null;
              })}
            </RenderItemContext>
          </TrackOrder>
        ))
      }
    </SortArea>
  );
}

type BoardRowProps<Item extends SortableItem> = {
  item: Item;
  listId: string;
  renderItem: SortableBoardProps<Item, SortableBoardList<Item>>['renderItem'];
};

function BoardRowOf<Item extends SortableItem>({ item, listId, renderItem }: BoardRowProps<Item>) {
  return (
    <Item kind="item" item={item} listId={listId} as="div" look="item">
      {(handle) => renderItem(item, handle)}
    </Item>
  );
}

/** Memoised, because a list renders all its rows again with each step of scrolling. */
const BoardRow = memo(BoardRowOf) as typeof BoardRowOf;

type LiveVirtualItemsProps<Item extends SortableItem> = Omit<
  VirtualItemsProps<SortableItem>,
  'carriedId' | 'keptInView' | 'children'
> & {
  listId: string;
  /** The items of the board by their ids. */
  known: ReadonlyMap<string, Item>;
  renderItem: BoardRowProps<Item>['renderItem'];
};

/** The items of a list of a virtual board; the one that a key carries stays in view. */
function LiveVirtualItems<Item extends SortableItem>({
  listId,
  renderItem,
  known,
  ...rest
}: LiveVirtualItemsProps<Item>) {
  const carry = use(CarryContext);
  const carriedId = carry?.kind === 'item' && carry.at.listId === listId ? carry.id : undefined;
  // The same function while an item is moved, so that rows at rest are not rendered again.
  const renderEntry = useCallback(
    ({ id }: SortableItem) => {
      const item = known.get(id);
      return item ? <BoardRow item={item} listId={listId} renderItem={renderItem} /> : null;
    },
    [known, listId, renderItem],
  );
  return (
    <VirtualItems {...rest} carriedId={carriedId} keptInView={carry?.by === 'keyboard' ? carriedId : undefined}>
      {renderEntry}
    </VirtualItems>
  );
}

type BoardColumnProps<Item extends SortableItem, List extends SortableBoardList<Item>> = Pick<
  SortableBoardProps<Item, List>,
  'emptyText' | 'estimatedHeight' | 'renderItem' | 'renderList'
> &
  Required<Pick<SortableBoardProps<Item, List>, 'gap'>> & {
    list: List;
    /** What is in the list now, in its order. */
    items: readonly SortableItem[];
    /** The items of the board by their ids. */
    known: ReadonlyMap<string, Item>;
    width: string;
    fixed: boolean;
    virtual: boolean;
    startsInView: boolean;
    queued: boolean;
  };

function BoardColumnOf<Item extends SortableItem, List extends SortableBoardList<Item>>({
  list,
  items,
  known,
  width,
  fixed,
  virtual,
  startsInView: isFirst,
  queued,
  gap,
  emptyText,
  estimatedHeight,
  renderItem,
  renderList,
}: BoardColumnProps<Item, List>) {
  const { id, label } = list;
  const content = useMemo(
    () => (
      <TrackOrder kind="item" track={{ id, label, items, orientation: 'vertical' }}>
        {virtual ? (
          <LiveVirtualItems
            {...{ label, items, known, gap, emptyText, estimatedHeight, queued, renderItem }}
            listId={id}
            startsInView={isFirst}
          />
        ) : (
          <TrackFrame {...{ label, gap, emptyText }} orientation="vertical" empty={items.length === 0}>
            {items.map((entry) => {
              const item = known.get(entry.id);
              return item ? (
                <Item key={item.id} kind="item" item={item} listId={id}>
                  {(handle) => renderItem(item, handle)}
                </Item>
              ) : null;
            })}
          </TrackFrame>
        )}
      </TrackOrder>
    ),
    [id, label, items, known, virtual, isFirst, queued, gap, emptyText, estimatedHeight, renderItem],
  );
  const render = useCallback(
    (handle: ReactNode) => renderList(list, { handle, items: content }),
    [renderList, list, content],
  );
  return (
    <Item kind="list" item={list} width={width} fixed={fixed}>
      {render}
    </Item>
  );
}

/** Memoised, because the move of an item changes two lists of many. */
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
  const isFull = hasManyItems(lists);
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
      {(shown) => {
        const tracks = new Map(shown('item').map((track) => [track.id, track]));
        return shown('list').map((board) => (
          <TrackOrder key={board.id} kind="list" track={board}>
            <BoardFrame label={label} virtual={virtual} end={end}>
              {board.items.map(({ id }, index) => {
                const list = drawList.get(id);
                const track = tracks.get(id);
                if (!list || !track) return null;
                return (
                  <BoardColumn
                    key={id}
                    {...{ list, width, gap, emptyText, virtual, estimatedHeight, renderItem, renderList }}
                    items={track.items}
                    known={drawItem}
                    fixed={!onMoveList}
                    startsInView={startsInView(lists, index)}
                    queued={isFull}
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
