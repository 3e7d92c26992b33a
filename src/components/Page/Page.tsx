import type { ReactNode } from 'react';

import * as styles from './Page.css';

export type PageProps = {
  /** A `PageHeader`, from edge to edge above the content. */
  header?: ReactNode;
  children: ReactNode;
  width?: keyof typeof styles.width;
  padding?: keyof typeof styles.padding;
  /** As high as what it stands in: the content scrolls in parts of its own instead of the page. */
  fill?: boolean;
};

/** The frame of one screen of the console: header, gutters, measure. Stands inside `main`. */
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
