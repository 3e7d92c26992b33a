import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  memo,
  useCallback,
  useDeferredValue,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import type { VirtualHandle, VirtualPosition } from '#components/VirtualList';
import { findTypeAheadMatch, TypeAhead } from '#components/internal/typeAhead';

import { useColumns } from './useColumns';
import * as styles from './VirtualGrid.css';

export type VirtualGridProps<Item> = {
  /** Accessible name of the grid. */
  label: string;
  items: readonly Item[];
  /** Stable id of an item, independent of its position. */
  itemKey: (item: Item) => string;
  /** Renders one tile. */
  children: (item: Item, state: { readonly selected: boolean; readonly position: number }) => ReactNode;
  /** `grid`: tiles with two-dimensional arrow key navigation; `list`: content with its own controls. */
  as?: 'grid' | 'list';
  /** Minimum width of a tile in px; determines the number of columns. */
  minTileWidth?: number;
  /** Estimated height of a row in px, used until it is measured. */
  estimatedHeight?: number;
  /** Space between the tiles. */
  gap?: keyof typeof styles.gap;
  height?: keyof typeof styles.height;
  /** Text that type-ahead matches. */
  textOf?: (item: Item) => string;
  /** Keys of the selected items; tiles are selectable if `onSelectionChange` is set. */
  selectedKeys?: readonly string[];
  onSelectionChange?: (keys: string[]) => void;
  multiple?: boolean;
  /** Called on Enter or double click on a tile. */
  onAction?: (key: string) => void;
  /** Initial position, as last reported by `onPositionChange`. */
  position?: VirtualPosition;
  /** Called when scrolling has stopped. */
  onPositionChange?: (position: VirtualPosition) => void;
  /** Shown if there are no items. */
  empty?: ReactNode;
  ref?: Ref<VirtualHandle>;
};

type Active = { readonly key: string; readonly index: number };

const nothing: readonly string[] = [];

/** Index of the tile that contains an element, or -1. */
const indexOf = (inside: Element) => Number(inside.closest<HTMLElement>('[data-tile]')?.dataset['tile'] ?? -1);

/** A virtualised grid for thousands of icons, files or images: only visible tiles are rendered. */
export function VirtualGrid<Item>({
  label,
  items,
  itemKey,
  children,
  as = 'grid',
  minTileWidth = 160,
  estimatedHeight = 120,
  gap = 'medium',
  height = 'fill',
  textOf,
  selectedKeys = nothing,
  onSelectionChange,
  multiple = false,
  onAction,
  position,
  onPositionChange,
  empty,
  ref,
}: VirtualGridProps<Item>) {
  const { i18n } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  const anchor = useRef(-1);
  const reported = useRef(position?.offset ?? 0);
  const [typeAhead] = useState(() => new TypeAhead());
  const [active, setActive] = useState<Active>();
  const columns = useColumns(scroller, minTileWidth);
  // Memoised: scrolling re-renders often with the same selection, which can have thousands of keys.
  const chosen = useMemo(() => new Set(selectedKeys), [selectedKeys]);

  const walks = as === 'grid';
  const rowCount = Math.ceil(items.length / columns);
  const keyAt = (index: number) => {
    const item = items[index];
    return item === undefined ? undefined : itemKey(item);
  };
  const activeIndex = locate();

  function locate(): number {
    if (active) {
      if (keyAt(active.index) === active.key) return active.index;
      const moved = items.findIndex((item) => itemKey(item) === active.key);
      return moved >= 0 ? moved : Math.min(active.index, items.length - 1);
    }
    if (!walks) return -1;
    const first = selectedKeys[0];
    return Math.max(0, first === undefined ? 0 : items.findIndex((item) => itemKey(item) === first));
  }

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    overscan: 2,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    initialOffset: position?.offset ?? 0,
    initialMeasurementsCache: position?.measured ?? [],
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      const row = Math.floor(activeIndex / columns);
      // Always render the active tile, or focus would be lost to the page when it scrolls away.
      return activeIndex < 0 || shown.includes(row) ? shown : [...shown, row].toSorted((a, b) => a - b);
    },
    onChange: ({ isScrolling, scrollOffset, takeSnapshot }) => {
      if (isScrolling || scrollOffset === null || scrollOffset === reported.current) return;
      reported.current = scrollOffset;
      onPositionChange?.({ offset: scrollOffset, measured: takeSnapshot() });
    },
  });

  // Dragging the scrollbar can jump so far that no row of the last frame is reused. Those tiles then render after the
  // frame is painted, as in native lists; with smaller steps they render immediately.
  const { startIndex: top = 0, endIndex: bottom = 0 } = virtualizer.range ?? {};
  const leaps = Math.abs(top - useDeferredValue(top)) > bottom - top;
  const activeRow = Math.floor(activeIndex / columns);
  const follows = (row: number) => leaps && row !== activeRow;

  const tileAt = (index: number) => scroller.current?.querySelector<HTMLElement>(`[data-tile="${index}"]`);

  function focusTile(index: number) {
    const key = keyAt(index);
    if (key === undefined) return;
    flushSync(() => setActive({ key, index }));
    virtualizer.scrollToIndex(Math.floor(index / columns));
    tileAt(index)?.focus({ preventScroll: true });
  }

  useImperativeHandle(ref, () => ({
    scrollTo: (index) => virtualizer.scrollToIndex(Math.floor(index / columns)),
    focus: focusTile,
  }));

  // The focused tile may be removed from outside: focus its neighbour instead of losing focus to the page.
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    (walks ? tileAt(activeIndex) : scroller.current)?.focus({ preventScroll: true });
  });

  function choose(index: number, { range = false, add = false } = {}) {
    const key = keyAt(index);
    if (!onSelectionChange || key === undefined) return;
    if (multiple && range && anchor.current >= 0) {
      const [from, to] = [Math.min(anchor.current, index), Math.max(anchor.current, index)];
      onSelectionChange(items.slice(from, to + 1).map(itemKey));
      return;
    }
    anchor.current = index;
    if (multiple && add) {
      onSelectionChange(chosen.has(key) ? selectedKeys.filter((other) => other !== key) : [...selectedKeys, key]);
    } else onSelectionChange([key]);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // Ignore keys from elements inside a tile.
    if (!walks || event.target !== tileAt(activeIndex)) return;
    const control = event.ctrlKey || event.metaKey;
    const last = items.length - 1;
    const rowStart = activeIndex - (activeIndex % columns);
    const { range } = virtualizer;
    const typing = typeAhead.accepts(event);
    const page = columns * (range ? Math.max(1, range.endIndex - range.startIndex - 1) : 4);
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const target: Readonly<Record<string, number>> = {
      ArrowRight: activeIndex + forwards,
      ArrowLeft: activeIndex - forwards,
      ArrowDown: activeIndex + columns,
      ArrowUp: activeIndex - columns,
      Home: control ? 0 : rowStart,
      End: control ? last : Math.min(last, rowStart + columns - 1),
      PageDown: Math.min(last, activeIndex + page),
      PageUp: Math.max(0, activeIndex - page),
    };
    const to = target[event.key];
    const item = items[activeIndex];
    if (to !== undefined) {
      if (to >= 0 && to <= last) {
        if (event.shiftKey) {
          if (anchor.current < 0) anchor.current = activeIndex;
          choose(to, { range: true });
        }
        focusTile(to);
      }
    } else if (typing && textOf) {
      const text = (index: number) => {
        const other = items[index];
        return other === undefined ? '' : textOf(other);
      };
      const typed = typeAhead.add(event.key, event.timeStamp);
      const found = findTypeAheadMatch(typed, items.length, activeIndex, text, i18n.language);
      if (found >= 0) focusTile(found);
    } else if (event.key === ' ') choose(activeIndex, { add: true, range: event.shiftKey });
    else if (event.key === 'Enter' && item !== undefined) {
      if (onAction) onAction(itemKey(item));
      else choose(activeIndex, { add: true });
    } else if (event.key === 'a' && control && multiple) onSelectionChange?.(items.map(itemKey));
    else return;
    event.preventDefault();
  }

  function handleFocus(event: FocusEvent<HTMLDivElement>) {
    focused.current = true;
    const index = indexOf(event.target);
    const key = keyAt(index);
    if (key !== undefined && key !== active?.key) setActive({ key, index });
  }

  function handleClick(event: MouseEvent<HTMLDivElement>) {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('a, button, input, label')) return;
    const index = indexOf(target);
    if (index >= 0) choose(index, { range: event.shiftKey, add: event.ctrlKey || event.metaKey });
  }

  function handleDoubleClick({ target }: MouseEvent<HTMLDivElement>) {
    const item = target instanceof Element ? items[indexOf(target)] : undefined;
    if (item !== undefined) onAction?.(itemKey(item));
  }

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    focused.current = false;
    if (!walks) setActive(undefined);
  }

  const selectable = onSelectionChange !== undefined;
  const pressable = selectable || onAction !== undefined;
  // Stable while scrolling, so that only newly visible rows render.
  const draw = useCallback(
    (index: number): Drawn | undefined => {
      const item = items[index];
      if (item === undefined) return undefined;
      const key = itemKey(item);
      const isChosen = chosen.has(key);
      return {
        key,
        pressable,
        selected: selectable ? isChosen : undefined,
        content: children(item, { selected: isChosen, position: index + 1 }),
      };
    },
    [items, itemKey, chosen, children, selectable, pressable],
  );

  if (items.length === 0 && empty !== undefined) return empty;

  return (
    <div
      ref={scroller}
      role={as}
      aria-label={label}
      aria-multiselectable={(walks && onSelectionChange && multiple) || undefined}
      aria-rowcount={walks ? rowCount : undefined}
      aria-colcount={walks ? columns : undefined}
      tabIndex={walks ? -1 : 0}
      className={`${styles.root} ${styles.height[height]} ${styles.gap[gap]}`}
      style={assignInlineVars({ [styles.columns]: String(columns) })}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      onBlur={handleBlur}
      onClick={onSelectionChange ? handleClick : undefined}
      onDoubleClick={onAction ? handleDoubleClick : undefined}
    >
      <div ref={virtualizer.containerRef} role="presentation" className={styles.sizer}>
        {virtualizer.getVirtualItems().map(({ key, index, size }) => {
          const tiles = follows(index) ? 0 : columns;
          return (
            <Row
              key={key}
              index={index}
              from={index * columns}
              to={Math.min(items.length, index * columns + tiles)}
              height={tiles === 0 ? size : undefined}
              active={index === activeRow ? activeIndex : -1}
              walks={walks}
              count={items.length}
              measure={virtualizer.measureElement}
              draw={draw}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The rendered content of a tile. */
type Drawn = {
  readonly key: string;
  readonly pressable: boolean;
  readonly selected: boolean | undefined;
  readonly content: ReactNode;
};

type RowProps = {
  index: number;
  /** Index range of its tiles, end exclusive; empty for a row whose tiles render later. */
  from: number;
  to: number;
  /** Height in px reserved for tiles that render later. */
  height: number | undefined;
  /** Index of the tile that is the tab stop, or -1 if it is in another row. */
  active: number;
  walks: boolean;
  /** Number of all tiles. */
  count: number;
  measure: (element: HTMLDivElement | null) => void;
  draw: (index: number) => Drawn | undefined;
};

// Memoised: a scroll step adds one row, and the others must not re-render.
const Row = memo(function Row({ index, from, to, height, active, walks, count, measure, draw }: RowProps) {
  const tiles = Array.from({ length: to - from }, (_, column) => ({ column, at: from + column }));
  // No `row` role without tiles: an empty row is invalid.
  const isRow = walks && tiles.length > 0;
  return (
    <div
      ref={measure}
      data-index={index}
      role={isRow ? 'row' : 'presentation'}
      aria-rowindex={isRow ? index + 1 : undefined}
      className={styles.row}
      style={height === undefined ? undefined : { blockSize: height }}
    >
      {tiles.map(({ column, at }) => {
        const tile = draw(at);
        return tile ? (
          <div
            key={tile.key}
            data-tile={at}
            data-pressable={tile.pressable || undefined}
            role={walks ? 'gridcell' : 'listitem'}
            className={styles.tile}
            aria-colindex={walks ? column + 1 : undefined}
            aria-posinset={walks ? undefined : at + 1}
            aria-setsize={walks ? undefined : count}
            aria-selected={walks ? tile.selected : undefined}
            tabIndex={walks ? (at === active ? 0 : -1) : undefined}
          >
            {tile.content}
          </div>
        ) : null;
      })}
    </div>
  );
});
