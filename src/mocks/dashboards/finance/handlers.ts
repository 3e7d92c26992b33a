import type { HttpHandler } from 'msw';

import { dayMs } from '#lib/time/duration';
import { foldForSearch } from '#lib/text/foldForSearch';
import { getFinance, getTransactions } from '#modules/dashboards/finance/api';
import type { AccountBalance, Finance, Statement, Transaction } from '#modules/dashboards/finance/api';
import { budgetOf, isOnCard, statementOf, sumOf, totalsOf } from '#modules/dashboards/finance/financeRules';
import { transactionLimits } from '#modules/dashboards/finance/limits';
import type { StatementName, TransactionSort } from '#modules/dashboards/finance/limits';

import { handle } from '#mocks/core/handle';
import type { DataLanguage } from '#mocks/core/localized';
import { startOfToday } from '#mocks/dashboards/labels';

import { isoDay, monthDays, months, openingBalance, plannedNet, sampleTransactions } from './seed';

/** Points of the balance, and the days between them. */
const balancePoints = { count: 120, days: 3 };
/** Transactions on the dashboard itself. */
const recentCount = 5;
/** Days after the end of a statement until it is due, and until the previous one was paid. */
const dueDays = 14;
const paidDays = 12;

const dayOf = ({ date }: Transaction) => date.slice(0, 10);

/** First and last day of a statement. */
const periodOf = (name: StatementName) => {
  const month = name === 'current' ? 0 : 1;
  return { from: isoDay((month + 1) * monthDays), to: isoDay(month * monthDays + 1) };
};

const within =
  ({ from, to }: { from: string; to: string }) =>
  (one: Transaction) =>
    dayOf(one) >= from && dayOf(one) <= to;

function toStatement(name: StatementName, list: readonly Transaction[]): Statement {
  const period = periodOf(name);
  const isPaid = name === 'previous';
  const date = startOfToday() + (isPaid ? paidDays - monthDays : dueDays) * dayMs;
  return statementOf(list.filter(within(period)), {
    status: isPaid ? 'paid' : 'pending',
    date: new Date(date).toISOString(),
    ...period,
  });
}

function toBalance(list: readonly Transaction[]): AccountBalance {
  const { count, days } = balancePoints;
  const ages = Array.from({ length: count }, (_, index) => (count - 1 - index) * days);
  const first = ages[0] ?? 0;
  const actual = ages.map((age) => {
    const until = isoDay(age);
    return {
      x: until,
      y: sumOf([openingBalance, ...list.filter((one) => dayOf(one) <= until).map((one) => one.amount)]),
    };
  });
  const predicted = ages.map((age) => ({
    x: isoDay(age),
    y: Math.round(openingBalance + (plannedNet * (first - age)) / monthDays),
  }));
  const [start, end] = [actual[0]?.y ?? 0, actual.at(-1)?.y ?? 0];
  const income = sumOf(list.filter(({ category }) => category === 'income').map(({ amount }) => amount));
  return {
    growRate: start === 0 ? 0 : Math.round(((end - start) / start) * 10_000) / 100,
    ami: Math.round((income / months) * 100) / 100,
    series: [
      { name: 'Predicted', data: predicted },
      { name: 'Actual', data: actual },
    ],
  };
}

function toFinance(list: readonly Transaction[]): Finance {
  return {
    accountBalance: toBalance(list),
    budget: budgetOf(list.filter(within(periodOf('current'))), list),
    previousStatement: toStatement('previous', list),
    currentStatement: toStatement('current', list),
    recentTransactions: list.slice(0, recentCount),
  };
}

function sortTransactions(
  list: readonly Transaction[],
  sort: TransactionSort,
  isDescending: boolean,
  language: DataLanguage,
): Transaction[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sign = isDescending ? -1 : 1;
  return list.toSorted((one, other) => {
    const [a, b] = [one[sort], other[sort]];
    const by = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
    return sign * by || other.date.localeCompare(one.date);
  });
}

function matcherOf(search: string) {
  const words = foldForSearch(search).split(' ');
  return ({ name, transactionId }: Transaction) => {
    const text = foldForSearch(`${name} ${transactionId}`);
    return words.every((word) => text.includes(word));
  };
}

/** The calls of the finance dashboard, over transactions, newest first. */
export function createFinanceHandlers(transactions: (language: DataLanguage) => readonly Transaction[]): HttpHandler[] {
  return [
    handle(getFinance, ({ language }) => toFinance(transactions(language))),

    handle(getTransactions, ({ query, language }) => {
      const { search = '', statement, sort = 'date', order = 'desc', page = 1, size = transactionLimits.page } = query;
      const isListed = statement && within(periodOf(statement));
      const matches = matcherOf(search);
      const found = transactions(language).filter(
        (one) => (isListed === undefined || (isListed(one) && isOnCard(one))) && matches(one),
      );
      const lastPage = Math.max(1, Math.ceil(found.length / size));
      const current = Math.min(page, lastPage);
      const startIndex = (current - 1) * size;
      const shown = sortTransactions(found, sort, order === 'desc', language).slice(startIndex, startIndex + size);
      return {
        transactions: shown,
        totals: totalsOf(found),
        pagination: {
          length: found.length,
          size,
          page: current,
          lastPage,
          startIndex,
          endIndex: startIndex + shown.length - 1,
        },
      };
    }),
  ];
}

/** The calls of the finance dashboard. */
export const financeHandlers: readonly HttpHandler[] = createFinanceHandlers(sampleTransactions);
