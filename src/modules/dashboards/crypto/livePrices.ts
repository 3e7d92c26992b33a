import { useQuery } from '@tanstack/react-query';

import { createPersistedStore } from '#lib/store/createPersistedStore';

import type { CoinPrices, Crypto } from './api';
import type { Coin } from './coins';
import { pricesQuery } from './queries';

/** Whether prices move; the choice is kept on the device, for all tabs. */
export const livePrices = createPersistedStore('crypto-live-prices', (stored) => stored !== false);

/** A price that can be traded at, and when it began. */
export interface Quote {
  price: number;
  /** ISO instant. */
  at: string;
  /** Change in 24 hours in percent, negative for a fall. */
  change: number;
}

/** The price of a coin among all. */
export function quoteOf({ at, prices }: CoinPrices, coin: Coin): Quote {
  const { amount = 0, trend } = prices.find((one) => one.coin === coin) ?? {};
  return { price: amount, at, change: trend ? (trend.dir === 'down' ? -1 : 1) * trend.amount : 0 };
}

/** The current price of a coin. `PriceControl` asks for it; what uses this only renders for another price. */
export function useQuote(coin: Coin, crypto: Crypto): Quote {
  const { data } = useQuery({
    ...pricesQuery(crypto),
    enabled: false,
    select: (all) => quoteOf(all, coin),
    notifyOnChangeProps: ['data'],
  });
  return data ?? { price: 0, at: crypto.at, change: 0 };
}
