import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { paths } from '#domain/paths';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import { DashboardCard } from './DashboardCard';
import { DashboardGrid, DashboardPage } from './DashboardPage';
import { DashboardPanel } from './DashboardPanel';
import { BalanceChart } from './finance/BalanceChart';
import { BudgetSummary } from './finance/BudgetSummary';
import { financeParams, transactionsHref } from './finance/financePath';
import { financeQuery, transactionsQuery } from './finance/queries';
import { StatementSummary } from './finance/StatementSummary';
import { Transactions } from './finance/Transactions';
import { useDashboardView } from './useDashboardView';
import { useFinanceTables } from './useFinanceTables';

/** Asks for what the address shows. */
export function prefetch({ queryClient, url, language }: PageToPrefetch): void {
  void queryClient.prefetchQuery(financeQuery(language));
  void queryClient.prefetchQuery(transactionsQuery(financeParams.parse(url.searchParams), language));
}

/** The page at `/dashboards/finance`: what is due, what was spent, and every transaction. */
export function Component() {
  const { t, i18n } = useTranslation(['dashboards-finance', 'dashboards']);
  const [view, setView] = useDashboardView(financeParams, paths.financeDashboard);
  const query = useQuery(financeQuery(i18n.language));
  return (
    <DashboardPage title={t('title')} fileName="finance" tables={useFinanceTables(query.data)}>
      <DashboardPanel
        query={query}
        what={t('what')}
        blocks={[
          { id: 'current', span: 'third', height: 'large' },
          { id: 'previous', span: 'third', height: 'large' },
          { id: 'budget', span: 'third', height: 'large' },
          { id: 'balance', span: 'full', height: 'medium' },
          { id: 'transactions', span: 'full', height: 'tall' },
        ]}
      >
        {({ accountBalance, budget, currentStatement, previousStatement }) => (
          <DashboardGrid>
            <DashboardCard span="third" title={t('statement.currentTitle')}>
              <StatementSummary
                title={t('statement.currentTitle')}
                statement={currentStatement}
                href={transactionsHref({ statement: 'current' })}
              />
            </DashboardCard>
            <DashboardCard span="third" title={t('statement.previousTitle')}>
              <StatementSummary
                title={t('statement.previousTitle')}
                statement={previousStatement}
                href={transactionsHref({ statement: 'previous' })}
              />
            </DashboardCard>
            <DashboardCard span="third" title={t('budget.title')} statement={t('budget.statement')}>
              <BudgetSummary budget={budget} />
            </DashboardCard>
            <DashboardCard>
              <BalanceChart balance={accountBalance} />
            </DashboardCard>
            <DashboardCard title={t('transactions.title')} statement={t('transactions.statement')}>
              <Transactions view={view} onView={setView} />
            </DashboardCard>
          </DashboardGrid>
        )}
      </DashboardPanel>
    </DashboardPage>
  );
}
