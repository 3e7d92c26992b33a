import { useTranslation } from 'react-i18next';

import { RelativeTime } from '#components/RelativeTime';

import type { CryptoTrade } from './api';
import * as styles from './Trades.css';
import { useTradeTexts } from './useTradeTexts';

export type TradesProps = { trades: readonly CryptoTrade[] };

/** The last trades, newest first. */
export function Trades({ trades }: TradesProps) {
  const { t } = useTranslation('dashboards-crypto');
  const texts = useTradeTexts();
  if (trades.length === 0) return <p className={styles.empty}>{t('trades.empty')}</p>;
  return (
    <ul role="list" className={styles.root}>
      {trades.map(({ id, action, coin, amount, usd, at }) => (
        <li key={id} className={styles.trade}>
          <span>{texts.sentence(action, 'settled', coin, { coins: amount, usd })}</span>
          <span className={styles.time}>
            <RelativeTime date={at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
