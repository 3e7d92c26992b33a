import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { gap as gapStyles } from '#theme/mixins.css';

import * as styles from './Sortable.css';
import type { SortableOrientation } from './types';

/** The list element of one container. */
export function TrackFrame({
  label,
  orientation,
  gap,
  cell = 'medium',
  emptyText,
  empty,
  children,
}: {
  label: string;
  orientation: SortableOrientation;
  gap: keyof typeof gapStyles;
  cell?: keyof typeof styles.cell | undefined;
  emptyText?: string | undefined;
  empty: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('Sortable');
  return (
    <div className={styles.root}>
      <ul
        role="list"
        aria-label={label}
        data-track=""
        className={`${styles.track} ${styles.orientation[orientation]} ${gapStyles[gap]} ${orientation === 'grid' ? styles.cell[cell] : ''}`}
      >
        {children}
      </ul>
      {empty ? <p className={styles.empty}>{emptyText ?? t('empty')}</p> : null}
    </div>
  );
}

/** The list element of a board. */
export function BoardFrame({
  label,
  virtual = false,
  end,
  children,
}: {
  label: string;
  virtual?: boolean | undefined;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={`${styles.board} ${virtual ? styles.boundedBoard : ''}`} data-board="">
      <ul
        role="list"
        aria-label={label}
        data-track=""
        className={`${styles.lists} ${virtual ? styles.boundedLists : ''}`}
      >
        {children}
      </ul>
      {end}
    </div>
  );
}
