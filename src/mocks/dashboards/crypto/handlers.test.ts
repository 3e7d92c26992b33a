import { afterEach, describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { now, setClock } from '#lib/time/clock';
import { dayMs, minuteMs } from '#lib/time/duration';
import { getCoinMarket, getCoinPrices, getCrypto, tradeCrypto } from '#modules/dashboards/crypto/api';
import type { TradeOrder } from '#modules/dashboards/crypto/api';
import { coinFacts, coins, periodPoints, pricePeriods, tickMs } from '#modules/dashboards/crypto/coins';
import type { WalletCoin } from '#modules/dashboards/crypto/coins';

import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { signInAndStoreToken } from '#mocks/testing/signInAs';

import { coinConstants, priceAt } from './market';
import { walkBound } from './randomWalk';

serveBackend({ account: 'mira' });
afterEach(() => setClock(undefined));

const read = () => request(getCrypto, {});
const wait = (ms: number) => setClock(new Date(now().getTime() + ms));
const order = async (
  coin: WalletCoin,
  rest: Pick<TradeOrder, 'action' | 'unit' | 'amount'> & { id?: string },
): Promise<TradeOrder> => {
  const { at, prices } = await request(getCoinPrices, {});
  const price = prices.find((one) => one.coin === coin)?.amount ?? 0;
  return { id: 'trade', coin, ...rest, quote: { price, at } };
};
const trade = (body: TradeOrder) => request(tradeCrypto, { body });

describe('GET api/dashboards/crypto', () => {
  it('has the fields of the specification, and ours', async () => {
    const crypto = await read();
    expect(Object.keys(crypto).toSorted()).toEqual(['at', 'btc', 'cash', 'prices', 'trades', 'wallets', 'watchlist']);
    expect(Object.keys(crypto.btc).toSorted()).toEqual(
      ['allTimeHigh', 'amount', 'marketCap', 'price', 'supply', 'trend', 'volume'].toSorted(),
    );
    expect(Object.keys(crypto.btc.trend)).toEqual(['dir', 'amount']);
    expect(Object.keys(crypto.prices)).toEqual(['btc', 'eth', 'bch', 'xrp']);
    expect(Object.keys(crypto.wallets)).toEqual(['btc', 'eth', 'bch', 'xrp']);
    expect(crypto.watchlist).toHaveLength(6);
    for (const entry of crypto.watchlist) {
      expect(Object.keys(entry)).toEqual(['title', 'iso', 'amount', 'trend', 'series']);
    }
  });

  it('has a day of prices that ends with the current one', async () => {
    const { btc, prices, at } = await read();
    const [line] = btc.price.series;
    expect(line?.data).toHaveLength(145);
    expect(line?.data.at(-1)).toEqual({ x: at, y: btc.amount });
    expect(prices.btc).toBe(btc.amount);
    const [first] = line?.data ?? [];
    const change = btc.amount / (first?.y ?? 0) - 1;
    expect(btc.trend).toEqual({
      dir: change < 0 ? 'down' : 'up',
      amount: Number((Math.abs(change) * 100).toFixed(2)),
    });
    expect(btc.marketCap).toBe(Math.round(btc.amount * btc.supply));
  });

  it('has 20 minutes of each coin of the watchlist, minute by minute', async () => {
    const { watchlist, prices } = await read();
    for (const { amount, series } of watchlist) {
      const [line] = series;
      expect(line?.data).toHaveLength(20);
      expect(line?.data.at(-1)?.y).toBe(amount);
      const times = line?.data.map(({ x }) => Date.parse(x)) ?? [];
      for (const [index, time] of times.slice(1).entries()) {
        expect(time - (times[index] ?? 0)).toBeLessThanOrEqual(minuteMs);
        expect(time).toBeGreaterThan(times[index] ?? 0);
      }
    }
    expect(watchlist.find(({ iso }) => iso === 'ETH')?.amount).toBe(prices.eth);
    expect(watchlist.find(({ iso }) => iso === 'BTC')?.amount).toBe(prices.btc);
  });
});

describe('the prices', () => {
  it('move with the clock, and are the same for everybody', async () => {
    const before = await request(getCoinPrices, {});
    expect(before.prices.map(({ coin }) => coin)).toEqual([...coins]);
    expect(await request(getCoinPrices, {})).toEqual(before);
    wait(tickMs);
    const after = await request(getCoinPrices, {});
    expect(Date.parse(after.at) - Date.parse(before.at)).toBe(tickMs);
    expect(after.prices).not.toEqual(before.prices);
    await signInAndStoreToken('ada');
    expect(await request(getCoinPrices, {})).toEqual(after);
  });

  it.each(pricePeriods)('of a %s are in order, and keep their history', async (period) => {
    const { count, stepMs } = periodPoints[period];
    const ask = async () => (await request(getCoinMarket, { query: { coin: 'eth', period } })).price.series[0]?.data;
    const points = await ask();
    expect(points).toHaveLength(count);
    const times = points?.map(({ x }) => Date.parse(x)) ?? [];
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(new Set(times).size).toBe(count);
    wait(stepMs + 2 * tickMs);
    const later = await ask();
    const known = new Map(points?.map(({ x, y }) => [x, y]));
    expect(later?.filter(({ x, y }) => known.get(x) === y).length).toBeGreaterThanOrEqual(count - 3);
  });

  it('never rise above the highest of all', () => {
    for (const coin of coins) {
      const { base, volatility, allTimeHigh } = coinConstants[coin];
      expect(base * Math.exp(volatility * walkBound)).toBeLessThan(allTimeHigh);
      expect(priceAt(coin, now().getTime() + 300 * dayMs)).toBeGreaterThan(10 ** -coinFacts[coin].priceDigits);
    }
  });
});

describe('POST api/dashboards/crypto/trade', () => {
  it('takes dollars and gives coins, in one step', async () => {
    const before = await read();
    const body = await order('btc', { action: 'buy', unit: 'coin', amount: 0.05 });
    const { trade: settled, ...held } = await trade(body);
    expect(settled).toMatchObject({ action: 'buy', coin: 'btc', amount: 0.05, price: body.quote.price });
    expect(settled.usd).toBe(Math.round(0.05 * body.quote.price * 100) / 100);
    expect(held.wallets).toEqual({ ...before.wallets, btc: 0.532_15 });
    expect(held.cash).toBeCloseTo(before.cash - settled.usd, 10);
    const { wallets, cash, trades } = await read();
    expect({ wallets, cash, trades }).toEqual(held);
    expect(trades).toEqual([settled]);
  });

  it('computes the coins of an amount of dollars', async () => {
    const body = await order('xrp', { action: 'sell', unit: 'usd', amount: 100 });
    const { trade: settled, cash } = await trade(body);
    expect(settled.usd).toBe(100);
    expect(settled.amount * body.quote.price).toBeCloseTo(100, 6);
    expect(cash).toBe(12_600);
  });

  it('is settled once, however often it is sent, also at the same time', async () => {
    const body = await order('eth', { action: 'sell', unit: 'coin', amount: 1 });
    const answers = await Promise.all([trade(body), trade(body), trade(body)]);
    wait(10 * minuteMs);
    answers.push(await trade(body));
    for (const answer of answers) expect(answer.trade).toEqual(answers[0]?.trade);
    expect((await read()).wallets.eth).toBe(5.3204);
    expect((await read()).trades).toHaveLength(1);
  });

  it('cannot spend the same dollars twice', async () => {
    const bodies = await Promise.all(
      ['a', 'b', 'c'].map((id) => order('eth', { id, action: 'buy', unit: 'usd', amount: 8000 })),
    );
    const results = await Promise.allSettled(bodies.map(trade));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read()).cash).toBe(4500);
  });

  it.each([
    ['buy', 'usd', 12_500.01, 12_500],
    ['buy', 'coin', 5, 12_500],
    ['sell', 'coin', 0.482_150_01, 0.482_15],
    ['sell', 'usd', 1_000_000, 0.482_15],
  ] as const)(
    'refuses to %s %s %d, says what is held, and changes nothing',
    async (action, unit, amount, available) => {
      const before = await read();
      const error = await expectHttpError(trade(await order('btc', { action, unit, amount })));
      expect(error.problem).toMatchObject({
        status: 422,
        available,
        errors: [{ pointer: '/amount', code: 'insufficient' }],
      });
      expect(await read()).toEqual(before);
    },
  );

  it('sells everything that is held, and no more', async () => {
    const { wallets } = await trade(await order('btc', { action: 'sell', unit: 'coin', amount: 0.482_15 }));
    expect(wallets.btc).toBe(0);
    const again = await order('btc', { id: 'again', action: 'sell', unit: 'coin', amount: 0.001 });
    expect((await expectHttpError(trade(again))).problem).toMatchObject({ available: 0 });
  });

  it.each([
    ['coin', 0.000_000_001],
    ['usd', 0.001],
    ['coin', 0],
  ] as const)('refuses what is worth nothing (%s %d)', async (unit, amount) => {
    const error = await expectHttpError(trade(await order('btc', { action: 'buy', unit, amount })));
    expect(error.problem.errors).toMatchObject([{ pointer: '/amount', code: 'too_small' }]);
  });

  it('refuses a price that is old, from the future, or was never quoted, with the current one', async () => {
    const body = await order('btc', { action: 'buy', unit: 'usd', amount: 10 });
    const refused = async (quote: TradeOrder['quote']) => {
      const { problem } = await expectHttpError(trade({ ...body, quote }));
      expect(problem).toMatchObject({ status: 409, code: 'revision-conflict' });
      return problem['current'];
    };
    await refused({ ...body.quote, price: body.quote.price + 1 });
    await refused({ ...body.quote, at: new Date(now().getTime() + minuteMs).toISOString() });
    wait(minuteMs + tickMs);
    const current = (await refused(body.quote)) as TradeOrder['quote'];
    expect((await trade({ ...body, quote: current })).trade.price).toBe(current.price);
  });

  it('belongs to one person', async () => {
    await trade(await order('btc', { action: 'buy', unit: 'usd', amount: 10 }));
    await signInAndStoreToken('ada');
    expect(await read()).toMatchObject({ cash: 12_500, trades: [] });
  });

  it('names the field that is wrong', async () => {
    const body = await order('btc', { action: 'buy', unit: 'usd', amount: 10 });
    for (const [field, value] of [
      ['coin', 'ltc'],
      ['action', 'swap'],
      ['unit', 'eur'],
      ['amount', -1],
      ['amount', '10'],
      ['quote', null],
      ['id', ''],
    ] as const) {
      const error = await expectHttpError(trade({ ...body, [field]: value } as TradeOrder));
      expect(error.problem.errors?.[0]?.pointer, field).toBe(`/${field}`);
    }
    expect((await read()).trades).toEqual([]);
  });
});
