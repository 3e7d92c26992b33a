import type { ReactNode } from 'react';

/** A table column and its cell renderer. */
export type DataTableColumn<Row> = {
  readonly id: string;
  /** Text of the column header. */
  readonly header: string;
  /** Renders the cell of a row. */
  readonly cell: (row: Row) => ReactNode;
  /** Align numbers to the end. */
  readonly align?: 'start' | 'center' | 'end';
  /** Makes the header a button that calls `onSort`. */
  readonly sortable?: boolean;
  /** CSS length; by default the column fits its content. */
  readonly width?: string;
  /** Marks the row header, which carries the link of linked rows. Defaults to the first column. */
  readonly rowHeader?: boolean;
};

/** Current sort order of a table. */
export type DataTableSort = { readonly column: string; readonly direction: 'ascending' | 'descending' };

/** Next sort order after a click on a column header: ascending, descending, then the original order. */
export function nextSort(sort: DataTableSort | undefined, column: string): DataTableSort | undefined {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

/** Id of the row header column. */
export function rowHeaderOf<Row>(columns: readonly DataTableColumn<Row>[]): string | undefined {
  return (columns.find(({ rowHeader }) => rowHeader) ?? columns[0])?.id;
}
