import { now } from '#lib/time/clock';
import { minuteMs } from '#lib/time/duration';
import type { CoinMarket, PricePoint, PriceTrend, WatchedCoin } from '#modules/dashboards/crypto/api';
import { coinFacts, coins, periodPoints, tickMs } from '#modules/dashboards/crypto/coins';
import type { Coin, PricePeriod } from '#modules/dashboards/crypto/coins';

import { walkAt } from './randomWalk';

/** A coin's constants: where its walk begins, how wide its steps are, and its figures. */
interface CoinConstants {
  seed: number;
  /** Dollars. */
  base: number;
  /** Standard deviation of a step, as a fraction of the price. */
  volatility: number;
  supply: number;
  /** Coins that are traded in 24 hours. */
  turnover: number;
  allTimeHigh: number;
}

/** Higher than the walks can reach, so that no price is above the highest of all. */
export const coinConstants: Readonly<Record<Coin, CoinConstants>> = {
  btc: { seed: 11, base: 64_200, volatility: 0.000_14, supply: 19_712_400, turnover: 412_000, allTimeHigh: 158_900 },
  eth: { seed: 12, base: 3120, volatility: 0.000_16, supply: 120_310_000, turnover: 4_810_000, allTimeHigh: 9410 },
  bch: { seed: 13, base: 412, volatility: 0.000_18, supply: 19_745_000, turnover: 702_000, allTimeHigh: 3785 },
  xrp: {
    seed: 14,
    base: 0.5825,
    volatility: 0.000_18,
    supply: 55_710_000_000,
    turnover: 1_902_000_000,
    allTimeHigh: 3.84,
  },
  ltc: { seed: 15, base: 81.4, volatility: 0.000_17, supply: 74_610_000, turnover: 5_120_000, allTimeHigh: 412.96 },
  xlm: {
    seed: 16,
    base: 0.1094,
    volatility: 0.000_17,
    supply: 29_140_000_000,
    turnover: 901_000_000,
    allTimeHigh: 0.9381,
  },
};

const stepOf = (time: number) => Math.floor(time / tickMs);

/** Price of a coin in dollars at a time in epoch ms. It changes every `tickMs`. */
export function priceAt(coin: Coin, time: number): number {
  const { seed, base, volatility } = coinConstants[coin];
  return Number((base * Math.exp(volatility * walkAt(seed, stepOf(time)))).toFixed(coinFacts[coin].priceDigits));
}

/** Times of a chart: multiples of its step, and now. */
function timesUntil(time: number, { count, stepMs }: { count: number; stepMs: number }): number[] {
  const last = (Math.ceil(time / stepMs) - 1) * stepMs;
  return [...Array.from({ length: count - 1 }, (_, index) => last - (count - 2 - index) * stepMs), time];
}

const pointsOf = (coin: Coin, times: readonly number[]): PricePoint[] =>
  times.map((time) => ({ x: new Date(time).toISOString(), y: priceAt(coin, time) }));

/** The change from the first price of the chart of a day, in percent. */
function trendAt(coin: Coin, time: number): PriceTrend {
  const [first = time] = timesUntil(time, periodPoints.day);
  const change = priceAt(coin, time) / priceAt(coin, first) - 1;
  return { dir: change < 0 ? 'down' : 'up', amount: Number((Math.abs(change) * 100).toFixed(2)) };
}

/** When the current prices began. */
export const tickTime = (): number => stepOf(now().getTime()) * tickMs;

/** A coin with its chart of a period. */
export function marketOf(coin: Coin, period: PricePeriod): CoinMarket {
  const time = tickTime();
  const { supply, turnover, allTimeHigh } = coinConstants[coin];
  const amount = priceAt(coin, time);
  const data = pointsOf(coin, timesUntil(time, periodPoints[period]));
  return {
    amount,
    trend: trendAt(coin, time),
    marketCap: Math.round(amount * supply),
    volume: Math.round(amount * turnover),
    supply,
    allTimeHigh,
    price: { series: [{ name: coinFacts[coin].iso, data }] },
  };
}

const watched = { count: 20, stepMs: minuteMs };

/** The coins of the watchlist, with their last 20 minutes. */
export function watchlist(): WatchedCoin[] {
  const time = tickTime();
  return coins.map((coin) => {
    const { title, iso } = coinFacts[coin];
    const data = pointsOf(coin, timesUntil(time, watched));
    return { title, iso, amount: priceAt(coin, time), trend: trendAt(coin, time), series: [{ name: iso, data }] };
  });
}

/** The current price of a coin, with its trend. */
export const quoteOf = (coin: Coin) => {
  const time = tickTime();
  return { coin, amount: priceAt(coin, time), trend: trendAt(coin, time) };
};
