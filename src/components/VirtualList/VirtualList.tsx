import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { findTypeAheadMatch, TypeAhead } from '#components/internal/typeAhead';

import { itemRowAt, keysBetween, rowsOf } from './rows';
import * as styles from './VirtualList.css';

/** Scroll position of a virtual list with its measured heights; pass it back as `position` to restore it. */
export type VirtualPosition = {
  /** Scroll offset in px. */
  readonly offset: number;
  /** Heights of the rows that were shown. */
  readonly measured: VirtualItem[];
};

/** Imperative handle of a virtual list or grid. */
export type VirtualHandle = {
  /** Scrolls an item into view, by its index in `items`. */
  scrollTo: (index: number) => void;
  /** Scrolls an item into view and focuses it. */
  focus: (index: number) => void;
};

export type VirtualListProps<Item> = {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  /** Stable id of an item, independent of its position. */
  itemKey: (item: Item) => string;
  /** Renders one item. */
  children: (item: Item, state: { readonly selected: boolean; readonly position: number }) => ReactNode;
  /**
   * `list`: content with its own controls; `listbox`: options; `grid`: rows with arrow key navigation that contain
   * controls.
   */
  as?: 'list' | 'listbox' | 'grid';
  /** Estimated height of a row in px, used until it is measured. */
  estimatedHeight?: number;
  height?: keyof typeof styles.height;
  /** Group heading of an item; items of a group must be adjacent. */
  groupOf?: (item: Item) => string;
  /** Text that type-ahead matches, in a listbox or grid. */
  textOf?: (item: Item) => string;
  /** Keys of the selected items; items are selectable if `onSelectionChange` is set. */
  selectedKeys?: readonly string[];
  onSelectionChange?: (keys: string[]) => void;
  multiple?: boolean;
  /** Called on Enter or double click on an item. */
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

const rowRole = { list: 'listitem', listbox: 'option', grid: 'row' } as const;
const headingHeight = 32;
const nothing: readonly string[] = [];

/**
 * A virtualised list, as fast with ten thousand rows as with ten: only visible rows are rendered, plus the focused one.
 */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  children,
  as = 'list',
  estimatedHeight = 40,
  height = 'fill',
  groupOf,
  textOf,
  selectedKeys = nothing,
  onSelectionChange,
  multiple = false,
  onAction,
  position,
  onPositionChange,
  empty,
  ref,
}: VirtualListProps<Item>) {
  const { i18n } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  const anchor = useRef(-1);
  const reported = useRef(position?.offset ?? 0);
  const [typeAhead] = useState(() => new TypeAhead());
  const [active, setActive] = useState<Active>();

  // Memoised: scrolling re-renders often, and iterating over 10,000 items each time costs 8 ms on a slow phone.
  const { rows, keyAt } = useMemo(() => {
    const made = rowsOf(items, itemKey, groupOf);
    return { rows: made, keyAt: (index: number) => made[index]?.key ?? index };
  }, [items, itemKey, groupOf]);
  const chosen = useMemo(() => new Set(selectedKeys), [selectedKeys]);

  const walks = as !== 'list';
  const activeIndex = locate();

  function locate(): number {
    if (active) {
      if (rows[active.index]?.key === active.key) return active.index;
      const moved = rows.findIndex(({ key }) => key === active.key);
      return moved >= 0 ? moved : itemRowAt(rows, active.index, 1);
    }
    if (!walks) return -1;
    const first = selectedKeys[0];
    const at = first === undefined ? -1 : rows.findIndex(({ key }) => key === first);
    return at >= 0 ? at : itemRowAt(rows, 0, 1);
  }

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'heading' ? headingHeight : estimatedHeight),
    getItemKey: keyAt,
    overscan: 6,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    scrollPaddingStart: groupOf ? headingHeight : 0,
    initialOffset: position?.offset ?? 0,
    initialMeasurementsCache: position?.measured ?? [],
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      // Always render the active row, or focus would be lost to the page when it scrolls away.
      if (activeIndex < 0 || shown.includes(activeIndex)) return shown;
      return [...shown, activeIndex].toSorted((a, b) => a - b);
    },
    onChange: ({ isScrolling, scrollOffset, takeSnapshot }) => {
      if (isScrolling || scrollOffset === null || scrollOffset === reported.current) return;
      reported.current = scrollOffset;
      onPositionChange?.({ offset: scrollOffset, measured: takeSnapshot() });
    },
  });

  const elementAt = (index: number) => scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);

  function focusRow(index: number) {
    const row = rows[index];
    if (!row) return;
    flushSync(() => setActive({ key: row.key, index }));
    virtualizer.scrollToIndex(index);
    elementAt(index)?.focus({ preventScroll: true });
  }

  const rowOf = (item: number) =>
    groupOf ? rows.findIndex((row) => row.kind === 'item' && row.position === item + 1) : item;
  useImperativeHandle(ref, () => ({
    scrollTo: (index) => virtualizer.scrollToIndex(rowOf(index)),
    focus: (index) => focusRow(rowOf(index)),
  }));

  // The focused row may be removed from outside: focus its neighbour instead of losing focus to the page.
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    (activeIndex >= 0 && walks ? elementAt(activeIndex) : scroller.current)?.focus({ preventScroll: true });
  });

  function choose(index: number, { range = false, add = false } = {}) {
    const row = rows[index];
    if (!onSelectionChange || row?.kind !== 'item') return;
    if (multiple && range && anchor.current >= 0) {
      onSelectionChange(keysBetween(rows, anchor.current, index));
      return;
    }
    anchor.current = index;
    if (!multiple) onSelectionChange([row.key]);
    else if (add)
      onSelectionChange(
        chosen.has(row.key) ? selectedKeys.filter((key) => key !== row.key) : [...selectedKeys, row.key],
      );
    else onSelectionChange([row.key]);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // Ignore keys from elements inside a row.
    if (!walks || activeIndex < 0 || event.target !== elementAt(activeIndex)) return;
    const control = event.ctrlKey || event.metaKey;
    const row = rows[activeIndex];
    const range = virtualizer.range;
    const typing = typeAhead.accepts(event);
    const page = range ? Math.max(1, range.endIndex - range.startIndex - 1) : 10;
    const target: Readonly<Record<string, () => number>> = {
      ArrowDown: () => itemRowAt(rows, activeIndex + 1, 1),
      ArrowUp: () => itemRowAt(rows, activeIndex - 1, -1),
      Home: () => itemRowAt(rows, 0, 1),
      End: () => itemRowAt(rows, rows.length - 1, -1),
      PageDown: () => itemRowAt(rows, activeIndex + page, 1),
      PageUp: () => itemRowAt(rows, activeIndex - page, -1),
    };
    const move = target[event.key];
    if (move) {
      const to = move();
      if (event.shiftKey && anchor.current < 0) anchor.current = activeIndex;
      if (event.shiftKey) choose(to, { range: true });
      focusRow(to);
    } else if (typing && textOf && row?.kind === 'item') {
      const typed = typeAhead.add(event.key, event.timeStamp);
      const text = (index: number) => {
        const item = items[index];
        return item === undefined ? '' : textOf(item);
      };
      const found = findTypeAheadMatch(typed, items.length, row.position - 1, text, i18n.language);
      if (found >= 0) focusRow(rowOf(found));
    } else if (event.key === ' ') choose(activeIndex, { add: true, range: event.shiftKey });
    else if (event.key === 'Enter' && row?.kind === 'item') {
      if (onAction) onAction(itemKey(row.item));
      else choose(activeIndex, { add: true });
    } else if (event.key === 'a' && control && multiple) onSelectionChange?.(keysBetween(rows, 0, rows.length - 1));
    else return;
    event.preventDefault();
  }

  function handleFocus(event: FocusEvent<HTMLDivElement>) {
    focused.current = true;
    const index = Number(event.target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
    const row = rows[index];
    if (row?.kind === 'item' && row.key !== active?.key) setActive({ key: row.key, index });
  }

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    focused.current = false;
    if (!walks) setActive(undefined);
  }

  function handleClick(event: MouseEvent<HTMLDivElement>, index: number) {
    if (event.target instanceof Element && event.target.closest('a, button, input, label, select, textarea')) return;
    choose(index, { range: event.shiftKey, add: event.ctrlKey || event.metaKey });
  }

  if (rows.length === 0 && empty !== undefined) return empty;

  const topRow = rows[virtualizer.range?.startIndex ?? 0];
  const topHeading = topRow?.kind === 'item' ? rows[topRow.heading] : topRow;
  const pressable = Boolean(onSelectionChange ?? onAction);

  return (
    <div
      ref={scroller}
      role={as}
      aria-label={label}
      aria-multiselectable={(walks && onSelectionChange && multiple) || undefined}
      aria-rowcount={as === 'grid' ? rows.length : undefined}
      tabIndex={walks ? -1 : 0}
      className={`${styles.root} ${styles.height[height]}`}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {topHeading?.kind === 'heading' ? (
        <div className={styles.sticky} role="presentation" aria-hidden="true">
          <div className={styles.stickyHeading}>{topHeading.label}</div>
        </div>
      ) : null}
      <div ref={virtualizer.containerRef} role="presentation" className={styles.sizer}>
        {virtualizer.getVirtualItems().map(({ index, key }) => {
          const row = rows[index];
          if (!row) return null;
          if (row.kind === 'heading') {
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={styles.row}
                aria-hidden="true"
              >
                <div className={styles.heading}>{row.label}</div>
              </div>
            );
          }
          const above = row.first ? rows[row.heading] : undefined;
          const isChosen = chosen.has(row.key);
          const content = children(row.item, { selected: isChosen, position: row.position });
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              data-pressable={pressable || undefined}
              role={rowRole[as]}
              className={styles.row}
              // The first row of a group announces the group.
              aria-description={above?.kind === 'heading' ? above.label : undefined}
              aria-posinset={as === 'grid' ? undefined : row.position}
              aria-setsize={as === 'grid' ? undefined : items.length}
              aria-rowindex={as === 'grid' ? index + 1 : undefined}
              aria-selected={walks && onSelectionChange ? isChosen : undefined}
              tabIndex={walks ? (index === activeIndex ? 0 : -1) : undefined}
              onClick={onSelectionChange ? (event) => handleClick(event, index) : undefined}
              onDoubleClick={onAction ? () => onAction(itemKey(row.item)) : undefined}
            >
              {as === 'grid' ? <div role="gridcell">{content}</div> : content}
            </div>
          );
        })}
      </div>
    </div>
  );
}
