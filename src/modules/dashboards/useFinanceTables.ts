import { useTranslation } from 'react-i18next';

import type { DashboardTable } from './dashboardTable';
import type { Finance } from './finance/api';

/** Balance, budget and statements, for the export; the transactions have their own. */
export function useFinanceTables(finance: Finance | undefined): DashboardTable[] {
  const { t } = useTranslation('dashboards-finance');
  if (!finance) return [];
  const { accountBalance, budget, currentStatement, previousStatement } = finance;
  const [predicted, actual] = ['Predicted', 'Actual'].map(
    (name) => accountBalance.series.find((one) => one.name === name)?.data ?? [],
  );
  return [
    {
      id: 'balance',
      title: t('balance.title'),
      columns: [t('balance.day'), `${t('balance.actual')} (USD)`, `${t('balance.predicted')} (USD)`],
      rows: actual?.map(({ x, y }, index) => [x, y, predicted?.[index]?.y ?? null]) ?? [],
    },
    {
      id: 'budget',
      title: t('budget.title'),
      columns: [t('budget.title'), t('tables.amount'), t('tables.limit')],
      rows: [
        [t('budget.expenses'), budget.expenses, budget.expensesLimit],
        [t('budget.bills'), budget.bills, budget.billsLimit],
        [t('budget.savings'), budget.savings, budget.savingsGoal],
      ],
    },
    {
      id: 'statements',
      title: t('tables.statements'),
      columns: [
        t('statement.period'),
        t('transactions.status'),
        t('transactions.date'),
        t('tables.amount'),
        t('tables.limit'),
        t('tables.minimum'),
      ],
      rows: [currentStatement, previousStatement].map(({ from, to, status, date, spent, limit, minimum }) => [
        `${from} – ${to}`,
        t(`statement.${status}`),
        date.slice(0, 10),
        spent,
        limit,
        minimum,
      ]),
    },
  ];
}
