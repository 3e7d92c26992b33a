import type { CryptoTrade } from '#modules/dashboards/crypto/api';
import type { WalletCoin } from '#modules/dashboards/crypto/coins';

import { ownedStore } from '#mocks/core/store';
import type { OwnedStore } from '#mocks/core/store';

/** What a person holds of a coin, or of dollars. */
export interface Wallet {
  id: WalletCoin | 'usd';
  amount: number;
}

/** The stores that the handlers use: the database, or memory for a scenario. */
export interface CryptoStores {
  wallets: OwnedStore<Wallet>;
  trades: OwnedStore<CryptoTrade>;
}

/** What people hold when they begin. */
export const sampleWallets: readonly Wallet[] = [
  { id: 'usd', amount: 12_500 },
  { id: 'btc', amount: 0.482_15 },
  { id: 'eth', amount: 6.3204 },
  { id: 'bch', amount: 12.4 },
  { id: 'xrp', amount: 4120.5 },
];

/** The wallets of each person. */
export const wallets = ownedStore<Wallet>('crypto-wallets', async () => sampleWallets);

/** The trades of each person, newest first. */
export const trades = ownedStore<CryptoTrade>('crypto-trades', async () => []);
