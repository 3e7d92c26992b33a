import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

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
  return { price: amount, at, change: trend?.dir === 'down' ? 0 - trend.amount : (trend?.amount ?? 0) };
}

const createObserver = (client: QueryClient, crypto: Crypto) =>
  new QueryObserver(client, { ...pricesQuery(crypto), enabled: false, notifyOnChangeProps: ['data'] });
type PricesObserver = ReturnType<typeof createObserver>;

const PricesContext = createContext<PricesObserver | undefined>(undefined);

export type LivePricesProps = { crypto: Crypto; children: ReactNode };

/**
 * Lets the figures inside read the prices that `PriceControl` asks for. One observer serves them all: twenty, each with
 * its own, take longer to hear of a price than to render it.
 */
export function LivePrices({ crypto, children }: LivePricesProps) {
  const client = useQueryClient();
  const [observer] = useState(() => createObserver(client, crypto));
  return <PricesContext value={observer}>{children}</PricesContext>;
}

function usePricesObserver(): PricesObserver {
  const observer = use(PricesContext);
  if (!observer) throw new Error('Prices are read outside <LivePrices>, which holds them. Wrap the figures in it.');
  return observer;
}

const noPrices: CoinPrices = { at: new Date(0).toISOString(), prices: [] };

/** Returns a function that reads the current prices, for what does not render them. */
export function useReadPrices(): () => CoinPrices {
  const observer = usePricesObserver();
  return () => observer.getCurrentResult().data ?? noPrices;
}

/** A value of the current prices; what uses it renders only for another one. */
export function usePrices<Value extends string | number | boolean>(select: (prices: CoinPrices) => Value): Value {
  const read = useReadPrices();
  return useSyncExternalStore(usePricesObserver().subscribe, () => select(read()));
}
