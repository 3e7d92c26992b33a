import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import type { DashboardTable } from './dashboardTable';

import type { Crypto } from './crypto/api';
import { coinFacts, walletCoins } from './crypto/coins';
import type { CryptoView } from './crypto/cryptoPath';
import { marketQuery } from './crypto/queries';
import { roundUsd } from './crypto/tradeRules';

/** What the dashboard shows, for the export. */
export function useCryptoTables(crypto: Crypto | undefined, view: CryptoView): DashboardTable[] {
  const { t } = useTranslation('dashboards-crypto');
  const isDay = view.coin === 'btc' && view.period === 'day';
  const { data } = useQuery({ ...marketQuery(view.coin, view.period), enabled: false, notifyOnChangeProps: ['data'] });
  const market = isDay ? crypto?.btc : data;
  if (!crypto) return [];
  const { title } = coinFacts[view.coin];
  const usd = (name: string) => `${name} (USD)`;
  return [
    {
      id: `${view.coin}-${view.period}`,
      title: t('chart.title', { coin: title }),
      columns: [t('chart.time'), usd(t('chart.price'))],
      rows: market?.price.series[0]?.data.map(({ x, y }) => [x, y]) ?? [],
    },
    {
      id: 'watchlist',
      title: t('watchlist.title'),
      columns: [t('wallet.coin'), usd(t('chart.price')), t('watchlist.change')],
      rows: crypto.watchlist.map(({ title: name, amount, trend }) => [
        name,
        amount,
        (trend.dir === 'down' ? -1 : 1) * trend.amount,
      ]),
    },
    {
      id: 'wallet',
      title: t('wallet.title'),
      columns: [t('wallet.coin'), t('wallet.held'), usd(t('wallet.value'))],
      rows: [
        ...walletCoins.map((coin) => [
          coinFacts[coin].title,
          crypto.wallets[coin],
          roundUsd(crypto.wallets[coin] * crypto.prices[coin]),
        ]),
        [t('wallet.cash'), null, crypto.cash],
      ],
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
