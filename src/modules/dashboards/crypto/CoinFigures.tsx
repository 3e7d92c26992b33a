import { useTranslation } from 'react-i18next';

import { Skeleton } from '#components/Skeleton';
import { formatNumber } from '#lib/format/formatNumber';
import { formatUsd, formatUsdShort, usdFormat } from '#lib/format/formatUsd';
import { numberFormat } from '#lib/format/intl';

import type { CoinMarket } from './api';
import { Change } from './Change';
import * as styles from './CoinFigures.css';
import { coinFacts } from './coins';
import type { Coin } from './coins';
import { LiveFigure } from './LiveFigure';
import { quoteOf } from './livePrices';

export type CoinFiguresProps = {
  coin: Coin;
  /** Undefined while it loads. */
  market: CoinMarket | undefined;
};

/** The price of a coin, and its size. */
export function CoinFigures({ coin, market }: CoinFiguresProps) {
  const { t, i18n } = useTranslation('dashboards-crypto');
  const { title, iso, priceDigits } = coinFacts[coin];
  const facts = [
    { term: t('figures.marketCap'), detail: market && formatUsdShort(market.marketCap, i18n.language) },
    { term: t('figures.volume'), detail: market && formatUsdShort(market.volume, i18n.language) },
    {
      term: t('figures.supply'),
      detail: market && t('figures.coins', { amount: formatNumber(market.supply, i18n.language), iso }),
    },
    { term: t('figures.allTimeHigh'), detail: market && formatUsd(market.allTimeHigh, i18n.language, priceDigits) },
  ];
  return (
    <div className={styles.root}>
      <div className={styles.headline}>
        <h2 className={styles.name}>
          {title} <span className={styles.iso}>{iso}</span>
        </h2>
        <span className={styles.price}>
          <LiveFigure
            display="block"
            select={(prices) => quoteOf(prices, coin).price}
            write={numberFormat(i18n.language, usdFormat(priceDigits)).format}
          />
        </span>
        <Change coin={coin} />
      </div>
      <dl className={styles.facts}>
        {facts.map(({ term, detail }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.detail}>{detail ?? <Skeleton width="medium" />}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
