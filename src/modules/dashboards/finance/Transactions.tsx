import BanknotesIcon from '@heroicons/react/24/outline/BanknotesIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { DataTable } from '#components/DataTable';
import type { DataTableSort } from '#components/DataTable';
import { EmptyState } from '#components/EmptyState';
import { Link } from '#components/Link';
import { Pagination } from '#components/Pagination';
import { SearchField } from '#components/SearchField';
import { ToggleGroup } from '#components/ToggleGroup';
import { useSearchWhileTyping } from '#lib/react/useSearchWhileTyping';

import { ExportTransactions } from './ExportTransactions';
import { transactionsHref, transactionsId } from './financePath';
import type { TransactionView } from './financePath';
import { statementNames, transactionLimits, transactionSorts } from './limits';
import { transactionsQuery } from './queries';
import * as styles from './Transactions.css';
import { TransactionTotals } from './TransactionTotals';
import { useTransactionColumns } from './useTransactionColumns';

export type TransactionsProps = {
  view: TransactionView;
  onView: (change: Partial<TransactionView>) => void;
};

/** Milliseconds after the last key press until the search starts. */
const searchPauseMs = 200;

const newestFirst: Pick<TransactionView, 'sort' | 'order'> = { sort: 'date', order: 'desc' };

/** The transactions of a year: searched, by statement, sorted and in pages, with their sums. */
export function Transactions({ view, onView }: TransactionsProps) {
  const { t, i18n } = useTranslation('dashboards-finance');
  const columns = useTransactionColumns();
  const query = useQuery(transactionsQuery(view, i18n.language));
  const { data } = query;
  const count = data?.pagination.length ?? 0;
  const isFiltered = view.search !== '' || view.statement !== 'all';
  const search = useSearchWhileTyping({
    value: view.search,
    onSearch: (text) => onView({ search: text, page: 1 }),
    pause: searchPauseMs,
  });

  function sort(next: DataTableSort | undefined) {
    const column = transactionSorts.find((one) => one === next?.column);
    if (next && column) onView({ sort: column, order: next.direction === 'ascending' ? 'asc' : 'desc', page: 1 });
    // The original order is by date already.
    else onView({ ...newestFirst, ...(view.sort === 'date' && { order: 'asc' }), page: 1 });
  }

  return (
    <div id={transactionsId} className={styles.root}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label={t('transactions.search')}
            placeholder={t('transactions.search')}
            maxLength={transactionLimits.search}
            value={search.text}
            loading={query.isFetching && search.text !== ''}
            statusText={data && !query.isPlaceholderData && isFiltered ? t('transactions.found', { count }) : ''}
            onChange={search.onChange}
            onSubmit={search.onSubmit}
          />
        </div>
        <ToggleGroup
          label={t('transactions.filter')}
          value={view.statement}
          options={(['all', ...statementNames] as const).map((value) => ({
            value,
            label: t(`transactions.statements.${value}`),
          }))}
          onChange={(statement) => onView({ statement, page: 1 })}
        />
        <ExportTransactions view={view} count={count} />
      </div>
      <DataTable
        caption={t('transactions.caption')}
        hideCaption
        columns={columns}
        rows={data?.transactions ?? []}
        getRowId={({ id }) => id}
        rowLabel={({ name }) => name}
        density="compact"
        sort={{ column: view.sort, direction: view.order === 'asc' ? 'ascending' : 'descending' }}
        onSortChange={sort}
        loading={query.isPending}
        loadingRows={transactionLimits.page}
        failure={
          query.isError && !data
            ? {
                error: query.error,
                what: t('transactions.what'),
                onRetry: () => void query.refetch(),
                loading: query.isFetching,
              }
            : undefined
        }
        empty={
          isFiltered ? (
            <EmptyState
              icon={MagnifyingGlassIcon}
              title={view.search === '' ? t('transactions.none') : t('transactions.noMatch', { search: view.search })}
              action={<Link href={transactionsHref({})}>{t('transactions.clear')}</Link>}
            />
          ) : (
            <EmptyState icon={BanknotesIcon} title={t('transactions.none')} description={t('transactions.noneText')} />
          )
        }
        footer={
          data && count > 0 ? (
            <div className={styles.foot}>
              <TransactionTotals totals={data.totals} count={count} />
              <Pagination
                label={t('transactions.pages')}
                page={data.pagination.page}
                lastPage={data.pagination.lastPage}
                hrefFor={(page) => transactionsHref({ ...view, page })}
              />
            </div>
          ) : null
        }
      />
    </div>
  );
}
