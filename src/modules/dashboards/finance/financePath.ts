import { paths } from '#domain/paths';
import { choiceParam, listParams, pageParam, textParam } from '#lib/router/listParams';
import type { ListParams } from '#lib/router/listParams';

import { statementNames, transactionLimits, transactionSorts } from './limits';
import type { StatementName, TransactionSort } from './limits';

/** Which transactions are listed, in which order. */
export interface TransactionView {
  search: string;
  statement: StatementName | 'all';
  sort: TransactionSort;
  order: 'asc' | 'desc';
  page: number;
}

/** The choices in the address of the page. */
export const financeParams: ListParams<TransactionView> = listParams<TransactionView>({
  search: textParam(transactionLimits.search),
  statement: choiceParam(['all', ...statementNames], 'all'),
  sort: choiceParam(transactionSorts, 'date'),
  order: choiceParam(['desc', 'asc'], 'desc'),
  page: pageParam,
});

/** Id of the list, to which links to it lead. */
export const transactionsId = 'transactions';

/** The address of a list of transactions, at the list. */
export const transactionsHref = (view: Partial<TransactionView>): string =>
  `${financeParams.href(paths.financeDashboard, view)}#${transactionsId}`;
