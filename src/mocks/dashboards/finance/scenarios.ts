import { getFinance, getTransactions } from '#modules/dashboards/finance/api';
import type { Transaction } from '#modules/dashboards/finance/api';

import { failureScenarios } from '#mocks/core/failureScenarios';

import { createFinanceHandlers } from './handlers';
import { manyTransactions } from './seed';

/** How the calls of the finance dashboard fail, and what they may return, by name. */
export const financeScenarios = {
  finance: failureScenarios(getFinance),
  transactions: failureScenarios(getTransactions),
  /** Nothing has come or gone. */
  empty: () => createFinanceHandlers(() => []),
  /** Exactly these transactions, newest first. */
  holds: (list: readonly Transaction[]) => createFinanceHandlers(() => list),
  /** Decades of transactions. */
  many: (count = 10_000) => createFinanceHandlers((language) => manyTransactions(language, count)),
};
