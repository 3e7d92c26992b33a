import { Skeleton } from '#components/Skeleton';

import type { DataTableColumn } from './columns';
import * as styles from './DataTable.css';
import { roles } from './roles';

type SkeletonRowsProps<Row> = {
  columns: readonly DataTableColumn<Row>[];
  /** Id of the column that labels the rows. */
  title: string | undefined;
  rows: number;
  selectable: boolean;
  /** Number of cells after the columns. */
  after: number;
};

const widths = ['wide', 'medium', 'narrow', 'medium'] as const;

/** Placeholder rows in the final layout. */
export function SkeletonRows<Row>({ columns, title, rows, selectable, after }: SkeletonRowsProps<Row>) {
  return Array.from({ length: rows }, (_, row) => (
    <tr {...roles.row} key={row} className={styles.row}>
      {selectable ? (
        <td {...roles.cell} className={styles.cell} data-part="select">
          <div className={styles.slot}>
            <Skeleton variant="circle" size="small" />
          </div>
        </td>
      ) : null}
      {columns.map(({ id, header, picture }, column) => (
        <td {...roles.cell} key={id} className={styles.cell} data-part={id === title ? 'title' : undefined}>
          {id === title ? null : (
            <span className={styles.label} aria-hidden="true">
              {header}
            </span>
          )}
          <div className={picture ? styles.pictureSkeleton : undefined}>
            <Skeleton width={widths[(row + column) % widths.length] ?? 'medium'} />
          </div>
        </td>
      ))}
      {Array.from({ length: after }, (_cell, cell) => (
        <td {...roles.cell} key={cell} className={styles.cell} data-part="actions">
          <Skeleton variant="circle" size="small" />
        </td>
      ))}
    </tr>
  ));
}
