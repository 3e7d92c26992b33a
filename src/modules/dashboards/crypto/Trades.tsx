import { useId } from 'react';
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
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.root}>
      <h3 id={id} className={styles.title}>
        {t('trades.title')}
      </h3>
      {trades.length === 0 ? <p className={styles.empty}>{t('trades.empty')}</p> : null}
      <ul role="list" className={styles.list}>
        {trades.map(({ id, action, coin, amount, usd, at }) => (
          <li key={id} className={styles.trade}>
            <span>{texts.sentence(action, 'settled', coin, { coins: amount, usd })}</span>
            <span className={styles.time}>
              <RelativeTime date={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
