import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { now, setClock } from '#lib/time/clock';
import { dayMs } from '#lib/time/duration';
import { getFinance, getTransactions } from '#modules/dashboards/finance/api';
import { sumOf } from '#modules/dashboards/finance/financeRules';
import { transactionSorts } from '#modules/dashboards/finance/limits';

import { server } from '#mocks/start/node';
import { serveBackend, setLanguage } from '#mocks/testing/serveBackend';
import { sendRaw, signInAndStoreToken, storeToken } from '#mocks/testing/signInAs';

import { financeScenarios } from './scenarios';

serveBackend({ account: 'mira' });

const read = () => request(getFinance, {});
const list = (query: Parameters<typeof request<typeof getTransactions>>[1]['query'] = {}) =>
  request(getTransactions, { query });
const all = async (query: Parameters<typeof list>[0] = {}) => (await list({ size: 1000, ...query })).transactions;
const sum = (rows: readonly { amount: number }[]) => sumOf(rows.map(({ amount }) => amount));

describe('GET api/dashboards/finance', () => {
  it('has the fields of the specification, and ours', async () => {
    const finance = await read();
    expect(Object.keys(finance)).toEqual([
      'accountBalance',
      'budget',
      'previousStatement',
      'currentStatement',
      'recentTransactions',
    ]);
    expect(Object.keys(finance.accountBalance)).toEqual(['growRate', 'ami', 'series']);
    expect(Object.keys(finance.budget)).toEqual([
      'expenses',
      'expensesLimit',
      'savings',
      'savingsGoal',
      'bills',
      'billsLimit',
    ]);
    for (const statement of [finance.previousStatement, finance.currentStatement]) {
      expect(Object.keys(statement)).toEqual(['status', 'date', 'limit', 'spent', 'minimum', 'from', 'to']);
    }
    const [transaction] = finance.recentTransactions;
    expect(Object.keys(transaction ?? {})).toEqual([
      'id',
      'transactionId',
      'name',
      'amount',
      'status',
      'date',
      'category',
    ]);
  });

  it('has the limits of the specification', async () => {
    const { budget, previousStatement, currentStatement } = await read();
    expect(budget).toMatchObject({ expensesLimit: 20_000, savingsGoal: 250_000, billsLimit: 1000 });
    expect(previousStatement.limit).toBe(34_500);
    expect(currentStatement.limit).toBe(34_500);
  });

  it('shows what it is for a limit to be passed', async () => {
    const { budget, previousStatement, currentStatement } = await read();
    expect(budget.expenses).toBeLessThan(budget.expensesLimit);
    expect(budget.bills).toBeGreaterThan(budget.billsLimit);
    expect(currentStatement.spent).toBeGreaterThan(currentStatement.limit);
    expect(previousStatement.spent).toBeLessThan(previousStatement.limit);
  });

  it('has a paid and a pending statement, with dates around now', async () => {
    const { previousStatement: previous, currentStatement: current } = await read();
    expect(previous.status).toBe('paid');
    expect(current.status).toBe('pending');
    expect(Date.parse(previous.date)).toBeLessThan(now().getTime());
    expect(Date.parse(current.date)).toBeGreaterThan(now().getTime());
    expect(Date.parse(current.from) - Date.parse(previous.to)).toBe(dayMs);
  });

  it('has five recent transactions, one of them pending', async () => {
    const { recentTransactions } = await read();
    expect(recentTransactions).toHaveLength(5);
    expect(recentTransactions).toEqual((await all()).slice(0, 5));
    expect(recentTransactions.some(({ status }) => status === 'pending')).toBe(true);
    expect(recentTransactions.some(({ status }) => status === 'completed')).toBe(true);
    expect(recentTransactions.filter(({ amount }) => amount < 0).length).toBeGreaterThanOrEqual(2);
  });

  it('has two lines of 120 points, of which the actual one is the sum of the transactions', async () => {
    const { accountBalance } = await read();
    expect(accountBalance.series.map(({ name }) => name)).toEqual(['Predicted', 'Actual']);
    for (const { data } of accountBalance.series) {
      expect(data).toHaveLength(120);
      for (const [at, { x }] of data.slice(1).entries()) {
        expect(Date.parse(x) - Date.parse(data[at]?.x ?? '')).toBe(3 * dayMs);
      }
    }
    const actual = accountBalance.series[1]?.data ?? [];
    const rows = await all();
    const [from, to] = [actual[40], actual.at(-1)];
    const between = rows.filter(
      ({ date }) => date.slice(0, 10) > (from?.x ?? '') && date.slice(0, 10) <= (to?.x ?? ''),
    );
    expect(sumOf([from?.y ?? 0, sum(between)])).toBe(to?.y);
    const first = actual[0]?.y ?? 0;
    expect(accountBalance.growRate).toBeCloseTo((((to?.y ?? 0) - first) / first) * 100, 2);
    const income = rows.filter(({ category }) => category === 'income');
    expect(accountBalance.ami).toBeCloseTo(sum(income) / 12, 2);
  });

  it('adds up: each figure is the sum of transactions that can be listed', async () => {
    const { budget, currentStatement, previousStatement } = await read();
    for (const [name, statement] of [
      ['current', currentStatement],
      ['previous', previousStatement],
    ] as const) {
      const { transactions, totals } = await list({ statement: name, size: 1000 });
      expect(statement.spent).toBe(-totals.net);
      for (const { date } of transactions) {
        expect(date.slice(0, 10) >= statement.from && date.slice(0, 10) <= statement.to).toBe(true);
      }
    }
    const month = await all({ statement: 'current' });
    const spentOn = (category: string) => -sum(month.filter((one) => one.category === category));
    expect(budget.expenses).toBe(spentOn('expense'));
    expect(budget.bills).toBe(spentOn('bill'));
    expect(budget.savings).toBe(-sum((await all()).filter(({ category }) => category === 'saving')));
  });

  it('moves with the clock', async () => {
    const before = await read();
    setClock(new Date(now().getTime() + 40 * dayMs));
    // The session has expired meanwhile.
    await signInAndStoreToken('mira');
    const after = await read();
    expect(Date.parse(after.currentStatement.date) - Date.parse(before.currentStatement.date)).toBe(40 * dayMs);
    expect(after.budget).toEqual(before.budget);
  });
});

describe('GET api/dashboards/finance/transactions', () => {
  it('lists a year, newest first, ten to a page', async () => {
    const { transactions, pagination } = await list();
    expect(transactions).toHaveLength(10);
    expect(pagination).toMatchObject({ size: 10, page: 1, startIndex: 0, endIndex: 9 });
    const rows = await all();
    expect(rows).toHaveLength(pagination.length);
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.map(({ date }) => date)).toEqual(
      rows
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ transactionId }) => transactionId)).size).toBe(rows.length);
    expect(Math.max(...rows.map(({ date }) => Date.parse(date)))).toBeLessThan(now().getTime());
  });

  it('has pages that make the whole', async () => {
    const { pagination } = await list({ size: 50 });
    const pages = await Promise.all(
      Array.from({ length: pagination.lastPage }, (_, index) => all({ size: 50, page: index + 1 })),
    );
    expect(pages.flat()).toEqual(await all());
    expect((await list({ page: 9999 })).pagination.page).toBe((await list()).pagination.lastPage);
  });

  it.each(transactionSorts)('is sorted by %s', async (sort) => {
    const up = await all({ sort, order: 'asc' });
    const down = await all({ sort, order: 'desc' });
    expect(up.map((one) => one[sort])).toEqual(down.map((one) => one[sort]).toReversed());
    if (sort === 'amount')
      expect(up.map((one) => one.amount)).toEqual(up.map((one) => one.amount).toSorted((a, b) => a - b));
  });

  it('is searched by name and id, without case and accents, and sums what was found', async () => {
    const { transactions, totals, pagination } = await list({ search: 'PORTSIDE', size: 1000 });
    expect(pagination.length).toBe(60);
    expect(transactions.every(({ name }) => name === 'Portside Grocers')).toBe(true);
    expect(totals).toEqual({ received: 0, paid: sum(transactions), net: sum(transactions) });
    const [one] = transactions;
    expect(await all({ search: one?.transactionId ?? '' })).toEqual([one]);
    setLanguage('tr');
    expect((await all({ search: 'maas' })).map(({ name }) => name)).toContain('Maaş');
    expect((await list({ search: 'nothing like it' })).pagination).toMatchObject({
      length: 0,
      lastPage: 1,
      endIndex: -1,
    });
  });

  it('has totals that are sums, whatever is searched, sorted and shown', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('', 'a', 'er', 'orvela', 'salary', '528'),
        fc.constantFrom(undefined, 'current' as const, 'previous' as const),
        fc.integer({ min: 1, max: 40 }),
        async (search, statement, size) => {
          const query = { search, ...(statement && { statement }) };
          const { totals } = await list({ ...query, size });
          const rows = await all(query);
          expect(totals.net).toBe(sum(rows));
          expect(sumOf([totals.received, totals.paid])).toBe(totals.net);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('lists ten thousand', async () => {
    server.use(...financeScenarios.many());
    const { pagination } = await list();
    expect(pagination.length).toBe(10_000);
  });

  it('has nothing where there is nothing', async () => {
    server.use(...financeScenarios.empty());
    expect(await list()).toMatchObject({ transactions: [], totals: { received: 0, paid: 0, net: 0 } });
    const { accountBalance, currentStatement } = await read();
    expect(accountBalance).toMatchObject({ growRate: 0, ami: 0 });
    expect(currentStatement).toMatchObject({ spent: 0, minimum: 0 });
  });

  it('names the parameter that is wrong, and needs a session', async () => {
    for (const query of ['page=0', 'page=x', 'size=1001', 'sort=balance', 'order=up', 'statement=next']) {
      const response = await sendRaw(`api/dashboards/finance/transactions?${query}`);
      expect(response.status, query).toBe(422);
      const { errors } = (await response.json()) as { errors: Array<{ pointer: string }> };
      expect(errors[0]?.pointer).toBe(`/query/${query.split('=')[0]}`);
    }
    storeToken();
    expect((await sendRaw('api/dashboards/finance')).status).toBe(401);
    expect((await sendRaw('api/dashboards/finance/transactions')).status).toBe(401);
  });
});
