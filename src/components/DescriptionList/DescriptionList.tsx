import type { ReactNode } from 'react';

import * as styles from './DescriptionList.css';

export type DescriptionListProps = {
  rows: readonly {
    /** Label and key of the row. */
    readonly term: string;
    readonly detail: ReactNode;
    /** A link or button for this row. */
    readonly action?: ReactNode;
  }[];
  /** Whether values stand beside their terms or below them. */
  orientation?: keyof typeof styles.orientation;
};

/** Key–value pairs that describe one item. */
export function DescriptionList({ rows, orientation = 'horizontal' }: DescriptionListProps) {
  return (
    <dl className={styles.root}>
      {rows.map(({ term, detail, action }) => (
        <div key={term} className={`${styles.row} ${styles.orientation[orientation]}`}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
          {action ? <dd>{action}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
