import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import type { Crypto } from './crypto/api';
import { coinFacts, coins, walletCoins } from './crypto/coins';
import { isOverview } from './crypto/cryptoPath';
import type { CryptoView } from './crypto/cryptoPath';
import { quoteOf } from './crypto/livePrices';
import { marketQuery, readShownPrices } from './crypto/queries';
import { roundUsd } from './crypto/tradeRules';
import type { DashboardTable } from './dashboardTable';

/** What the dashboard shows, for the export. */
export function useCryptoTables(crypto: Crypto | undefined, view: CryptoView): DashboardTable[] {
  const { t } = useTranslation('dashboards-crypto');
  const client = useQueryClient();
  const { data } = useQuery({ ...marketQuery(view.coin, view.period), enabled: false, notifyOnChangeProps: ['data'] });
  const market = isOverview(view) ? crypto?.btc : data;
  if (!crypto) return [];
  const { title } = coinFacts[view.coin];
  const usd = (name: string) => `${name} (USD)`;
  return [
    ...(market
      ? [
          {
            id: `${view.coin}-${view.period}`,
            title: t('chart.title', { coin: title }),
            columns: [t('chart.time'), usd(t('chart.price'))],
            rows: market.price.series[0]?.data.map(({ x, y }) => [x, y]) ?? [],
          },
        ]
      : []),
    {
      id: 'watchlist',
      title: t('watchlist.title'),
      columns: [t('wallet.coin'), usd(t('chart.price')), t('watchlist.change')],
      rows: () => {
        const prices = readShownPrices(client, crypto);
        return coins.map((coin) => {
          const { price, change } = quoteOf(prices, coin);
          return [coinFacts[coin].title, price, change];
        });
      },
    },
    {
      id: 'wallet',
      title: t('wallet.title'),
      columns: [t('wallet.coin'), t('wallet.held'), usd(t('wallet.value'))],
      rows: () => {
        const prices = readShownPrices(client, crypto);
        return [
          ...walletCoins.map((coin) => [
            coinFacts[coin].title,
            crypto.wallets[coin],
            roundUsd(crypto.wallets[coin] * quoteOf(prices, coin).price),
          ]),
          [t('wallet.cash'), null, crypto.cash],
        ];
      },
    },
    {
      id: 'trades',
      title: t('trades.title'),
      columns: [
        t('chart.time'),
        t('trade.action'),
        t('wallet.coin'),
        t('trade.amount'),
        usd(t('trade.value')),
        usd(t('chart.price')),
      ],
      rows: crypto.trades.map(({ at, action, coin, amount, usd: value, price }) => [
        at,
        t(`trade.${action}.name`),
        coinFacts[coin].title,
        amount,
        value,
        price,
      ]),
    },
  ];
}
