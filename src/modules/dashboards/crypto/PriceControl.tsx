import PauseIcon from '@heroicons/react/20/solid/PauseIcon';
import PlayIcon from '@heroicons/react/20/solid/PlayIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { useStore } from '#lib/store/useStore';

import type { Crypto } from './api';
import { tickMs } from './coins';
import { livePrices } from './livePrices';
import * as styles from './PriceControl.css';
import { pricesQuery } from './queries';

export type PriceControlProps = { crypto: Crypto };

/** Polls the prices, with a button that pauses and resumes that. Nothing is requested while the page is hidden. */
export function PriceControl({ crypto }: PriceControlProps) {
  const { t } = useTranslation('dashboards-crypto');
  const isLive = useStore(livePrices);
  const { isError } = useQuery({
    ...pricesQuery(crypto),
    enabled: isLive,
    refetchInterval: isLive && tickMs,
    refetchOnWindowFocus: isLive,
    notifyOnChangeProps: ['isError'],
  });
  const state = !isLive ? 'paused' : isError ? 'failed' : 'live';
  return (
    <div className={styles.root}>
      <span className={styles.state} data-state={state}>
        {t(`prices.${state}`)}
      </span>
      <Button variant="outline" leadingIcon={isLive ? PauseIcon : PlayIcon} onClick={() => livePrices.set(!isLive)}>
        {t(isLive ? 'prices.pause' : 'prices.resume')}
      </Button>
    </div>
  );
}
