import type { ReactNode } from 'react';

import * as styles from './Divider.css';

export type DividerProps = {
  /** `vertical` needs a row whose height it takes. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** A word in the line, such as "or"; of a horizontal divider only. */
  children?: ReactNode;
  /** Of a horizontal divider with a word. */
  tone?: keyof typeof styles.tone | undefined;
};

/** A line between groups of content. Prefer space, and use a line where space does not tell the groups apart. */
export function Divider({ orientation = 'horizontal', children, tone = 'neutral' }: DividerProps) {
  if (orientation === 'vertical') return <hr aria-orientation="vertical" className={styles.vertical} />;
  // A separator has no content for a screen reader, so a line with a word is none.
  if (children !== undefined) return <div className={`${styles.labelled} ${styles.tone[tone]}`}>{children}</div>;
  return <hr className={styles.horizontal} />;
}
