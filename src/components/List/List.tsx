import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Skeleton } from '#components/Skeleton';
import { VisuallyHidden } from '#components/VisuallyHidden';

import * as styles from './List.css';

export { ListItem } from './ListItem';
export type { ListItemProps } from './ListItem';

export type ListProps = {
  /** `ListItem`s. */
  children?: ReactNode;
  /** Accessible name, where no heading above labels the list. */
  label?: string;
  variant?: keyof typeof styles.variant;
  density?: keyof typeof styles.density;
  /** Number of skeleton rows shown instead of the children. */
  loading?: number;
};

/** Vertical list of `ListItem`s. For thousands of items use a `VirtualList`. */
export function List({ children, label, variant = 'divided', density = 'default', loading }: ListProps) {
  const { t } = useTranslation('List');
  return (
    <ul
      className={`${styles.root} ${styles.variant[variant]} ${styles.density[density]}`}
      aria-label={label}
      aria-busy={loading !== undefined || undefined}
    >
      {loading === undefined
        ? children
        : Array.from({ length: loading }, (_, row) => (
            <li key={row} className={styles.item}>
              <span className={styles.leading}>
                <Skeleton variant="circle" size="medium" />
              </span>
              <span className={styles.words}>
                {row === 0 ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}
                <span className={styles.title}>
                  <Skeleton width={row % 2 ? 'medium' : 'narrow'} />
                </span>
                <span className={styles.description}>
                  <Skeleton width={row % 2 ? 'wide' : 'full'} />
                </span>
              </span>
            </li>
          ))}
    </ul>
  );
}
