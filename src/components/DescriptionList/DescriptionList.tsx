import type { ReactNode } from 'react';

import * as styles from './DescriptionList.css';

/** One term and what it says of the item. */
type DescriptionRow = {
  /** Label and key of the row. */
  readonly term: string;
  readonly detail: ReactNode;
  /** A link or button for this row. */
  readonly action?: ReactNode;
};

export type DescriptionListProps = {
  /** The rows; `false` for one that does not apply: `phone !== '' && { term, detail }`. */
  rows: ReadonlyArray<DescriptionRow | false>;
  /** Whether values stand beside their terms or below them. */
  orientation?: keyof typeof styles.orientation;
};

/** Key–value pairs that describe one item. */
export function DescriptionList({ rows, orientation = 'horizontal' }: DescriptionListProps) {
  return (
    <dl className={styles.root}>
      {rows
        .filter((row) => row !== false)
        .map(({ term, detail, action }) => (
          <div key={term} className={`${styles.row} ${styles.orientation[orientation]}`}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.detail}>{detail}</dd>
            {action ? <dd>{action}</dd> : null}
          </div>
        ))}
    </dl>
  );
}
