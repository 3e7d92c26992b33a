import { VisuallyHidden } from '#components/VisuallyHidden';
import { focusRing } from '#theme/mixins.css';

import * as styles from './ChartTable.css';
import type { ModelRow, TableColumn } from './model';

export type ChartTableProps = {
  /** Accessible name of the table. */
  label: string;
  /** Header of the first column, which labels the rows. */
  rowHead: string;
  rows: readonly ModelRow[];
  columns: readonly TableColumn[];
  /** Read out where a row has no value. */
  noValue: string;
};

/** The data of the chart as a table. */
export function ChartTable({ label, rowHead, rows, columns, noValue }: ChartTableProps) {
  // A scrollable region must be focusable by keyboard.
  const scroller = { role: 'region', tabIndex: 0 };
  return (
    <div {...scroller} aria-label={label} className={`${focusRing} ${styles.frame}`}>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.columnHead}>
              {rowHead}
            </th>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={styles.columnHead}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id} className={styles.row}>
              <th scope="row" className={styles.rowHead}>
                {row.label}
              </th>
              {columns.map((column) => (
                <td key={column.label} className={styles.value}>
                  {column.cell(index) ?? (
                    <>
                      <span aria-hidden="true" className={styles.missing}>
                        –
                      </span>
                      <VisuallyHidden>{noValue}</VisuallyHidden>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
