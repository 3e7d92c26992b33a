import type { ReactNode } from 'react';

import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';

import * as styles from './EmptyState.css';

export type EmptyStateProps = {
  icon?: IconSource;
  /** One sentence: what is missing or will appear here. */
  title: ReactNode;
  /** What will appear here, in one sentence. */
  description?: ReactNode;
  /** One button or link to fill the area. */
  action?: ReactNode;
  /** `center` for the middle of a large empty area, `start` everywhere else. */
  align?: keyof typeof styles.align;
  /** Heading level; without it the title is a paragraph. */
  headingLevel?: 1 | 2 | 3 | 4;
};

/** Placeholder for an area that has no content yet. */
export function EmptyState({ icon, title, description, action, align = 'start', headingLevel }: EmptyStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className={`${styles.root} ${styles.align[align]}`}>
      {icon ? (
        <span className={styles.mark}>
          <Icon source={icon} size="large" />
        </span>
      ) : null}
      <Title className={styles.title}>{title}</Title>
      {description ? <div className={styles.description}>{description}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
