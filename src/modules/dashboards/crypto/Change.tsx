import ArrowDownRightIcon from '@heroicons/react/24/outline/ArrowDownRightIcon';
import ArrowUpRightIcon from '@heroicons/react/24/outline/ArrowUpRightIcon';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { numberFormat } from '#lib/format/intl';

import * as styles from './Change.css';
import type { Coin } from './coins';
import { LiveFigure } from './LiveFigure';
import { quoteOf, usePrices } from './livePrices';

export type ChangeProps = { coin: Coin };

/** The change of a price in 24 hours: by arrow, sign and colour, and in words for screen readers. */
export function Change({ coin }: ChangeProps) {
  const { t, i18n } = useTranslation('dashboards-crypto');
  const isFall = usePrices((prices) => quoteOf(prices, coin).change < 0);
  const share = numberFormat(i18n.language, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'always',
  });
  return (
    <span className={isFall ? styles.direction.down : styles.direction.up}>
      <Icon source={isFall ? ArrowDownRightIcon : ArrowUpRightIcon} size="small" mirrored />
      <VisuallyHidden>{t(isFall ? 'change.down' : 'change.up')}</VisuallyHidden>
      <LiveFigure
        display="inline"
        select={(prices) => quoteOf(prices, coin).change}
        write={(change) => share.format(change / 100)}
      />
    </span>
  );
}
