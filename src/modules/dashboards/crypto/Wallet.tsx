import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Table } from '#components/Table';

import type { Crypto } from './api';
import { coinFacts, walletCoins } from './coins';
import { quoteOf } from './livePrices';
import { pricesQuery } from './queries';
import { roundUsd, totalUsd } from './tradeRules';
import { useTradeTexts } from './useTradeTexts';
import * as styles from './Wallet.css';

export type WalletProps = { crypto: Crypto };

/** What a person holds, what it is worth now, and the sum of that. */
export function Wallet({ crypto }: WalletProps) {
  const { t } = useTranslation('dashboards-crypto');
  const texts = useTradeTexts();
  const { data: prices } = useQuery({ ...pricesQuery(crypto), enabled: false, notifyOnChangeProps: ['data'] });
  const rows = [
    ...walletCoins.map((coin) => ({
      id: coin,
      name: coinFacts[coin].title,
      // Never in two lines: the digits of all stand below each other.
      held: texts.coins(crypto.wallets[coin], coin).replace(' ', '\u00A0'),
      usd: roundUsd(crypto.wallets[coin] * (prices ? quoteOf(prices, coin).price : crypto.prices[coin])),
    })),
    { id: 'usd', name: t('wallet.cash'), held: '', usd: crypto.cash },
  ];
  return (
    <div className={styles.root}>
      <p className={styles.total}>
        <span className={styles.figure}>{texts.usd(totalUsd(rows.map(({ usd }) => usd)))}</span>
        <span className={styles.term}>{t('wallet.total')}</span>
      </p>
      <Table
        caption={t('wallet.caption')}
        hideCaption
        rows={rows}
        getRowId={({ id }) => id}
        columns={[
          { id: 'name', header: t('wallet.coin'), cell: ({ name }) => name },
          {
            id: 'held',
            header: t('wallet.held'),
            cell: ({ held }) => held,
            align: 'end',
          },
          {
            id: 'usd',
            header: t('wallet.value'),
            cell: ({ usd }) => texts.usd(usd),
            align: 'end',
          },
        ]}
      />
    </div>
  );
}
