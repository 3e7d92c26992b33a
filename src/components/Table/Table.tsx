import { useId, useRef } from 'react';
import type { ReactNode } from 'react';

import { useOverflow } from '#components/internal/useOverflow';

import * as styles from './Table.css';

/** A column of a static table. */
export type TableColumn<Row> = {
  readonly id: string;
  /** Header of the column; hidden together with the others by `hideHeaders`. */
  readonly header: ReactNode;
  /** Renders the cell of a row. */
  readonly cell: (row: Row) => ReactNode;
  /** Align numbers to the end. */
  readonly align?: 'start' | 'end';
};

export type TableProps<Row> = {
  /** Accessible name of the table, shown above it. */
  caption: string;
  /** Hides the caption visually where a heading already shows it. */
  hideCaption?: boolean;
  /** The columns in their order; the first one labels the rows. */
  columns: readonly TableColumn<Row>[];
  /** The rows in their order. */
  rows: readonly Row[];
  /** Returns a stable id, independent of the row's position. */
  getRowId: (row: Row) => string;
  /** Leaves the header row out, where each row reads like a sentence: a day and its hours. */
  hideHeaders?: boolean;
  /** Keeps the labels of the rows in view while the table scrolls sideways. */
  stickyRowHeaders?: boolean;
  /** Surface that the table stands on; labels that stay in view cover what scrolls below them with it. */
  surface?: keyof typeof styles.surface;
  /** Marks the row of the current item: `date` for today. */
  currentRow?: ((row: Row) => 'date' | 'true' | undefined) | undefined;
  /** Announces that cells are still loading. */
  loading?: boolean;
};

/** A plain table for documents and small data. To sort, select or edit rows use a `DataTable`. */
export function Table<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  getRowId,
  hideHeaders = false,
  stickyRowHeaders = false,
  surface = 'panel',
  currentRow,
  loading = false,
}: TableProps<Row>) {
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { wide } = useOverflow(scroller);
  const sticky = stickyRowHeaders || undefined;
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      // A scrollable region must be focusable by keyboard.
      role={wide ? 'region' : undefined}
      aria-labelledby={wide ? captionId : undefined}
      tabIndex={wide ? 0 : undefined}
    >
      <table className={`${styles.table} ${styles.surface[surface]}`} aria-busy={loading || undefined}>
        <caption id={captionId} className={hideCaption ? styles.hiddenCaption : styles.caption}>
          {caption}
        </caption>
        {hideHeaders ? null : (
          <thead>
            <tr>
              {columns.map(({ id, header, align }, index) => (
                <th
                  key={id}
                  scope="col"
                  className={styles.columnHeader}
                  data-align={align}
                  data-sticky={index === 0 ? sticky : undefined}
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr key={getRowId(row)} className={styles.row} aria-current={currentRow?.(row)}>
              {columns.map(({ id, cell, align }, index) =>
                index === 0 ? (
                  <th key={id} scope="row" className={styles.rowHeader} data-align={align} data-sticky={sticky}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} className={styles.cell} data-align={align}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
