import type { ReactNode } from 'react';

/** One column of a table, and how a row fills it. */
export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  readonly align?: 'start' | 'center' | 'end';
  readonly sortable?: boolean;
  /** A CSS length; without one the column takes what its content needs. */
  readonly width?: string;
  /** Names the row and, where rows are links, carries the link. Without one the first column does. */
  readonly rowHeader?: boolean;
};

/** What a table is ordered by. */
export type Sort = { readonly column: string; readonly direction: 'ascending' | 'descending' };

/** What a press on a column's header asks for: up, then down, then the order the rows came in. */
export function nextSort(sort: Sort | undefined, column: string): Sort | undefined {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

/** The column that names a row. */
export function rowHeaderOf<Row>(columns: readonly Column<Row>[]): string | undefined {
  return (columns.find(({ rowHeader }) => rowHeader) ?? columns[0])?.id;
}
