import type { ReactNode } from 'react';

import * as styles from './PrintView.css';

export type PrintTextProps = {
  /** Plain text, whose line breaks are kept, or `Html`. */
  children: ReactNode;
};

/** The text of a printed record as it was written, in its own direction. */
export function PrintText({ children }: PrintTextProps) {
  return (
    <div className={styles.text} dir="auto">
      {typeof children === 'string' ? <p className={styles.plain}>{children}</p> : children}
    </div>
  );
}
