import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { mostCoins, roundCoins, roundUsd, settle, tradeRefusal, tradeSides } from './tradeRules';

const cents = (max: number) => fc.integer({ min: 1, max }).map((value) => value / 100);
const price = fc.oneof(
  cents(20_000_000),
  fc.integer({ min: 500, max: 50_000 }).map((value) => value / 10_000),
);
const coins = fc.integer({ min: 1, max: 5_000_000_000_000 }).map((value) => value / 1e8);
const cash = cents(10_000_000);
const action = fc.constantFrom('buy' as const, 'sell' as const);

describe('the sides of a trade', () => {
  it.each([
    ['coin', 0.5, 64_000, { coins: 0.5, usd: 32_000 }],
    ['usd', 100, 64_000, { coins: 0.0015625, usd: 100 }],
    ['usd', 100, 0.58, { coins: 172.4137931, usd: 100 }],
    ['coin', 0.000000001, 64_000, { coins: 0, usd: 0 }],
  ] as const)('of %s %d at %d', (unit, amount, at, sides) => {
    expect(tradeSides(unit, amount, at)).toEqual(sides);
  });

  it('are worth the same, to half a cent or half the smallest part of a coin', () => {
    fc.assert(
      fc.property(fc.constantFrom('coin' as const, 'usd' as const), coins, price, (unit, amount, at) => {
        const sides = tradeSides(unit, amount, at);
        const slack = unit === 'coin' ? 0.005 : 0.5e-8 * at;
        expect(Math.abs(sides.coins * at - sides.usd)).toBeLessThanOrEqual(slack + 1e-9 * sides.usd);
        expect(unit === 'coin' ? sides.coins : sides.usd).toBe(unit === 'coin' ? amount : roundUsd(amount));
      }),
    );
  });
});

describe('a trade', () => {
  it('takes from one side what it gives to the other, and is undone by its opposite', () => {
    fc.assert(
      fc.property(action, coins, price, coins, cash, (what, amount, at, held, money) => {
        const sides = tradeSides('coin', amount, at);
        const funds = { coins: held, cash: money };
        const after = settle(what, sides, funds);
        expect(roundCoins(Math.abs(after.coins - held))).toBe(sides.coins);
        expect(roundUsd(Math.abs(after.cash - money))).toBe(sides.usd);
        expect(settle(what === 'buy' ? 'sell' : 'buy', sides, after)).toEqual(funds);
      }),
    );
  });

  it('is refused exactly when it would leave less than nothing', () => {
    fc.assert(
      fc.property(action, coins, price, coins, cash, (what, amount, at, held, money) => {
        const sides = tradeSides('coin', amount, at);
        const funds = { coins: held, cash: money };
        const after = settle(what, sides, funds);
        const refusal = tradeRefusal(what, sides, funds);
        if (sides.usd === 0) expect(refusal).toBe('too_small');
        else expect(refusal === 'insufficient').toBe(after.coins < 0 || after.cash < 0);
      }),
    );
  });

  it('of the most coins is possible, and nearly empties what it takes from', () => {
    fc.assert(
      fc.property(action, price, coins, cash, (what, at, held, money) => {
        const funds = { coins: held, cash: money };
        const sides = tradeSides('coin', mostCoins(what, at, funds), at);
        expect(tradeRefusal(what, sides, funds)).not.toBe('insufficient');
        const left = settle(what, sides, funds);
        if (what === 'sell') expect(left.coins).toBe(0);
        else expect(left.cash).toBeLessThanOrEqual(0.02 + at * 1e-8);
      }),
    );
  });
});
