import type { ReactNode } from 'react';

import * as styles from './Card.css';

export type CardProps = {
  children: ReactNode;
  as?: 'div' | 'article' | 'section' | 'li';
  padding?: keyof typeof styles.padding;
  /** The whole card is one target: put exactly one `<Link variant="stretched">` in it. */
  interactive?: boolean;
  /** Further controls of an interactive card, pressed apart from it. */
  actions?: ReactNode;
  /** Id of the heading that names a `section`. */
  labelledBy?: string;
};

/** A thing among things: a border, a surface, room inside. */
export function Card({ children, as: Tag = 'div', padding = 'medium', interactive, actions, labelledBy }: CardProps) {
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
