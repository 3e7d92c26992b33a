import type { ReactNode } from 'react';

import * as styles from './RecordPanel.css';

export type RecordBodyProps = { children: ReactNode };

/** The content of a `RecordPanel` below its toolbar, or the skeleton of it. */
export function RecordBody({ children }: RecordBodyProps) {
  return <div className={styles.body}>{children}</div>;
}
