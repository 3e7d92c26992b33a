import type { Budget, Statement, Transaction, TransactionTotals } from './api';
import { financeLimits } from './limits';
import type { TransactionCategory } from './limits';

type Money = Pick<Transaction, 'amount'>;
type Movement = Pick<Transaction, 'amount' | 'category'>;

/** Sum in dollars, to the cent: binary fractions would drift over many. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

/** Sums of what came in, of what was paid, and of both. */
export function totalsOf(list: readonly Money[]): TransactionTotals {
  const amounts = list.map(({ amount }) => amount);
  return {
    received: sumOf(amounts.filter((amount) => amount > 0)),
    paid: sumOf(amounts.filter((amount) => amount < 0)),
    net: sumOf(amounts),
  };
}

/** Categories of what is paid with the card. */
const cardCategories: readonly TransactionCategory[] = ['expense', 'bill', 'work'];

/** Whether a transaction is on a statement. */
export const isOnCard = ({ category }: Pick<Transaction, 'category'>): boolean => cardCategories.includes(category);

/** What was paid in a category, positive. */
const paidFor = (category: TransactionCategory, list: readonly Movement[]) =>
  sumOf(list.filter((one) => one.category === category).map(({ amount }) => -amount));

/** The least that has to be paid of a statement: 22.5%. */
const minimumOf = (spent: number): number => Math.round(spent * 22.5) / 100;

/** A statement of some transactions. */
export function statementOf(
  list: readonly Movement[],
  { status, date, from, to }: Pick<Statement, 'status' | 'date' | 'from' | 'to'>,
): Statement {
  const spent = sumOf(list.filter(isOnCard).map(({ amount }) => -amount));
  return { status, date, limit: financeLimits.statementLimit, spent, minimum: minimumOf(spent), from, to };
}

/** The budget of the transactions of the last 30 days, and the savings of the year. */
export function budgetOf(month: readonly Movement[], year: readonly Movement[]): Budget {
  return {
    expenses: paidFor('expense', month),
    expensesLimit: financeLimits.expensesLimit,
    savings: paidFor('saving', year),
    savingsGoal: financeLimits.savingsGoal,
    bills: paidFor('bill', month),
    billsLimit: financeLimits.billsLimit,
  };
}

/** An amount beside its limit: `left` is negative once the limit is passed. */
export const againstLimit = (amount: number, limit: number) => ({
  share: limit > 0 ? amount / limit : 0,
  left: sumOf([limit, -amount]),
});
