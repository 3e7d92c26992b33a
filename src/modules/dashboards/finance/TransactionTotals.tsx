import { useTranslation } from 'react-i18next';

import { formatNumber } from '#lib/format/formatNumber';
import { formatUsd } from '#lib/format/formatUsd';

import type { TransactionTotals as Totals } from './api';
import * as styles from './Transactions.css';

export type TransactionTotalsProps = {
  totals: Totals;
  /** Of how many transactions. */
  count: number;
};

/** Sums over all pages. */
export function TransactionTotals({ totals, count }: TransactionTotalsProps) {
  const { t, i18n } = useTranslation('dashboards-finance');
  return (
    <dl className={styles.totals}>
      <div className={styles.total}>
        <dt className={styles.term}>{t('totals.count')}</dt>
        <dd>{formatNumber(count, i18n.language)}</dd>
      </div>
      {(['received', 'paid', 'net'] as const).map((name) => (
        <div key={name} className={styles.total}>
          <dt className={styles.term}>{t(`totals.${name}`)}</dt>
          <dd>{formatUsd(totals[name], i18n.language)}</dd>
        </div>
      ))}
    </dl>
  );
}
