import type { ReactNode } from 'react';

import * as styles from './Card.css';

export type CardProps = {
  children: ReactNode;
  /** HTML element: `article` for something complete in itself, `li` inside a list. */
  as?: 'div' | 'article' | 'section' | 'li';
  padding?: keyof typeof styles.padding;
  /** Makes the whole card one target: put exactly one `<Link variant="stretched">` inside. */
  interactive?: boolean;
  /** Additional controls of an interactive card, clickable separately. */
  actions?: ReactNode;
  /** Id of the heading that labels a `section`. */
  'aria-labelledby'?: string;
};

/** Groups related content on a bordered surface. */
export function Card({
  children,
  as: Tag = 'div',
  padding = 'medium',
  interactive,
  actions,
  'aria-labelledby': labelledBy,
}: CardProps) {
  return (
    <Tag
      className={`${styles.root} ${styles.padding[padding]}`}
      data-interactive={interactive || undefined}
      aria-labelledby={labelledBy}
    >
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </Tag>
  );
}
