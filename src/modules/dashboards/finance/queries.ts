import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { createClient } from '#lib/http/createClient';
import { callQuery } from '#lib/query/callQuery';

import type { Transaction } from './api';
import type { TransactionView } from './financePath';
import { transactionLimits } from './limits';

// Lazy: zod and the schemas stay out of the first chunk.
const api = createClient(() => import('./api'));

/** Keys of the queries; the names in a response are in the language of the call. */
const financeKeys = {
  overview: (language: string) => ['dashboards', 'finance', 'overview', language],
  transactions: (view: TransactionView, language: string) => ['dashboards', 'finance', 'transactions', view, language],
} as const;

/** Balance, budget and statements. */
export const financeQuery = (language: string) => callQuery(financeKeys.overview(language), api.getFinance);

const queryOf = ({ search, statement, ...order }: TransactionView) => ({
  ...order,
  ...(search !== '' && { search }),
  ...(statement !== 'all' && { statement }),
});

/** A page of transactions; the last one stays while the next loads. */
export const transactionsQuery = (view: TransactionView, language: string) =>
  queryOptions({
    ...callQuery(financeKeys.transactions(view, language), api.getTransactions, queryOf(view)),
    placeholderData: keepPreviousData,
  });

/** The transactions of all pages of a view, for the export. */
export async function loadAllTransactions(view: TransactionView): Promise<Transaction[]> {
  const all: Transaction[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const query = { ...queryOf(view), page, size: transactionLimits.maxPage };
    const { transactions, pagination } = await api.getTransactions({ query });
    all.push(...transactions);
    lastPage = pagination.lastPage;
  }
  return all;
}
