import { useTranslation } from 'react-i18next';

import { Table } from '#components/Table';
import { usdFormat } from '#lib/format/formatUsd';
import { numberFormat } from '#lib/format/intl';

import type { CoinPrices, Crypto } from './api';
import { coinFacts, walletCoins } from './coins';
import type { WalletCoin } from './coins';
import { LiveFigure } from './LiveFigure';
import { quoteOf } from './livePrices';
import { roundUsd, totalUsd } from './tradeRules';
import { useTradeTexts } from './useTradeTexts';
import * as styles from './Wallet.css';

export type WalletProps = { crypto: Crypto };

/** What a person holds, what it is worth now, and the sum of that. */
export function Wallet({ crypto }: WalletProps) {
  const { t, i18n } = useTranslation('dashboards-crypto');
  const usd = numberFormat(i18n.language, usdFormat());
  const texts = useTradeTexts();
  const worth = (coin: WalletCoin, prices: CoinPrices) => roundUsd(crypto.wallets[coin] * quoteOf(prices, coin).price);
  const rows = [
    ...walletCoins.map((coin) => ({
      id: coin,
      name: coinFacts[coin].title,
      // Never in two lines: the digits of all stand below each other.
      held: texts.coins(crypto.wallets[coin], coin).replace(' ', '\u00A0'),
      value: <LiveFigure display="end" select={(prices) => worth(coin, prices)} write={usd.format} />,
    })),
    { id: 'usd', name: t('wallet.cash'), held: '', value: usd.format(crypto.cash) },
  ];
  return (
    <div className={styles.root}>
      <p className={styles.total}>
        <span className={styles.figure}>
          <LiveFigure
            display="block"
            select={(prices) => totalUsd([...walletCoins.map((coin) => worth(coin, prices)), crypto.cash])}
            write={usd.format}
          />
        </span>
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
            cell: ({ value }) => value,
            align: 'end',
          },
        ]}
      />
    </div>
  );
}
