import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { useControllableState } from '#lib/react/useControllableState';
import { lazyValue } from '#lib/react/lazyValue';

import { defaultMinWidth, plainLayout } from './columns';
import type { DataTableColumn, DataTablePins, PlacedColumn } from './columns';
import type { TableEngine } from './tableEngine';

const engine = lazyValue(() => import('./tableEngine').then((part) => part.createTableEngine));

type Widths = Readonly<Record<string, number>>;

/** Props of `DataTable` about its columns. */
export type ColumnStateProps = {
  /** Offers a menu that shows, hides and pins columns. */
  columnChooser?: boolean;
  /** Ids of the hidden columns. */
  hiddenColumns?: readonly string[] | undefined;
  /** Ids of the columns that are hidden initially, where the table keeps them itself. */
  defaultHiddenColumns?: readonly string[] | undefined;
  /** Called with the ids of all hidden columns after a change. */
  onHiddenColumnsChange?: ((columns: string[]) => void) | undefined;
  /** Ids of the columns that stay in view at either edge. */
  pinnedColumns?: DataTablePins | undefined;
  /** Columns that are pinned initially, where the table keeps them itself. */
  defaultPinnedColumns?: DataTablePins | undefined;
  /** Called with all pinned columns after a change. */
  onPinnedColumnsChange?: ((columns: DataTablePins) => void) | undefined;
  /** Lets people change the widths of the columns. */
  resizableColumns?: boolean;
  /** Widths in px by column. */
  columnWidths?: Widths | undefined;
  /** Initial widths in px by column, where the table keeps them itself. */
  defaultColumnWidths?: Widths | undefined;
  /** Called with all widths during and after a resize, so that they can be saved. */
  onColumnWidthsChange?: ((widths: Record<string, number>) => void) | undefined;
};

export type TableColumns<Row> = {
  placed: readonly PlacedColumn<Row>[];
  hidden: readonly string[];
  setHidden: (columns: readonly string[]) => void;
  pins: DataTablePins;
  setPins: (pins: DataTablePins) => void;
  /** Rendered widths in px, also of the columns for selection, actions and details. */
  measured: Widths;
  /** Sets the width of one column; those of the others become fixed. */
  setWidth: (column: string, width: number) => void;
  /** Gives a column back the width of its content. */
  resetWidth: (column: string) => void;
  /** `undefined` until the engine has loaded. */
  startResize: TableEngine['startResize'] | undefined;
};

const none: readonly string[] = [];
const noPins: DataTablePins = {};
const noWidths: Widths = {};

/** Visibility, pinning and widths of the columns. TanStack Table loads only for tables that use them. */
export function useTableColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  scroller: RefObject<HTMLElement | null>,
  props: ColumnStateProps,
): TableColumns<Row> {
  const { columnChooser = false, resizableColumns = false, onHiddenColumnsChange } = props;
  const [hidden, setHidden] = useControllableState({
    value: props.hiddenColumns,
    defaultValue: props.defaultHiddenColumns ?? none,
    onChange: onHiddenColumnsChange && ((ids: readonly string[]) => onHiddenColumnsChange([...ids])),
  });
  const [pins, setPins] = useControllableState({
    value: props.pinnedColumns,
    defaultValue: props.defaultPinnedColumns ?? noPins,
    onChange: props.onPinnedColumnsChange,
  });
  const [widths, setWidths] = useControllableState<Record<string, number>>({
    value: props.columnWidths && { ...props.columnWidths },
    defaultValue: props.defaultColumnWidths ?? noWidths,
    onChange: props.onColumnWidthsChange,
  });
  const isPinned = (pins.start?.length ?? 0) + (pins.end?.length ?? 0) > 0;
  const isNeeded = columnChooser || resizableColumns || isPinned || hidden.length > 0;
  const create = engine.useValue(isNeeded);
  const made = useMemo(() => create?.(), [create]);
  const measured = useMeasuredWidths(scroller, resizableColumns || isPinned);

  function setWidth(column: string, width: number) {
    const minimum = columns.find(({ id }) => id === column)?.minWidth ?? defaultMinWidth;
    const shown = columns.flatMap(({ id }) => (measured[id] === undefined ? [] : [[id, measured[id]] as const]));
    setWidths({ ...Object.fromEntries(shown), ...widths, [column]: Math.max(minimum, Math.round(width)) });
  }

  const state = { hidden, pins, widths, measured };
  const placed = useSameList(
    made ? made.layout(columns, state, setWidths) : plainLayout(columns, state),
    hasSamePlacement,
  );
  return {
    placed,
    hidden,
    setHidden,
    pins,
    setPins,
    measured,
    setWidth,
    resetWidth(column) {
      const { [column]: _removed, ...others } = widths;
      setWidths(others);
    },
    startResize: made?.startResize,
  };
}

const hasSamePlacement = <Row>(one: PlacedColumn<Row>, other: PlacedColumn<Row>) =>
  one.column === other.column &&
  one.width === other.width &&
  one.pinned === other.pinned &&
  one.offset === other.offset;

/** The list of the last render if this one is the same. */
function useSameList<Item>(next: readonly Item[], isSame: (one: Item, other: Item) => boolean): readonly Item[] {
  const [kept, setKept] = useState(next);
  const matches =
    kept.length === next.length && next.every((item, at) => kept[at] !== undefined && isSame(item, kept[at]));
  if (!matches) setKept(next);
  return matches ? kept : next;
}

/** Widths in px of the header cells with `data-column`. */
function useMeasuredWidths(scroller: RefObject<HTMLElement | null>, isNeeded: boolean): Widths {
  const [widths, setWidths] = useState(noWidths);
  const observer = useRef<ResizeObserver>(undefined);
  useLayoutEffect(() => {
    const root = scroller.current;
    if (!root || !isNeeded) return;
    const measure = () => {
      const cells = [...root.querySelectorAll<HTMLElement>('th[data-column]')];
      const next = Object.fromEntries(
        cells.map((cell) => [cell.dataset['column'] ?? '', Math.round(cell.getBoundingClientRect().width)]),
      );
      setWidths((before) => {
        const keys = new Set([...Object.keys(before), ...Object.keys(next)]);
        return [...keys].every((key) => before[key] === next[key]) ? before : next;
      });
    };
    observer.current = new ResizeObserver(measure);
    measure();
    return () => observer.current?.disconnect();
  }, [scroller, isNeeded]);
  // Columns come and go: observe those that are there after every render.
  useLayoutEffect(() => {
    for (const cell of scroller.current?.querySelectorAll('th[data-column]') ?? []) observer.current?.observe(cell);
  });
  return widths;
}
