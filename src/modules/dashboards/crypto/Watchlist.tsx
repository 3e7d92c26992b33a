import { useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { Sparkline } from '#components/Sparkline';
import { paths } from '#domain/paths';

import { formatUsd, usdFormat } from '#lib/format/formatUsd';
import { numberFormat } from '#lib/format/intl';
import type { Crypto, WatchedCoin } from './api';
import { Change } from './Change';
import { coinFacts, coins } from './coins';
import type { Coin } from './coins';
import { cryptoParams } from './cryptoPath';
import type { CryptoView } from './cryptoPath';
import { LiveFigure } from './LiveFigure';
import { quoteOf } from './livePrices';
import * as styles from './Watchlist.css';

export type WatchlistProps = { crypto: Crypto; view: CryptoView };

/** The coins with their last 20 minutes; each opens its chart. */
export function Watchlist({ crypto, view }: WatchlistProps) {
  return (
    <ul role="list" className={styles.root}>
      {coins.map((coin) => {
        const entry = crypto.watchlist.find(({ iso }) => iso === coinFacts[coin].iso);
        return entry ? <Entry key={coin} coin={coin} entry={entry} view={view} /> : null;
      })}
    </ul>
  );
}

type EntryProps = Pick<WatchlistProps, 'view'> & { coin: Coin; entry: WatchedCoin };

function Entry({ coin, entry, view }: EntryProps) {
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
      <Price coin={coin} />
    </li>
  );
}

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

function Price({ coin }: { coin: Coin }) {
  const { i18n } = useTranslation('dashboards-crypto');
  return (
    <span className={styles.figures}>
      <span className={styles.price}>
        <LiveFigure
          display="end"
          select={(prices) => quoteOf(prices, coin).price}
          write={numberFormat(i18n.language, usdFormat(coinFacts[coin].priceDigits)).format}
        />
      </span>
      <Change coin={coin} />
    </span>
  );
}
