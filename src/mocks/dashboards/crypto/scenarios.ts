import { getCoinMarket, getCoinPrices, getCrypto, tradeCrypto } from '#modules/dashboards/crypto/api';
import type { CryptoTrade } from '#modules/dashboards/crypto/api';

import { failureScenarios } from '#mocks/core/failureScenarios';
import { handle } from '#mocks/core/handle';
import { memoryOwnedStore } from '#mocks/core/memoryStore';

import { createCryptoHandlers } from './handlers';
import { marketOf } from './market';
import type { Wallet } from './store';

/** How the calls of the crypto dashboard fail, and what they may return, by name. */
export const cryptoScenarios = {
  crypto: failureScenarios(getCrypto),
  market: failureScenarios(getCoinMarket),
  prices: failureScenarios(getCoinPrices),
  trade: failureScenarios(tradeCrypto),
  /** A coin that has only just begun to be traded: its latest price. */
  single: () =>
    handle(getCoinMarket, ({ query: { coin, period } }) => {
      const market = marketOf(coin, period);
      const series = market.price.series.map(({ name, data }) => ({ name, data: data.slice(-1) }));
      return { ...market, price: { series } };
    }),
  /** Exactly these wallets and trades. */
  holds: (list: readonly Wallet[], log: readonly CryptoTrade[] = []) =>
    createCryptoHandlers({
      wallets: memoryOwnedStore('crypto-wallets', async () => list),
      trades: memoryOwnedStore('crypto-trades', async () => log),
    }),
};
