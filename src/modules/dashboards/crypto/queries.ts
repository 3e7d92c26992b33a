import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { createClient } from '#lib/http/createClient';
import { patch, updateServerData } from '#lib/query/cachePatches';
import { callQuery } from '#lib/query/callQuery';
import { mutation } from '#lib/query/mutation';
import { minuteMs } from '#lib/time/duration';

import type { CoinPrices, Crypto, TradeOrder } from './api';
import { coinFacts, coins, tickMs } from './coins';
import type { Coin, PricePeriod } from './coins';

// Lazy: zod and the schemas stay out of the first chunk.
const api = createClient(() => import('./api'));

/** Query keys of the dashboard; each also matches every key that starts with it. */
const cryptoKeys = {
  overview: ['dashboards', 'crypto', 'overview'],
  market: (coin: Coin, period: PricePeriod) => ['dashboards', 'crypto', 'market', coin, period],
  prices: ['dashboards', 'crypto', 'prices'],
} as const;

/** Prices, wallets and the watchlist. Its lines move each minute while prices are live. */
export const cryptoQuery = (isLive = false) =>
  queryOptions({
    ...callQuery(cryptoKeys.overview, api.getCrypto),
    refetchInterval: isLive && minuteMs,
    // Nothing was requested while the page was hidden.
    refetchOnWindowFocus: isLive && 'always',
  });

/** A coin and its chart of a period, which moves each minute while prices are live. */
export const marketQuery = (coin: Coin, period: PricePeriod, isLive = false) =>
  queryOptions({
    ...callQuery(cryptoKeys.market(coin, period), api.getCoinMarket, { coin, period }),
    refetchInterval: isLive && minuteMs,
    // Nothing was requested while the page was hidden.
    refetchOnWindowFocus: isLive && 'always',
  });

/** The prices as the dashboard was loaded with them. */
const pricesOf = ({ at, watchlist }: Crypto): CoinPrices => ({
  at,
  prices: coins.flatMap((coin) => {
    const found = watchlist.find(({ iso }) => iso === coinFacts[coin].iso);
    return found ? [{ coin, amount: found.amount, trend: found.trend }] : [];
  }),
});

/** The current prices, which begin with those of the dashboard. */
export const pricesQuery = (crypto: Crypto) =>
  queryOptions({
    ...callQuery(cryptoKeys.prices, api.getCoinPrices),
    staleTime: tickMs,
    initialData: () => pricesOf(crypto),
    initialDataUpdatedAt: () => Date.parse(crypto.at),
  });

/** The prices that the dashboard shows, for what is computed without a render. */
export const readShownPrices = (client: QueryClient, crypto: Crypto): CoinPrices =>
  client.getQueryData(pricesQuery(crypto).queryKey) ?? pricesOf(crypto);

/** Buys or sells. The trade box shows why it failed; it can be repeated. */
export const tradeMutation = () =>
  mutation({
    // Other tabs load what the person holds then.
    key: cryptoKeys.overview,
    send: (order: TradeOrder) => api.tradeCrypto({ body: order }),
    onSaved: ({ wallets, cash, trades }, _order, client) =>
      updateServerData(
        client,
        patch<Crypto>(cryptoKeys.overview, (crypto) => ({ ...crypto, wallets, cash, trades })),
      ),
    invalidates: [],
  });
