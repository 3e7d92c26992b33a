import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { focusRing } from '#theme/mixins.css';

import * as styles from './Html.css';
import { useScrollStop } from './useScrollStop';

type ScrollingTableProps = {
  children: ReactNode;
  /** Position of the table within the text, from 1. */
  number: number;
  columns: string;
};

/** A wide table that scrolls separately from its text, by keyboard too. */
export function ScrollingTable({ children, number, columns }: ScrollingTableProps) {
  const { t } = useTranslation('components');
  const label = columns ? t('html.tableOf', { number, columns }) : t('html.table', { number });
  const box = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(box, label);
  return (
    <div ref={box} className={`${focusRing} ${styles.scroller}`} {...stop}>
      {children}
    </div>
  );
}
