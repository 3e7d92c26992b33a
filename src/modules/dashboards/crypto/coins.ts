import { dayMs, hourMs, minuteMs } from '#lib/time/duration';

/** The coins of the watchlist, by their codes in lower case. */
export const coins = ['btc', 'eth', 'bch', 'xrp', 'ltc', 'xlm'] as const;
/** A coin. */
export type Coin = (typeof coins)[number];

/** The coins that a wallet holds, and that can be traded. */
export const walletCoins = ['btc', 'eth', 'bch', 'xrp'] as const satisfies readonly Coin[];
/** A coin that can be traded. */
export type WalletCoin = (typeof walletCoins)[number];

/** Whether a coin can be traded. */
export const isWalletCoin = (coin: Coin): coin is WalletCoin => walletCoins.some((one) => one === coin);

/** Names of the coins, and the decimals of their prices in dollars. */
export const coinFacts: Readonly<Record<Coin, { title: string; iso: string; priceDigits: number }>> = {
  btc: { title: 'Bitcoin', iso: 'BTC', priceDigits: 2 },
  eth: { title: 'Ethereum', iso: 'ETH', priceDigits: 2 },
  bch: { title: 'Bitcoin Cash', iso: 'BCH', priceDigits: 2 },
  xrp: { title: 'XRP', iso: 'XRP', priceDigits: 4 },
  ltc: { title: 'Litecoin', iso: 'LTC', priceDigits: 2 },
  xlm: { title: 'Stellar', iso: 'XLM', priceDigits: 4 },
};

/** Decimals of an amount of coins. */
export const amountDigits = 8;

/** The periods of the price chart, in the order of their control. */
export const pricePeriods = ['hour', 'day', 'week', 'month', 'quarter'] as const;
/** A period of the price chart. */
export type PricePeriod = (typeof pricePeriods)[number];

/** How many points each period has, the last of them now, and how far apart they are. */
export const periodPoints: Readonly<Record<PricePeriod, { count: number; stepMs: number }>> = {
  hour: { count: 61, stepMs: minuteMs },
  day: { count: 145, stepMs: 10 * minuteMs },
  week: { count: 169, stepMs: hourMs },
  month: { count: 181, stepMs: 4 * hourMs },
  quarter: { count: 181, stepMs: dayMs / 2 },
};

/** Milliseconds between two prices. */
export const tickMs = 2000;

/** How long a price can be traded at after it was quoted, in ms. */
export const quoteMs = 60_000;

/** The largest amount that a trade can name, in coins or dollars. */
export const maxTradeAmount = 1_000_000_000;
