import {
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructTable,
  functionalUpdate,
  tableFeatures,
} from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';

import { defaultMinWidth } from './columns';
import type { DataTableColumn, DataTablePins, PlacedColumn } from './columns';

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

/** State of the columns. */
type ColumnState = {
  readonly hidden: readonly string[];
  readonly pins: DataTablePins;
  /** Widths in px that were chosen, by column. */
  readonly widths: Readonly<Record<string, number>>;
  /** Widths in px as they are rendered, by column. */
  readonly measured: Readonly<Record<string, number>>;
};

/** Where the columns are, and how their widths change. */
export type TableEngine = {
  layout: <Row>(
    columns: readonly DataTableColumn<Row>[],
    state: ColumnState,
    onWidthsChange: (widths: Record<string, number>) => void,
  ) => PlacedColumn<Row>[];
  /** Starts resizing a column with a mouse or a finger. */
  startResize: (column: string, event: unknown, rtl: boolean) => void;
};

/**
 * TanStack Table behind one table: visibility, pinning and sizing of its columns. The core is used without its React
 * hook, because a hook cannot be loaded later without mounting the rows again.
 */
export function createTableEngine(): TableEngine {
  const data: object[] = [];
  const table = constructTable({ features, columns: [], data, columnResizeMode: 'onChange' });
  let source: readonly { readonly id: string }[] = [];

  return {
    layout(columns, { hidden, pins, widths, measured }, onWidthsChange) {
      const sizes = { ...measured, ...widths };
      const minimum = new Map(columns.map(({ id, minWidth = defaultMinWidth }) => [id, minWidth]));
      const known = (ids: readonly string[] | undefined) => (ids ?? []).filter((id) => minimum.has(id));
      table.setOptions((before) => ({
        ...before,
        // The definitions are the source of all cached columns: they change only with the columns.
        columns:
          source === columns
            ? before.columns
            : columns.map(({ id, minWidth = defaultMinWidth }) => ({ id, minSize: minWidth })),
        state: {
          columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
          columnPinning: { start: known(pins.start), end: known(pins.end) },
          columnSizing: sizes,
        },
        onColumnSizingChange: (updater) => {
          const next = functionalUpdate(updater, sizes);
          // The widths of all columns: those that are not set would share what a resized one leaves.
          onWidthsChange(
            Object.fromEntries(
              Object.entries(next).flatMap(([id, width]) => {
                const least = minimum.get(id);
                return least === undefined ? [] : [[id, Math.max(least, Math.round(width))]];
              }),
            ),
          );
        },
      }));
      source = columns;
      const byId = new Map(columns.map((column) => [column.id, column]));
      const place = (edge: 'start' | 'center' | 'end') =>
        table.getPinnedVisibleLeafColumns(edge).flatMap((placed) => {
          const column = byId.get(placed.id);
          if (!column) return [];
          return [
            {
              column,
              width: widths[placed.id],
              pinned: edge === 'center' ? undefined : edge,
              offset: edge === 'start' ? placed.getStart('start') : edge === 'end' ? placed.getAfter('end') : 0,
            },
          ];
        });
      return [...place('start'), ...place('center'), ...place('end')];
    },
    startResize(column, event, rtl) {
      table.setOptions((before) => ({ ...before, columnResizeDirection: rtl ? 'rtl' : 'ltr' }));
      table
        .getHeaderGroups()
        .flatMap(({ headers }) => headers)
        .find((header) => header.column.id === column)
        ?.getResizeHandler()(event);
    },
  };
}
