import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { usePrinting } from '#components/internal/usePrinting';

import { columnsFor, neighbours, place } from './place';

/** Distance in px around the view in which items are rendered. */
const overscan = 600;
/** Scrolling by less px renders nothing. */
const scrollStep = 100;
/** Items that are rendered in one frame: few enough for a slow device. */
const itemsPerFrame = 2;
/** Height in px of an item of which nothing is known. */
const unknownHeight = 200;

const noKeys: ReadonlySet<string> = new Set();
const noIndices: ReadonlySet<number> = new Set();
const nothingKnown: ReadonlyMap<string, number> = new Map();

export type MasonryLayoutOptions<Item> = {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  estimatedHeight: ((item: Item, width: number) => number) | undefined;
  minColumnWidth: number;
  /** Changes with the distance between the items, which is read from the list. */
  gap: number;
  layoutKey: string;
};

/** What is known of the items that were rendered, in columns of `width`. */
type Known = {
  readonly width: number;
  readonly layoutKey: string;
  readonly heights: ReadonlyMap<string, number>;
  readonly columnOf: ReadonlyMap<string, number>;
};

const keyOf = (element: Element | null) => element?.getAttribute('data-key') ?? '';

const viewEnd = (from: number) => from + Math.ceil(window.innerHeight / scrollStep + 1) * scrollStep;

/** The element that scrolls a list. */
function scrollerOf(list: Element): Element | null {
  for (let element = list.parentElement; element; element = element.parentElement) {
    const { overflowY } = getComputedStyle(element);
    if ((overflowY === 'auto' || overflowY === 'scroll') && element.scrollHeight > element.clientHeight) return element;
  }
  return document.scrollingElement;
}

/** Positions of all items, and which of them are rendered: those near the view, the focused one and its neighbours. */
export function useMasonryLayout<Item>({
  items,
  itemKey,
  estimatedHeight,
  minColumnWidth,
  gap,
  layoutKey,
}: MasonryLayoutOptions<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [box, setBox] = useState({ width: 0, space: 0 });
  const [view, setView] = useState({ from: 0, to: 0 });
  const [known, setKnown] = useState<Known>({ width: 0, layoutKey, heights: nothingKnown, columnOf: nothingKnown });
  const [rendered, setRendered] = useState(noKeys);
  const [keptKey, setKeptKey] = useState<string>();
  const isPrinting = usePrinting();

  const columns = columnsFor(box.width, minColumnWidth, box.space);
  const width = (box.width - box.space * (columns - 1)) / columns;
  const heights = known.width === width ? known.heights : nothingKnown;
  const columnOf = known.width === width && known.layoutKey === layoutKey ? known.columnOf : nothingKnown;

  const keys = useMemo(() => items.map(itemKey), [items, itemKey]);
  const estimates = useMemo(
    () => items.map((item) => (width > 0 ? estimatedHeight?.(item, width) : undefined) ?? unknownHeight),
    [items, estimatedHeight, width],
  );
  const placed = useMemo(() => {
    const sizes = keys.map((key, index) => ({ key, height: heights.get(key) ?? estimates[index] ?? unknownHeight }));
    const { positions, height } = place(sizes, { columns, space: box.space, known: columnOf });
    return { positions, height, indexOf: new Map(keys.map((key, index) => [key, index])) };
  }, [keys, heights, estimates, columns, box.space, columnOf]);

  // The focused item and its neighbours, which keys and Tab go to: at once and wherever they are.
  const kept = useMemo(() => {
    const index = keptKey === undefined ? undefined : placed.indexOf.get(keptKey);
    return index === undefined ? noIndices : new Set([index, ...neighbours(placed.positions, index)]);
  }, [placed, keptKey]);
  // Those in view first.
  const wanted = useMemo(() => {
    const near = (distance: number) =>
      keys.filter((_key, index) => {
        const at = placed.positions[index];
        return at && at.top < view.to + distance && at.top + at.height > view.from - distance;
      });
    return box.width === 0 ? noKeys : new Set([...near(0), ...near(overscan)]);
  }, [keys, placed, view, box.width]);
  // A list that has just come into view begins with some, not with a frame that shows none.
  const ready = [...wanted].filter((key) => rendered.has(key));
  const present = new Set(ready.length > 0 ? ready : [...wanted].slice(0, itemsPerFrame));
  const missing = [...wanted].filter((key) => !present.has(key));
  const shown = keys.flatMap((key, index) => (isPrinting || kept.has(index) || present.has(key) ? [index] : []));

  const renderMore = useEffectEvent(() => setRendered(new Set([...present, ...missing.slice(0, itemsPerFrame)])));
  const missingKeys = missing.join('\u0000');
  useEffect(() => {
    if (missingKeys === '') return;
    const frame = requestAnimationFrame(renderMore);
    return () => cancelAnimationFrame(frame);
  }, [missingKeys]);

  // How far the list is scrolled out of view. Reading it in a layout effect would cost another style pass.
  const offset = useRef(0);
  const readView = useEffectEvent(() => {
    if (!list.current) return;
    offset.current = -list.current.getBoundingClientRect().top;
    const from = Math.floor(offset.current / scrollStep) * scrollStep;
    const to = viewEnd(from);
    if (from !== view.from || to !== view.to) setView({ from, to });
  });
  const measureList = useEffectEvent(() => {
    if (!list.current) return;
    const next = {
      width: list.current.clientWidth,
      space: Number.parseFloat(getComputedStyle(list.current).columnGap) || 0,
    };
    // Zero while the list is not shown.
    if (next.width > 0 && (next.width !== box.width || next.space !== box.space)) setBox(next);
  });
  useLayoutEffect(() => {
    measureList();
    readView();
  }, [minColumnWidth, gap]);

  const measureItems = useEffectEvent((all: boolean) => {
    if (!list.current || isPrinting) return;
    const measured = [...list.current.children].flatMap((element) => {
      const key = keyOf(element);
      const column = placed.positions[placed.indexOf.get(key) ?? -1]?.column;
      const isKnown = heights.has(key) && columnOf.has(key);
      if (column === undefined || (isKnown && !all)) return [];
      const height = element instanceof HTMLElement ? element.offsetHeight : 0;
      return height > 0 && !(isKnown && heights.get(key) === height) ? [{ key, height, column }] : [];
    });
    if (measured.length === 0) return;
    offset.current = -list.current.getBoundingClientRect().top;
    setKnown({
      width,
      layoutKey,
      heights: new Map([...heights, ...measured.map(({ key, height }) => [key, height] as const)]),
      columnOf: new Map([...columnOf, ...measured.map(({ key, column }) => [key, column] as const)]),
    });
  });
  useLayoutEffect(() => measureItems(false), [shown, placed]);

  useEffect(() => {
    // Scrolling of any ancestor.
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', readView, options);
    window.addEventListener('resize', readView);
    return () => {
      document.removeEventListener('scroll', readView, options);
      window.removeEventListener('resize', readView);
    };
  }, []);
  // What is above the list may have changed its height.
  useEffect(() => {
    const frame = requestAnimationFrame(readView);
    return () => cancelAnimationFrame(frame);
  });

  const keepInPlace = useEffectEvent((last: typeof placed) => {
    const from = offset.current;
    if (!list.current || from <= 0) return;
    const moved = [...list.current.children].flatMap((element) => {
      const key = keyOf(element);
      const before = last.positions[last.indexOf.get(key) ?? -1];
      const after = placed.positions[placed.indexOf.get(key) ?? -1];
      const isInView = before && before.top >= from && before.top < from + window.innerHeight;
      return isInView && after ? [{ key, top: before.top, by: after.top - before.top }] : [];
    });
    const anchor = moved.find(({ key }) => key === keptKey) ?? moved.toSorted((one, other) => one.top - other.top)[0];
    if (!anchor || anchor.by === 0) return;
    scrollerOf(list.current)?.scrollBy(0, anchor.by);
    offset.current += anchor.by;
  });
  const lastPlaced = useRef({ layoutKey, placed });
  // Items above the view were estimated; measured, they must not move what is in view.
  useLayoutEffect(() => {
    const last = lastPlaced.current;
    lastPlaced.current = { layoutKey, placed };
    if (last.layoutKey === layoutKey && last.placed !== placed) keepInPlace(last.placed);
  }, [layoutKey, placed]);

  const handleResize = useRef<() => void>(undefined);
  useEffect(() => {
    let frame = 0;
    // In the next frame: the list's own height changes with its items, which the observer must not see in this one.
    handleResize.current = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        measureList();
        measureItems(true);
      });
    };
    return () => {
      cancelAnimationFrame(frame);
      handleResize.current = undefined;
    };
  }, []);
  const observer = useRef<ResizeObserver>(undefined);
  const observe = useCallback((element: Element | null) => {
    observer.current ??= new ResizeObserver(() => handleResize.current?.());
    if (element) observer.current.observe(element);
    return () => {
      if (element) observer.current?.unobserve(element);
    };
  }, []);
  useLayoutEffect(() => observe(list.current), [observe, list]);

  useEffect(() => {
    const root = list.current;
    const handleFocus = ({ target }: FocusEvent) =>
      setKeptKey(target instanceof Element ? keyOf(target.closest('li[data-key]')) : undefined);
    root?.addEventListener('focusin', handleFocus);
    return () => root?.removeEventListener('focusin', handleFocus);
  }, [list]);

  return { list, shown, placed, width, space: box.space, observe, setKeptKey };
}
