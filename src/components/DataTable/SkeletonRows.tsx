import { Skeleton } from '#components/Skeleton';

import type { DataTableColumn } from './columns';
import { rowHeaderOf } from './columns';
import * as styles from './DataTable.css';

type SkeletonRowsProps<Row> = {
  columns: readonly DataTableColumn<Row>[];
  rows: number;
  selectable: boolean;
  /** Number of cells after the columns. */
  after: number;
};

const widths = ['wide', 'medium', 'narrow', 'medium'] as const;

/** Placeholder rows in the final layout. */
export function SkeletonRows<Row>({ columns, rows, selectable, after }: SkeletonRowsProps<Row>) {
  const title = rowHeaderOf(columns);
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className={styles.row}>
      {selectable ? (
        <td className={styles.cell} data-part="select">
          <Skeleton variant="circle" size="small" />
        </td>
      ) : null}
      {columns.map(({ id, header }, column) => (
        <td key={id} className={styles.cell} data-part={id === title ? 'title' : undefined}>
          {id === title ? null : (
            <span className={styles.label} aria-hidden="true">
              {header}
            </span>
          )}
          <Skeleton width={widths[(row + column) % widths.length] ?? 'medium'} />
        </td>
      ))}
      {Array.from({ length: after }, (_cell, cell) => (
        <td key={cell} className={styles.cell} data-part="actions">
          <Skeleton variant="circle" size="small" />
        </td>
      ))}
    </tr>
  ));
}
