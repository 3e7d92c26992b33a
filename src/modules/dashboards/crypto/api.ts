import * as z from 'zod/mini';

import { recordId } from '#lib/http/crudEndpoints';
import { endpoint } from '#lib/http/endpoint';

import { coins, maxTradeAmount, pricePeriods, walletCoins } from './coins';

const instant = z.iso.datetime();
const number = z.number();

/** How a price has changed in 24 hours: direction, and size in percent. */
export const priceTrendSchema = z.object({ dir: z.enum(['up', 'down']), amount: number });
/** How a price has changed in 24 hours. */
export type PriceTrend = z.infer<typeof priceTrendSchema>;

/** A price in dollars at an instant. */
export const pricePointSchema = z.object({ x: instant, y: number });
/** A price in dollars at an instant. */
export type PricePoint = z.infer<typeof pricePointSchema>;

const series = z.array(z.object({ name: z.string(), data: z.array(pricePointSchema) }));

/** A coin’s price in dollars, its figures and its chart. */
export const coinMarketSchema = z.object({
  amount: number,
  trend: priceTrendSchema,
  /** Price times supply, in dollars. */
  marketCap: number,
  /** Traded in 24 hours, in dollars. */
  volume: number,
  /** Coins that exist. */
  supply: number,
  allTimeHigh: number,
  price: z.object({ series }),
});
/** A coin’s price in dollars, its figures and its chart. */
export type CoinMarket = z.infer<typeof coinMarketSchema>;

/** A coin of the watchlist with its last 20 minutes. */
export const watchedCoinSchema = z.object({
  title: z.string(),
  iso: z.string(),
  amount: number,
  trend: priceTrendSchema,
  series,
});
/** A coin of the watchlist. */
export type WatchedCoin = z.infer<typeof watchedCoinSchema>;

const perWalletCoin = z.object({ btc: number, eth: number, bch: number, xrp: number });

/** What is bought or sold. */
export const tradeActions = ['buy', 'sell'] as const;
/** Whether coins are bought or sold. */
export type TradeAction = (typeof tradeActions)[number];

/** Units in which the amount of a trade can be given: coins or dollars. */
export const tradeUnits = ['coin', 'usd'] as const;
/** Unit in which the amount of a trade is given. */
export type TradeUnit = (typeof tradeUnits)[number];

/** A settled trade. */
export const cryptoTradeSchema = z.object({
  id: recordId,
  action: z.enum(tradeActions),
  coin: z.enum(walletCoins),
  /** Coins that were bought or sold. */
  amount: number,
  /** Dollars that were paid or received. */
  usd: number,
  /** Dollars per coin. */
  price: number,
  at: instant,
});
/** A settled trade. */
export type CryptoTrade = z.infer<typeof cryptoTradeSchema>;

/** What a person holds. */
export const cryptoHoldingsSchema = z.object({
  wallets: perWalletCoin,
  /** Dollars to buy with (our addition). */
  cash: number,
  /** The last ten trades, newest first (our addition). */
  trades: z.array(cryptoTradeSchema),
});
/** What a person holds. */
export type CryptoHoldings = z.infer<typeof cryptoHoldingsSchema>;

/** `GET api/dashboards/crypto`. */
export const getCrypto = endpoint({
  method: 'GET',
  path: 'api/dashboards/crypto',
  summary: 'Returns prices, wallets and the watchlist of the crypto dashboard',
  response: z.extend(cryptoHoldingsSchema, {
    btc: coinMarketSchema,
    prices: perWalletCoin,
    watchlist: z.array(watchedCoinSchema),
    /** When the prices were read (our addition). */
    at: instant,
  }),
  access: 'user',
});
/** The crypto dashboard. */
export type Crypto = z.infer<(typeof getCrypto)['response']>;

/** `GET api/dashboards/crypto/market`: our addition. */
export const getCoinMarket = endpoint({
  method: 'GET',
  path: 'api/dashboards/crypto/market',
  summary: 'Returns the price, figures and chart of a coin over a period',
  query: z.object({ coin: z.enum(coins), period: z.enum(pricePeriods) }),
  response: coinMarketSchema,
  access: 'user',
});

/** `GET api/dashboards/crypto/prices`: our addition, asked for at every tick. */
export const getCoinPrices = endpoint({
  method: 'GET',
  path: 'api/dashboards/crypto/prices',
  summary: 'Returns the current prices of all coins',
  response: z.object({
    at: instant,
    prices: z.array(z.object({ coin: z.enum(coins), amount: number, trend: priceTrendSchema })),
  }),
  access: 'user',
});
/** The current prices of all coins. */
export type CoinPrices = z.infer<(typeof getCoinPrices)['response']>;

/**
 * `POST api/dashboards/crypto/trade`: our addition. A trade that is repeated with its id is settled once. It is settled
 * at the price that was quoted; a quote that is over a minute old, or was never made, answers `revision-conflict` with
 * the `current` one. What the wallet does not hold answers 422 with `available`.
 */
export const tradeCrypto = endpoint({
  method: 'POST',
  path: 'api/dashboards/crypto/trade',
  summary: 'Buys or sells coins at a quoted price and returns what the person holds then',
  body: z.object({
    /** Made by the client, so that the call can be repeated. */
    id: recordId.check(z.regex(/^[\w-]+$/)),
    action: z.enum(tradeActions),
    coin: z.enum(walletCoins),
    unit: z.enum(tradeUnits),
    /** Coins, or dollars. */
    amount: number.check(z.minimum(0), z.maximum(maxTradeAmount)),
    quote: z.object({ price: number.check(z.minimum(0)), at: instant }),
  }),
  response: z.extend(cryptoHoldingsSchema, { trade: cryptoTradeSchema }),
  access: 'user',
  errors: ['revision-conflict'],
});
/** An order to buy or sell. */
export type TradeOrder = z.infer<(typeof tradeCrypto)['body']>;
