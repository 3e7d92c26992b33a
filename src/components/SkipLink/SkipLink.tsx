import type { ReactNode } from 'react';

import * as styles from './SkipLink.css';

export type SkipLinkProps = {
  /** Id of the target element. */
  href: string;
  children: ReactNode;
};

/** First tab stop of a page: skips repeated navigation and moves focus to the content. Visible only while focused. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a
      className={styles.root}
      href={`#${href}`}
      onClick={(event) => {
        const target = document.getElementById(href);
        if (!target) return;
        // Do not navigate to the hash: it would change the URL and add a history entry.
        event.preventDefault();
        if (target.tabIndex < 0) target.tabIndex = -1;
        target.focus();
      }}
    >
      {children}
    </a>
  );
}
