import { createContext, memo, use, useMemo } from 'react';
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
import { startsInView, VirtualItems } from './VirtualItems';
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

/** The items of a list of a virtual board; the one that a key carries stays in view. */
function LiveVirtualItems<Item extends SortableItem>(props: VirtualItemsProps<Item> & { listId: string }) {
  const { listId, ...rest } = props;
  const carry = use(CarryContext);
  const isCarried = carry?.kind === 'item' && carry.by === 'keyboard' && carry.at.listId === listId;
  return <VirtualItems {...rest} keptInView={isCarried ? carry.id : undefined} />;
}

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
                  <Item key={id} kind="list" item={list} width={width} fixed={!onMoveList}>
                    {(handle) =>
                      renderList(list, {
                        handle,
                        items: (
                          <TrackOrder kind="item" track={track}>
                            {virtual ? (
                              <LiveVirtualItems
                                {...{ gap, emptyText, estimatedHeight }}
                                listId={id}
                                label={list.label}
                                items={track.items}
                                startsInView={startsInView(lists, index)}
                              >
                                {(entry) => {
                                  const item = drawItem.get(entry.id);
                                  return item ? <BoardRow item={item} listId={id} renderItem={renderItem} /> : null;
                                }}
                              </LiveVirtualItems>
                            ) : (
                              <TrackFrame
                                {...{ gap, emptyText }}
                                label={list.label}
                                orientation="vertical"
                                empty={track.items.length === 0}
                              >
                                {track.items.map((entry) => {
                                  const item = drawItem.get(entry.id);
                                  return item ? (
                                    <Item key={item.id} kind="item" item={item} listId={id}>
                                      {(itemHandle) => renderItem(item, itemHandle)}
                                    </Item>
                                  ) : null;
                                })}
                              </TrackFrame>
                            )}
                          </TrackOrder>
                        ),
                      })
                    }
                  </Item>
                );
              })}
            </BoardFrame>
          </TrackOrder>
        ));
      }}
    </SortArea>
  );
}
