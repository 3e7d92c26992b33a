import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import * as styles from './PrintView.css';

/** A page that is not on the screen, and hides everything else in print. */
export function PrintedSheet({ title, children }: { title: string; children: ReactNode }) {
  return createPortal(
    <article className={styles.root}>
      <h1 className={styles.title} dir="auto">
        {title}
      </h1>
      {children}
    </article>,
    document.body,
  );
}
