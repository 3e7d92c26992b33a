import { defaultRangeExtractor, measureElement, useVirtualizer } from '@tanstack/react-virtual';
import type { VirtualItem } from '@tanstack/react-virtual';
import {
  createElement,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode, Ref, RefObject, CSSProperties } from 'react';
import { flushSync } from 'react-dom';

import { findTypeAheadMatch, TypeAhead } from '#components/internal/typeAhead';
import { useLostFocus } from '#lib/react/useLostFocus';
import type { Selection } from '#lib/selection/useSelection';

/** Scroll position of a virtual list with its measured heights; pass it back as `position` to restore it. */
export type WindowPosition = {
  /** Scroll offset in px. */
  readonly offset: number;
  /** Heights of the rows that were shown. */
  readonly measured: VirtualItem[];
};

/** Imperative handle of a virtual list or grid. */
export type WindowHandle = {
  /** Scrolls an item into view, by its index in `items`; else to the top, the middle or the bottom of the view. */
  scrollTo: (index: number, align?: 'auto' | 'start' | 'center' | 'end') => void;
  /** Scrolls an item into view and focuses it. */
  focus: (index: number) => void;
};

/** What is rendered now. */
type VirtualWindowState = {
  lines: VirtualItem[];
  /** Index of the first visible line. */
  top: number;
  /** Whether scrolling jumped so far that no line of the last frame is reused; only with `emptyWhileLeaping`. */
  leaps: boolean;
  /** Slot that is the tab stop, or -1. */
  activeSlot: number;
  measureLine: (element: HTMLDivElement | null) => void;
};

export type VirtualWindowProps = {
  label: string;
  role: 'list' | 'listbox' | 'grid' | 'log';
  className: string;
  sizerClassName: string;
  style?: CSSProperties | undefined;
  multiselectable?: boolean | undefined;
  rowCount?: number | undefined;
  columnCount?: number | undefined;
  /** Renders the lines. */
  children: (state: VirtualWindowState) => ReactNode;
  /** Above the lines, for example a heading that stays in view. */
  renderHeader?: ((state: VirtualWindowState) => ReactNode) | undefined;
  /** The slot that each key moves to, from `slot` by `pageLines` lines a page. */
  targets: (slot: number, pageLines: number | undefined, event: KeyboardEvent<HTMLElement>) => KeyTargets;
  scroller: RefObject<HTMLDivElement | null>;
  /** Slots that may take focus: the tiles of a grid, the rows of a list with its headings. */
  slots: {
    /** Key of an item; `undefined` for a slot without one. */
    keyAt: (slot: number) => string | undefined;
    find: (key: string) => number;
    /** The item slot at or beyond `slot` in a direction, clamped to the ends; -1 if there is none. */
    nearest: (slot: number, step: 1 | -1) => number;
    /** Slot of an item, by its index in `items`. */
    ofItem: (item: number) => number;
    /** Index in `items` of the item in a slot. */
    itemAt: (slot: number) => number;
  };
  /** What is measured and positioned: one line is a row of a list or of tiles. */
  lines: {
    count: number;
    ofSlot: (slot: number) => number;
    keyAt?: (line: number) => string | number;
    estimatedHeight: (line: number) => number;
    overscan: number;
    paddingStart?: number;
  };
  /** Whether lines are empty while scrolling leaps: then they are rendered once more when it pauses. */
  emptyWhileLeaping?: boolean | undefined;
  /** Whether arrow keys move between the items. Without, items are content with its own controls. */
  walks: boolean;
  selection: Selection;
  selectable: boolean;
  onAction: ((key: string) => void) | undefined;
  /** Text that type-ahead matches. */
  typeAhead: { count: number; textAt: (item: number) => string; locale: string } | undefined;
  /** For lines that grow at their end and are read from there: the view stays at the end while it is there. */
  log?:
    | {
        /** Slot to begin at; the last one is at the bottom of the view, another at its top. */
        startSlot: number;
        /** Called when the view has reached or left the end. */
        onEndChange: (isAtEnd: boolean) => void;
        /** Keys that do not move the focus, while an item has it. */
        onKeyDown: (key: string, event: KeyboardEvent<HTMLElement>) => void;
      }
    | undefined;
  position: WindowPosition | undefined;
  onPositionChange: ((position: WindowPosition) => void) | undefined;
  ref: Ref<WindowHandle> | undefined;
};

type KeyTargets = Readonly<Record<string, () => number>>;

type Active = { readonly key: string; readonly slot: number };

/** Distance from the end that still counts as being there. */
const endThresholdPx = 80;
const logPaddingPx = 12;

const controls = 'a, button, input, label, select, textarea';

/** Slot that contains an element, or -1. */
const slotOf = (inside: Element) => Number(inside.closest<HTMLElement>('[data-slot]')?.dataset['slot'] ?? -1);

/** Text of an item by its index, for type-ahead. */
export function textAt<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  return (index: number) => {
    const item = items[index];
    return item === undefined ? '' : textOf(item);
  };
}

/** The scroll container of a virtual list or grid: windowing, roving focus and keys. */
export function VirtualWindow({
  scroller,
  label,
  role,
  className,
  sizerClassName,
  style,
  multiselectable,
  rowCount,
  columnCount,
  children,
  renderHeader,
  targets,
  slots,
  lines,
  emptyWhileLeaping = false,
  walks,
  selection,
  selectable,
  onAction,
  typeAhead,
  log,
  position,
  onPositionChange,
  ref,
}: VirtualWindowProps) {
  const reported = useRef(position?.offset ?? 0);
  const wasAtEnd = useRef(true);
  const [typed] = useState(() => new TypeAhead());
  const [active, setActive] = useState<Active>();
  // A log that begins further up stays there, however near its end that is, until it is used.
  const [endThreshold, setEndThreshold] = useState(() =>
    log && log.startSlot !== lines.count - 1 ? 0 : endThresholdPx,
  );
  // Of the lines of one commit.
  const [heights] = useState(() => new Map<Element, number>());
  const activeSlot = locate();

  function locate(): number {
    if (active) {
      if (slots.keyAt(active.slot) === active.key) return active.slot;
      const moved = slots.find(active.key);
      return moved >= 0 ? moved : slots.nearest(active.slot, 1);
    }
    if (!walks) return -1;
    const first = selection.selectedKeys[0];
    const at = first === undefined ? -1 : slots.find(first);
    if (at >= 0) return at;
    return log ? slots.nearest(lines.count - 1, -1) : slots.nearest(0, 1);
  }

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: lines.count,
    getScrollElement: () => scroller.current,
    estimateSize: lines.estimatedHeight,
    ...(lines.keyAt ? { getItemKey: lines.keyAt } : {}),
    overscan: lines.overscan,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    scrollPaddingStart: lines.paddingStart ?? 0,
    ...(log && { anchorTo: 'end', followOnAppend: true, scrollEndThreshold: endThreshold, paddingEnd: logPaddingPx }),
    // Reads the heights of new lines together: measuring a line moves those below it, and reading the next one after that
    // would lay out the page again for each.
    measureElement(element, entry, instance) {
      const isKnown = instance.itemSizeCache.has(instance.options.getItemKey(instance.indexFromElement(element)));
      if (entry || isKnown) return measureElement(element, entry, instance);
      if (!heights.has(element)) {
        for (const line of element.parentElement?.children ?? []) {
          if (line instanceof HTMLElement) heights.set(line, line.offsetHeight);
        }
        queueMicrotask(() => heights.clear());
      }
      return heights.get(element) ?? measureElement(element, entry, instance);
    },
    initialOffset: position?.offset ?? 0,
    initialMeasurementsCache: position?.measured ?? [],
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      const line = lines.ofSlot(activeSlot);
      // Always render the active item, or focus would be lost to the page when it scrolls away.
      return activeSlot < 0 || shown.includes(line) ? shown : [...shown, line].toSorted((a, b) => a - b);
    },
    onChange: ({ isScrolling, scrollOffset, takeSnapshot, getTotalSize, scrollRect }) => {
      // From the known heights: `isAtEnd` lays out the page at each step of scrolling.
      const fromEnd = getTotalSize() - (scrollRect?.height ?? 0) - (scrollOffset ?? 0);
      if (log && fromEnd <= endThreshold + 1 !== wasAtEnd.current) {
        wasAtEnd.current = !wasAtEnd.current;
        log.onEndChange(wasAtEnd.current);
      }
      if (isScrolling || scrollOffset === null || scrollOffset === reported.current) return;
      reported.current = scrollOffset;
      onPositionChange?.({ offset: scrollOffset, measured: takeSnapshot() });
    },
  });

  const start = useEffectEvent(() => {
    if (!log) return;
    if (log.startSlot === lines.count - 1) virtualizer.scrollToEnd();
    else {
      virtualizer.scrollToIndex(log.startSlot, { align: 'start' });
      // Until the virtualizer reports that the end is in view.
      wasAtEnd.current = false;
      log.onEndChange(false);
    }
  });
  useLayoutEffect(() => start(), []);
  const stayAtEnd = useEffectEvent(() => {
    if (log && wasAtEnd.current) virtualizer.scrollToEnd();
  });
  const isLog = log !== undefined;
  useEffect(() => {
    const element = scroller.current;
    if (!isLog || !element) return;
    // What stands below the log may grow, such as a field that is written in.
    const observer = new ResizeObserver(() => stayAtEnd());
    observer.observe(element);
    const uses = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
    const use = () => setEndThreshold(endThresholdPx);
    for (const name of uses) element.addEventListener(name, use, { passive: true });
    return () => {
      observer.disconnect();
      for (const name of uses) element.removeEventListener(name, use);
    };
  }, [isLog, scroller]);

  const elementAt = (slot: number) => scroller.current?.querySelector<HTMLElement>(`[data-slot="${slot}"]`);

  function focusSlot(slot: number) {
    const key = slots.keyAt(slot);
    if (key === undefined) return;
    flushSync(() => setActive({ key, slot }));
    virtualizer.scrollToIndex(lines.ofSlot(slot));
    elementAt(slot)?.focus({ preventScroll: true });
  }

  useImperativeHandle(ref, () => ({
    scrollTo(item, align = 'auto') {
      const line = lines.ofSlot(slots.ofItem(item));
      // Also past the padding below the last line.
      if (log && align === 'end' && line === lines.count - 1) virtualizer.scrollToEnd();
      else virtualizer.scrollToIndex(line, { align });
    },
    focus: (item) => focusSlot(slots.ofItem(item)),
  }));

  // The focused item may be removed from outside: focus its neighbour instead of losing focus to the page.
  const lostFocus = useLostFocus(() => {
    (activeSlot >= 0 && walks ? elementAt(activeSlot) : scroller.current)?.focus({ preventScroll: true });
  });

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // Ignore keys from elements inside an item.
    if (!walks || activeSlot < 0 || event.target !== elementAt(activeSlot)) return;
    const isTyping = typed.accepts(event);
    const key = slots.keyAt(activeSlot);
    const target = targets(activeSlot, pageLines, event)[event.key]?.();
    if (target !== undefined) {
      const to = slots.keyAt(target);
      if (event.shiftKey && selectable && key !== undefined && to !== undefined) selection.extend(key, to);
      focusSlot(target);
    } else if (isTyping && typeAhead) {
      const text = typed.add(event.key, event.timeStamp);
      const { count, textAt, locale } = typeAhead;
      const found = findTypeAheadMatch(text, count, slots.itemAt(activeSlot), textAt, locale);
      if (found >= 0) focusSlot(slots.ofItem(found));
    } else if (log && key !== undefined) {
      log.onKeyDown(key, event);
      return;
    } else if (event.key === 'Enter' && key !== undefined) {
      if (onAction) onAction(key);
      else if (selectable) selection.select(key, { add: true });
    } else if (!selectable || !selection.handleKey(event, key, { letters: !typeAhead })) return;
    else if (event.key === 'Escape') event.stopPropagation();
    event.preventDefault();
  }

  function handleFocus(event: FocusEvent<HTMLDivElement>) {
    lostFocus.onFocus();
    const slot = slotOf(event.target);
    const key = slots.keyAt(slot);
    if (key !== undefined && key !== active?.key) setActive({ key, slot });
  }

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    lostFocus.onBlur(event);
    if (!walks && !event.currentTarget.contains(event.relatedTarget)) setActive(undefined);
  }

  function handleClick({ target, shiftKey, ctrlKey, metaKey, nativeEvent }: MouseEvent<HTMLDivElement>) {
    if (!(target instanceof Element) || target.closest(controls)) return;
    const key = slots.keyAt(slotOf(target));
    if (key === undefined) return;
    // A finger has no double click: it opens, or selects as long as something is selected.
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    if (isTouch && onAction && selection.selectedKeys.length === 0) onAction(key);
    else if (isTouch) selection.select(key, { add: true });
    else selection.select(key, { range: shiftKey, add: ctrlKey || metaKey });
  }

  function handleDoubleClick({ target }: MouseEvent<HTMLDivElement>) {
    const key = target instanceof Element ? slots.keyAt(slotOf(target)) : undefined;
    if (key !== undefined) onAction?.(key);
  }

  const { range } = virtualizer;
  const pageLines = range ? Math.max(1, range.endIndex - range.startIndex - 1) : undefined;
  const { startIndex: top = 0, endIndex: bottom = 0 } = range ?? {};
  const settledTop = useDeferredValue(emptyWhileLeaping ? top : 0);
  // A log leaps to its end when it opens, and shows that at once.
  const leaps = emptyWhileLeaping && Math.abs(top - settledTop) > bottom - top && !(log && settledTop === 0);
  const state = {
    lines: virtualizer.getVirtualItems(),
    top,
    leaps,
    activeSlot,
    measureLine: virtualizer.measureElement,
  };
  return createElement(
    'div',
    {
      ref: scroller,
      role,
      'aria-label': label,
      // Scrolling renders entries that are not new: those that arrive are announced by the component.
      'aria-live': log ? 'off' : undefined,
      'aria-multiselectable': multiselectable || undefined,
      'aria-rowcount': rowCount,
      'aria-colcount': columnCount,
      tabIndex: walks ? -1 : 0,
      className,
      style,
      onKeyDown: handleKeyDown,
      onFocus: handleFocus,
      onBlur: handleBlur,
      onClick: selectable ? handleClick : undefined,
      onDoubleClick: onAction ? handleDoubleClick : undefined,
    },
    renderHeader?.(state),
    createElement(
      'div',
      { ref: virtualizer.containerRef, role: 'presentation', className: sizerClassName },
      children(state),
    ),
  );
}
