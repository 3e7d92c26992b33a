import { useTranslation } from 'react-i18next';

import { Skeleton } from '#components/Skeleton';
import { formatNumber } from '#lib/format/formatNumber';
import { formatUsd, formatUsdShort } from '#lib/format/formatUsd';

import type { CoinMarket, Crypto } from './api';
import { Change } from './Change';
import * as styles from './CoinFigures.css';
import { coinFacts } from './coins';
import type { Coin } from './coins';
import { useQuote } from './livePrices';

export type CoinFiguresProps = {
  coin: Coin;
  crypto: Crypto;
  /** Undefined while it loads. */
  market: CoinMarket | undefined;
};

/** The price of a coin, and its size. */
export function CoinFigures({ coin, crypto, market }: CoinFiguresProps) {
  const { t, i18n } = useTranslation('dashboards-crypto');
  const { iso, priceDigits } = coinFacts[coin];
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
      <Headline coin={coin} crypto={crypto} />
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

/** Apart from the other figures, because it renders with every price. */
function Headline({ coin, crypto }: Omit<CoinFiguresProps, 'market'>) {
  const { i18n } = useTranslation('dashboards-crypto');
  const { price, change } = useQuote(coin, crypto);
  const { title, iso, priceDigits } = coinFacts[coin];
  return (
    <div className={styles.headline}>
      <h2 className={styles.name}>
        {title} <span className={styles.iso}>{iso}</span>
      </h2>
      <span className={styles.price}>{formatUsd(price, i18n.language, priceDigits)}</span>
      <Change change={change} />
    </div>
  );
}
