import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, useCallback, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { createRenderQueue, useRenderTurn } from '#components/internal/renderQueue';
import type { RenderQueue } from '#components/internal/renderQueue';
import { useItemSelection } from '#components/internal/virtualItems';
import type { VirtualItemsProps } from '#components/internal/virtualItems';
import * as shared from '#components/internal/virtualItems.css';
import { overscanOf } from '#components/internal/virtualRows';
import { textAt, VirtualWindow } from '#components/internal/VirtualWindow';

import { useColumns } from './useColumns';
import * as styles from './VirtualGrid.css';

export type VirtualGridProps<Item> = VirtualItemsProps<Item> & {
  /** Accessible name of the grid. */
  label: string;
  /** `grid`: tiles with two-dimensional arrow key navigation; `list`: content with its own controls. */
  as?: 'grid' | 'list';
  /** Minimum width of a tile in px; determines the number of columns. */
  minTileWidth?: number;
  /** Estimated height of a row in px, used until it is measured. */
  estimatedHeight?: number;
  /** Distance between the tiles: a step of the space scale, in px. */
  gap?: keyof typeof styles.gap;
};

/** Lines of tiles rendered in one frame. */
const linesPerFrame = 2;

/** A virtualised grid for thousands of icons, files or images: only visible tiles are rendered. */
export function VirtualGrid<Item>({
  label,
  items,
  itemKey,
  children,
  as = 'grid',
  minTileWidth = 160,
  estimatedHeight = 120,
  gap = 12,
  height = 'fill',
  textOf,
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  multiple = false,
  isDisabled,
  onAction,
  position,
  onPositionChange,
  empty,
  ref,
}: VirtualGridProps<Item>) {
  const { i18n } = useTranslation();
  const walks = as === 'grid';
  const { selection, selectable, pressable } = useItemSelection({
    items,
    itemKey,
    multiple,
    isDisabled,
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    onAction,
  });
  const root = useRef<HTMLDivElement>(null);
  const [queue] = useState(() => createRenderQueue(linesPerFrame));
  const columns = useColumns(root, minTileWidth);
  const last = items.length - 1;
  const keyAt = (index: number) => {
    const item = items[index];
    return item === undefined ? undefined : itemKey(item);
  };
  const lineCount = Math.ceil(items.length / columns);
  function targetsOf(slot: number, pageLines = 4, { currentTarget, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>) {
    const whole = ctrlKey || metaKey;
    const forwards = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
    const rowStart = slot - (slot % columns);
    const within = (target: number) => (target < 0 || target > last ? slot : target);
    return {
      ArrowRight: () => within(slot + forwards),
      ArrowLeft: () => within(slot - forwards),
      ArrowDown: () => within(slot + columns),
      ArrowUp: () => within(slot - columns),
      Home: () => (whole ? 0 : rowStart),
      End: () => (whole ? last : Math.min(last, rowStart + columns - 1)),
      PageDown: () => Math.min(last, slot + columns * pageLines),
      PageUp: () => Math.max(0, slot - columns * pageLines),
    };
  }

  const { isSelected: isSelectedKey } = selection;
  // Stable while scrolling, so that only newly visible rows render.
  const draw = useCallback(
    (index: number): Drawn | undefined => {
      const item = items[index];
      if (item === undefined) return undefined;
      const key = itemKey(item);
      const isSelected = isSelectedKey(key);
      return {
        key,
        pressable,
        disabled: isDisabled?.(key) ?? false,
        selected: selectable ? isSelected : undefined,
        content: children(item, { selected: isSelected, position: index + 1 }),
      };
    },
    [items, itemKey, isSelectedKey, isDisabled, children, selectable, pressable],
  );

  if (items.length === 0 && empty !== undefined) return empty;

  return (
    <VirtualWindow
      scroller={root}
      label={label}
      role={as}
      className={`${shared.root} ${styles.gutter} ${shared.height[height]} ${styles.gap[gap]}`}
      sizerClassName={shared.sizer}
      style={assignInlineVars({ [styles.columns]: String(columns) })}
      multiselectable={walks && selectable && multiple}
      rowCount={walks ? lineCount : undefined}
      columnCount={walks ? columns : undefined}
      slots={{
        keyAt,
        find: (key) => items.findIndex((item) => itemKey(item) === key),
        nearest: (slot) => Math.min(slot, last),
        ofItem: (item) => item,
        itemAt: (slot) => slot,
      }}
      lines={{
        count: lineCount,
        ofSlot: (slot) => Math.floor(slot / columns),
        estimatedHeight: () => estimatedHeight,
        overscan: overscanOf(estimatedHeight),
      }}
      targets={targetsOf}
      walks={walks}
      selection={selection}
      selectable={selectable}
      onAction={onAction}
      typeAhead={textOf && { count: items.length, textAt: textAt(items, textOf), locale: i18n.language }}
      position={position}
      onPositionChange={onPositionChange}
      ref={ref}
    >
      {({ lines, activeSlot, measureLine }) =>
        lines.map(({ key, index, size }) => (
          <Row
            key={key}
            index={index}
            from={index * columns}
            to={Math.min(items.length, (index + 1) * columns)}
            height={size}
            active={index === Math.floor(activeSlot / columns) ? activeSlot : -1}
            walks={walks}
            count={items.length}
            queue={queue}
            measure={measureLine}
            draw={draw}
          />
        ))
      }
    </VirtualWindow>
  );
}

/** The rendered content of a tile. */
type Drawn = {
  readonly key: string;
  readonly pressable: boolean;
  readonly disabled: boolean;
  readonly selected: boolean | undefined;
  readonly content: ReactNode;
};

type RowProps = TilesProps & {
  index: number;
  /** Height in px reserved until its tiles are rendered. */
  height: number;
  queue: RenderQueue;
  measure: (element: HTMLDivElement | null) => void;
};

function Row({ index, height, queue, measure, ...tiles }: RowProps) {
  const { isShown: hasTiles, setPlace } = useRenderTurn(queue, tiles.active >= 0);
  const setElement = useCallback(
    (element: HTMLDivElement | null) => {
      setPlace(element);
      measure(element);
    },
    [setPlace, measure],
  );
  // No `row` role without tiles: an empty row is invalid.
  const isRow = tiles.walks && hasTiles;
  return (
    <div
      ref={setElement}
      data-index={index}
      role={isRow ? 'row' : 'presentation'}
      aria-rowindex={isRow ? index + 1 : undefined}
      className={styles.row}
      style={hasTiles ? undefined : { blockSize: height }}
    >
      {hasTiles ? <Tiles {...tiles} /> : null}
    </div>
  );
}

type TilesProps = {
  /** Index range, end exclusive. */
  from: number;
  to: number;
  /** Index of the tile that is the tab stop, or -1 if it is in another row. */
  active: number;
  walks: boolean;
  /** Number of all tiles. */
  count: number;
  draw: (index: number) => Drawn | undefined;
};

/** The tiles of a row. Memoised: a scroll step adds one row, and the others must not re-render. */
const Tiles = memo(function Tiles({ from, to, active, walks, count, draw }: TilesProps) {
  return Array.from({ length: to - from }, (_, column) => {
    const at = from + column;
    const tile = draw(at);
    return tile ? (
      <div
        key={tile.key}
        data-slot={at}
        data-pressable={(tile.pressable && !tile.disabled) || undefined}
        role={walks ? 'gridcell' : 'listitem'}
        className={`${shared.item} ${styles.tile}`}
        aria-colindex={walks ? column + 1 : undefined}
        aria-posinset={walks ? undefined : at + 1}
        aria-setsize={walks ? undefined : count}
        aria-disabled={(walks && tile.disabled) || undefined}
        aria-selected={walks ? tile.selected : undefined}
        tabIndex={walks ? (at === active ? 0 : -1) : undefined}
      >
        {tile.content}
      </div>
    ) : null;
  });
});
