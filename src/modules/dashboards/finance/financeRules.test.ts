import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { againstLimit, budgetOf, isOnCard, statementOf, sumOf, totalsOf } from './financeRules';
import { transactionCategories } from './limits';

const amount = fc.integer({ min: -5_000_000, max: 5_000_000 }).map((cents) => cents / 100);
const movement = fc.record({ amount, category: fc.constantFrom(...transactionCategories) });
const movements = fc.array(movement, { maxLength: 300 });
const dates = { status: 'pending', date: '2026-03-30T00:00:00.000Z', from: '2026-02-14', to: '2026-03-15' } as const;

describe('sums', () => {
  it('are exact to the cent, in any order', () => {
    expect(sumOf([0.1, 0.2])).toBe(0.3);
    fc.assert(
      fc.property(movements, (list) => {
        const amounts = list.map((one) => one.amount);
        const cents = amounts.reduce((sum, one) => sum + Math.round(one * 100), 0);
        expect(sumOf(amounts)).toBe(cents / 100);
        expect(sumOf(amounts.toReversed())).toBe(sumOf(amounts));
      }),
    );
  });

  it('of what came in and of what was paid make the whole', () => {
    fc.assert(
      fc.property(movements, (list) => {
        const { received, paid, net } = totalsOf(list);
        expect(sumOf([received, paid])).toBe(net);
        expect(received).toBeGreaterThanOrEqual(0);
        expect(paid).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('of parts make the sum of the whole', () => {
    fc.assert(
      fc.property(movements, movements, (one, other) => {
        const [a, b, both] = [totalsOf(one), totalsOf(other), totalsOf([...one, ...other])];
        expect(sumOf([a.net, b.net])).toBe(both.net);
        expect(sumOf([a.paid, b.paid])).toBe(both.paid);
      }),
    );
  });
});

describe('a statement and a budget', () => {
  it('are made of the same transactions', () => {
    fc.assert(
      fc.property(movements, (list) => {
        const { spent, minimum, limit } = statementOf(list, dates);
        const { expenses, bills } = budgetOf(list, list);
        const work = sumOf(list.filter(({ category }) => category === 'work').map((one) => -one.amount));
        expect(sumOf([expenses, bills, work])).toBe(spent);
        expect(spent).toBe(sumOf(list.filter(isOnCard).map((one) => -one.amount)));
        expect(Math.abs(minimum - spent * 0.225)).toBeLessThanOrEqual(0.0051);
        expect(limit).toBe(34_500);
      }),
    );
  });

  it.each([
    [5000, 20_000, 0.25, 15_000],
    [1789.22, 1000, 1.78922, -789.22],
    [0, 0, 0, 0],
  ])('of %d against %d', (spent, limit, share, left) => {
    expect(againstLimit(spent, limit)).toEqual({ share, left });
  });
});
