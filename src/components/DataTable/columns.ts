import type { ReactNode } from 'react';

/** How a cell is edited as text. */
export type DataTableTextEdit<Row> = {
  readonly kind?: 'text';
  /** Text of the cell in the field. */
  readonly value: (row: Row) => string;
  readonly maxLength?: number;
  /** Keyboard of a phone. */
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
};

/** How a cell is switched on and off; its new text is `true` or `false`. */
export type DataTableSwitchEdit<Row> = {
  readonly kind: 'switch';
  readonly value: (row: Row) => boolean;
};

/** How a cell is edited. */
export type DataTableCellEdit<Row> = DataTableTextEdit<Row> | DataTableSwitchEdit<Row>;

/** A table column and its cell renderer. */
export type DataTableColumn<Row> = {
  readonly id: string;
  /** Text of the column header. */
  readonly header: string;
  /** Renders the cell of a row. */
  readonly cell: (row: Row) => ReactNode;
  /** Align numbers to the end. */
  readonly align?: 'start' | 'center' | 'end';
  /** Makes the header a button that changes the order. */
  readonly sortable?: boolean;
  /** Value that the table sorts the rows by; without it the caller sorts them in `onSortChange`. */
  readonly sortValue?: (row: Row) => string | number;
  /** CSS length; by default the column fits its content. */
  readonly width?: string;
  /** Whether its cells contain a picture of 32 px; the placeholders are as high. */
  readonly picture?: boolean;
  /** Smallest width in px that the column can be resized to. */
  readonly minWidth?: number;
  /** Whether the column can be hidden, where the table has a column chooser; the row header never is. */
  readonly hideable?: boolean;
  /** Makes the cells editable, where the table has `onCellEdit`. */
  readonly edit?: DataTableCellEdit<Row>;
  /** Marks the row header, which carries the link of linked rows. Defaults to the first column. */
  readonly rowHeader?: boolean;
};

/** A cell with its new text. */
export type DataTableEdit<Row> = {
  /** The row as it was when the editing began. */
  readonly row: Row;
  readonly key: string;
  /** Id of the column. */
  readonly column: string;
  readonly value: string;
};

/** Current sort order of a table. */
export type DataTableSort = { readonly column: string; readonly direction: 'ascending' | 'descending' };

/** Columns that stay in view while the table scrolls sideways, by their ids. */
export type DataTablePins = { readonly start?: readonly string[]; readonly end?: readonly string[] };

/** A visible column with its place. */
export type PlacedColumn<Row> = {
  readonly column: DataTableColumn<Row>;
  /** Width in px; `undefined` where the column fits its content. */
  readonly width: number | undefined;
  readonly pinned: 'start' | 'end' | undefined;
  /** Distance in px of a pinned column from its edge. */
  readonly offset: number;
};

/** Smallest width of a column in px. */
export const defaultMinWidth = 64;

/** Next sort order after a click on a column header: ascending, descending, then the original order. */
export function nextSort(sort: DataTableSort | undefined, column: string): DataTableSort | undefined {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

/** The rows in the order of a column with `sortValue`; equal rows keep their order, text sorts by the language. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sort: DataTableSort | undefined,
  language: string,
): readonly Row[] {
  const value = columns.find(({ id }) => id === sort?.column)?.sortValue;
  if (!value || !sort) return rows;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sign = sort.direction === 'descending' ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)];
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
  });
}

/** Id of the row header column. */
export function rowHeaderOf<Row>(columns: readonly DataTableColumn<Row>[]): string | undefined {
  return (columns.find(({ rowHeader }) => rowHeader) ?? columns[0])?.id;
}

/** The visible columns before the table engine has loaded: in their final order, not yet pinned. */
export function plainLayout<Row>(
  columns: readonly DataTableColumn<Row>[],
  {
    hidden,
    pins,
    widths,
  }: { hidden: readonly string[]; pins: DataTablePins; widths: Readonly<Record<string, number>> },
): PlacedColumn<Row>[] {
  const edgeOf = (id: string) => (pins.start?.includes(id) ? 'start' : pins.end?.includes(id) ? 'end' : undefined);
  const order = ['start', undefined, 'end'];
  return columns
    .filter(({ id }) => !hidden.includes(id))
    .toSorted((one, other) => order.indexOf(edgeOf(one.id)) - order.indexOf(edgeOf(other.id)))
    .map((column) => ({ column, width: widths[column.id], pinned: undefined, offset: 0 }));
}
