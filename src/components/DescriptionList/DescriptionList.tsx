import type { ReactNode } from 'react';

import * as styles from './DescriptionList.css';

export type DescriptionListProps = {
  rows: readonly {
    /** Names the row, and is its key. */
    readonly term: string;
    readonly detail: ReactNode;
    /** A link or button that belongs to this row. */
    readonly action?: ReactNode;
  }[];
  layout?: keyof typeof styles.layout;
};

/** Facts about one thing: what, and how it is. */
export function DescriptionList({ rows, layout = 'columns' }: DescriptionListProps) {
  return (
    <dl className={styles.root}>
      {rows.map(({ term, detail, action }) => (
        <div key={term} className={`${styles.row} ${styles.layout[layout]}`}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
          {action ? <dd>{action}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
