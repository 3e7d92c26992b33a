import { useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { Sparkline } from '#components/Sparkline';
import { paths } from '#domain/paths';

import { formatUsd } from '#lib/format/formatUsd';
import type { Crypto, WatchedCoin } from './api';
import { Change } from './Change';
import { coinFacts, coins } from './coins';
import type { Coin } from './coins';
import { cryptoParams } from './cryptoPath';
import type { CryptoView } from './cryptoPath';
import { useQuote } from './livePrices';
import * as styles from './Watchlist.css';

export type WatchlistProps = { crypto: Crypto; view: CryptoView };

/** The coins with their last 20 minutes; each opens its chart. */
export function Watchlist({ crypto, view }: WatchlistProps) {
  return (
    <ul role="list" className={styles.root}>
      {coins.map((coin) => {
        const entry = crypto.watchlist.find(({ iso }) => iso === coinFacts[coin].iso);
        return entry ? <Entry key={coin} coin={coin} entry={entry} crypto={crypto} view={view} /> : null;
      })}
    </ul>
  );
}

type EntryProps = WatchlistProps & { coin: Coin; entry: WatchedCoin };

function Entry({ coin, entry, crypto, view }: EntryProps) {
  const { title, iso, series } = entry;
  return (
    <li className={styles.entry} data-current={view.coin === coin || undefined}>
      <span className={styles.names}>
        <span className={styles.title}>
          <Link
            variant="stretched"
            href={cryptoParams.href(paths.cryptoDashboard, { ...view, coin })}
            current={view.coin === coin ? 'page' : false}
          >
            {title}
          </Link>
        </span>
        <span className={styles.iso}>{iso}</span>
      </span>
      <Course title={title} series={series} coin={coin} />
      <Price coin={coin} crypto={crypto} />
    </li>
  );
}

/** Apart from the price, which renders more often. */
function Course({ title, series, coin }: Pick<WatchedCoin, 'title' | 'series'> & { coin: Coin }) {
  const { t, i18n } = useTranslation('dashboards-crypto');
  const { priceDigits } = coinFacts[coin];
  return (
    <Sparkline
      label={t('watchlist.course', { coin: title })}
      values={series[0]?.data.map(({ y }) => y) ?? []}
      tone="neutral"
      format={(value) => formatUsd(value, i18n.language, priceDigits)}
    />
  );
}

function Price({ coin, crypto }: { coin: Coin; crypto: Crypto }) {
  const { i18n } = useTranslation('dashboards-crypto');
  const { price, change } = useQuote(coin, crypto);
  return (
    <span className={styles.figures}>
      <span className={styles.price}>{formatUsd(price, i18n.language, coinFacts[coin].priceDigits)}</span>
      <Change change={change} />
    </span>
  );
}
