import type { ReactNode } from 'react';

import * as styles from './Page.css';

export type PageProps = {
  /** A `PageHeader`, full width above the content. */
  header?: ReactNode;
  children: ReactNode;
  /** Widest content: a column to read, the gutters of the console, or the whole window. */
  width?: keyof typeof styles.width;
  padding?: keyof typeof styles.padding;
  /** As high as its container: parts of the content scroll instead of the page. */
  fill?: boolean;
};

/** Layout of one console screen: header, gutters and maximum width. Goes inside `main`. */
export function Page({ header, children, width = 'fluid', padding = 'default', fill = false }: PageProps) {
  return (
    <div className={styles.root} data-fill={fill || undefined}>
      {header === undefined ? null : (
        <div className={styles.header}>
          <div className={`${styles.headerRow} ${styles.width[width]}`}>{header}</div>
        </div>
      )}
      <div className={`${styles.body} ${styles.padding[padding]} ${styles.width[width]}`}>{children}</div>
    </div>
  );
}
