import { useTranslation } from 'react-i18next';

import { Badge } from '#components/Badge';
import type { DataTableColumn } from '#components/DataTable';
import { FormattedDate } from '#components/FormattedDate';
import { numberFormat } from '#lib/format/intl';
import { usdFormat } from '#lib/format/formatUsd';

import type { Transaction } from './api';

/** The columns of the transactions; the back end sorts by them. */
export function useTransactionColumns(): readonly DataTableColumn<Transaction>[] {
  const { t, i18n } = useTranslation('dashboards-finance');
  const signed = numberFormat(i18n.language, { ...usdFormat(), signDisplay: 'exceptZero' });
  return [
    {
      id: 'date',
      header: t('transactions.date'),
      sortable: true,
      cell: ({ date }) => <FormattedDate date={date.slice(0, 10)} format="date" />,
    },
    { id: 'name', header: t('transactions.name'), sortable: true, rowHeader: true, cell: ({ name }) => name },
    { id: 'transactionId', header: t('transactions.id'), sortable: true, cell: ({ transactionId }) => transactionId },
    {
      id: 'category',
      header: t('transactions.category'),
      sortable: true,
      cell: ({ category }) => t(`category.${category}`),
    },
    {
      id: 'status',
      header: t('transactions.status'),
      sortable: true,
      cell: ({ status }) => <Badge tone={status === 'pending' ? 'warning' : 'success'}>{t(`status.${status}`)}</Badge>,
    },
    {
      id: 'amount',
      header: t('transactions.amount'),
      align: 'end',
      sortable: true,
      cell: ({ amount }) => signed.format(amount),
    },
  ];
}
