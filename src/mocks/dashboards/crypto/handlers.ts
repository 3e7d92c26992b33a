import type { HttpHandler } from 'msw';

import { now } from '#lib/time/clock';
import { getCoinMarket, getCoinPrices, getCrypto, tradeCrypto } from '#modules/dashboards/crypto/api';
import type { CryptoHoldings, CryptoTrade, TradeOrder } from '#modules/dashboards/crypto/api';
import { coinFacts, coins, quoteMs } from '#modules/dashboards/crypto/coins';
import { settle, tradeRefusal, tradeSides } from '#modules/dashboards/crypto/tradeRules';

import { handle } from '#mocks/core/handle';
import { fieldError, ProblemError } from '#mocks/core/problem';
import type { Store } from '#mocks/core/store';
import { isoInstant } from '#mocks/core/time';
import { inTransaction } from '#mocks/core/transaction';

import { marketOf, priceAt, quoteOf, tickTime, watchlist } from './market';
import { trades, wallets } from './store';
import type { CryptoStores, Wallet } from './store';

/** Trades that a person sees. */
const shownTrades = 10;

/** Throws unless the price was quoted within the last minute. */
function assertQuoted({ coin, quote }: TradeOrder): void {
  const at = Date.parse(quote.at);
  const age = now().getTime() - at;
  if (age >= 0 && age <= quoteMs && priceAt(coin, at) === quote.price) return;
  const { amount } = quoteOf(coin);
  throw new ProblemError('revision-conflict', { current: { price: amount, at: new Date(tickTime()).toISOString() } });
}

async function settleOrder(order: TradeOrder, own: Store<Wallet>, log: Store<CryptoTrade>): Promise<CryptoTrade> {
  const { id, action, coin, unit, amount, quote } = order;
  // A repeated call whose first response was lost.
  const settled = await log.find(id);
  if (settled) return settled;
  assertQuoted(order);
  const sides = tradeSides(unit, amount, quote.price);
  const funds = { coins: (await own.get(coin)).amount, cash: (await own.get('usd')).amount };
  const refusal = tradeRefusal(action, sides, funds);
  if (refusal === 'too_small') throw fieldError('/amount', refusal, 'This is worth less than a cent');
  if (refusal === 'insufficient') {
    const available = action === 'buy' ? funds.cash : funds.coins;
    const unitName = action === 'buy' ? 'USD' : coinFacts[coin].iso;
    throw fieldError('/amount', refusal, `The wallet holds ${available} ${unitName}`, { available });
  }
  const after = settle(action, sides, funds);
  await own.update(coin, { amount: after.coins });
  await own.update('usd', { amount: after.cash });
  return log.addFirst({
    id,
    action,
    coin,
    amount: sides.coins,
    usd: sides.usd,
    price: quote.price,
    at: isoInstant(),
  });
}

/** The calls of the crypto dashboard, over the wallets of a person. */
export function createCryptoHandlers(stores: CryptoStores): HttpHandler[] {
  async function holdings(owner: string): Promise<CryptoHoldings> {
    const [held, log] = await Promise.all([stores.wallets.of(owner).list(), stores.trades.of(owner).list()]);
    const amountOf = (id: Wallet['id']) => held.find((wallet) => wallet.id === id)?.amount ?? 0;
    return {
      wallets: { btc: amountOf('btc'), eth: amountOf('eth'), bch: amountOf('bch'), xrp: amountOf('xrp') },
      cash: amountOf('usd'),
      trades: log.slice(0, shownTrades),
    };
  }

  return [
    handle(getCrypto, async ({ user }) => ({
      btc: marketOf('btc', 'day'),
      prices: {
        btc: quoteOf('btc').amount,
        eth: quoteOf('eth').amount,
        bch: quoteOf('bch').amount,
        xrp: quoteOf('xrp').amount,
      },
      ...(await holdings(user.id)),
      watchlist: watchlist(),
      at: new Date(tickTime()).toISOString(),
    })),

    handle(getCoinMarket, ({ query: { coin, period } }) => marketOf(coin, period)),

    handle(getCoinPrices, () => ({ at: new Date(tickTime()).toISOString(), prices: coins.map(quoteOf) })),

    handle(tradeCrypto, async ({ body, user }) => {
      const own = stores.wallets.of(user.id);
      const log = stores.trades.of(user.id);
      const trade = await inTransaction([own, log], () => settleOrder(body, own, log));
      return { trade, ...(await holdings(user.id)) };
    }),
  ];
}

/** The calls of the crypto dashboard. */
export const cryptoHandlers: readonly HttpHandler[] = createCryptoHandlers({ wallets, trades });
