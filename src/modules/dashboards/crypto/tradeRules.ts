import type { TradeAction, TradeUnit } from './api';
import { amountDigits } from './coins';

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/** Rounds an amount of coins to what a wallet can hold. */
export const roundCoins = (amount: number): number => round(amount, amountDigits);
/** Rounds dollars to cents. */
export const roundUsd = (usd: number): number => round(usd, 2);

/** Sum of dollars, to the cent. */
export const totalUsd = (values: readonly number[]): number => values.reduce((sum, value) => roundUsd(sum + value), 0);

/** Both sides of a trade. */
export interface TradeSides {
  coins: number;
  usd: number;
}

/** Computes both sides of a trade from the amount of one: that one is exact, the other rounded. */
export function tradeSides(unit: TradeUnit, amount: number, price: number): TradeSides {
  return unit === 'coin'
    ? { coins: roundCoins(amount), usd: roundUsd(roundCoins(amount) * price) }
    : { coins: roundCoins(roundUsd(amount) / price), usd: roundUsd(amount) };
}

/** What a trade takes from: dollars to buy, coins to sell. */
export interface TradeFunds {
  coins: number;
  cash: number;
}

/** Why a trade is refused: too little of what it takes, or less than a cent or the smallest part of a coin. */
export type TradeRefusal = 'insufficient' | 'too_small';

/** Why a trade cannot be settled; `undefined` if it can. */
export function tradeRefusal(
  action: TradeAction,
  { coins, usd }: TradeSides,
  funds: TradeFunds,
): TradeRefusal | undefined {
  if (coins <= 0 || usd <= 0) return 'too_small';
  return (action === 'buy' ? usd > funds.cash : coins > funds.coins) ? 'insufficient' : undefined;
}

/** What is held after a trade. */
export function settle(action: TradeAction, { coins, usd }: TradeSides, funds: TradeFunds): TradeFunds {
  const sign = action === 'buy' ? 1 : -1;
  return { coins: roundCoins(funds.coins + sign * coins), cash: roundUsd(funds.cash - sign * usd) };
}

/** The most coins that can be traded: all that are held, or all that the dollars pay for. */
export function mostCoins(action: TradeAction, price: number, funds: TradeFunds): number {
  if (action === 'sell') return funds.coins;
  const unit = 10 ** amountDigits;
  const most = Math.floor((funds.cash / price) * unit) / unit;
  // Rounded to cents, the price of the last part of a coin can be a cent too much.
  return tradeRefusal('buy', tradeSides('coin', most, price), funds) === 'insufficient'
    ? Math.floor(((funds.cash - 0.01) / price) * unit) / unit
    : most;
}
