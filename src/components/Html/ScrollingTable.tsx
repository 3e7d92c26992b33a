import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { focusRing } from '#theme/mixins.css';

import * as styles from './Html.css';

type ScrollingTableProps = {
  children: ReactNode;
  /** Which table of the text, from 1. */
  number: number;
  columns: string;
};

/** A table wider than its text scrolls alone, by keyboard too. */
export function ScrollingTable({ children, number, columns }: ScrollingTableProps) {
  const { t } = useTranslation('components');
  const label = columns ? t('html.tableOf', { number, columns }) : t('html.table', { number });
  return (
    <div className={`${focusRing} ${styles.scroller}`} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
