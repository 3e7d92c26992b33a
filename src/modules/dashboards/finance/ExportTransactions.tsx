import ArrowDownTrayIcon from '@heroicons/react/24/outline/ArrowDownTrayIcon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { useToast } from '#components/Toast';
import { downloadFile } from '#lib/browser/downloadFile';
import { writeCsv } from '#lib/files/writeCsv';
import { now } from '#lib/time/clock';

import type { TransactionView } from './financePath';
import { loadAllTransactions } from './queries';

export type ExportTransactionsProps = {
  view: TransactionView;
  /** How many there are on all pages. */
  count: number;
};

/** Saves the transactions that are listed, of all pages and in their order, as a CSV file. */
export function ExportTransactions({ view, count }: ExportTransactionsProps) {
  const { t } = useTranslation('dashboards-finance');
  const toast = useToast();
  const [isLoading, setLoading] = useState(false);

  async function save() {
    setLoading(true);
    try {
      const all = await loadAllTransactions(view);
      const csv = writeCsv([
        [
          t('transactions.date'),
          t('transactions.name'),
          t('transactions.id'),
          t('transactions.category'),
          t('transactions.status'),
          `${t('transactions.amount')} (USD)`,
        ],
        ...all.map(({ date, name, transactionId, category, status, amount }) => [
          date.slice(0, 10),
          name,
          transactionId,
          t(`category.${category}`),
          t(`status.${status}`),
          amount,
        ]),
      ]);
      const day = now().toISOString().slice(0, 10);
      downloadFile(`finance-transactions-${day}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    } catch {
      toast.show({ tone: 'error', text: t('transactions.exportFailed') });
    } finally {
      setLoading(false);
    }
  }

  return (
    <Button
      variant="outline"
      leadingIcon={ArrowDownTrayIcon}
      loading={isLoading}
      disabled={count === 0}
      onClick={() => void save()}
    >
      {t('transactions.export', { count })}
    </Button>
  );
}
