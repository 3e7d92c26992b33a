import type { ReactNode } from 'react';

import * as styles from './SkipLink.css';

export type SkipLinkProps = {
  /** Id of what it leads to. */
  to: string;
  children: ReactNode;
};

/** The first stop of a page: past everything that repeats, straight to the content. Seen only when it has the focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a
      className={styles.root}
      href={`#${to}`}
      onClick={(event) => {
        const target = document.getElementById(to);
        if (!target) return;
        // Not by the address: it stays the page's, and the way back leads to the page before.
        event.preventDefault();
        if (target.tabIndex < 0) target.tabIndex = -1;
        target.focus();
      }}
    >
      {children}
    </a>
  );
}
