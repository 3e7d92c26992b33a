import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';

import { Skeleton } from '#components/Skeleton';
import { lazyValue } from '#lib/react/lazyValue';

import type { StatsAnswer } from './api';
import { SectionError } from './SectionError';
import * as failure from './SectionError.css';
import { basemapQuery } from './resultQueries';
import { useResultTexts } from './resultTexts';
import * as styles from './SearchPage.css';
import { useRetry } from './useRetry';

// Not `React.lazy`: off line the list must stay where the map's code cannot be had.
const lazyRegionsMap = lazyValue(async () => (await import('./RegionsMap')).RegionsMap);

export type RegionsMapPanelProps = {
  regions: StatsAnswer['regions'];
};

/** The map beside the list of regions, its place from the start, or a word that it could not be had (directory 2.2). */
export function RegionsMapPanel({ regions }: RegionsMapPanelProps) {
  const { t } = useResultTexts();
  const place = useRef<HTMLDivElement>(null);
  const code = lazyRegionsMap.useStatus();
  const ground = useQuery(basemapQuery(undefined, 1));
  useEffect(() => lazyRegionsMap.preload(), []);
  const { failed, busy, again } = useRetry(
    code.status === 'failed' || (ground.isError && ground.data === undefined),
    async () => {
      const [drawn, asked] = await Promise.allSettled([lazyRegionsMap.load(), ground.refetch()]);
      return drawn.status === 'fulfilled' && asked.status === 'fulfilled' && asked.value.isSuccess;
    },
    place,
  );
  const RegionsMap = code.status === 'ready' ? code.value : undefined;
  const waiting = <Skeleton shape="block" height="tall" />;
  return (
    <div ref={place} tabIndex={-1} className={`${failure.place} ${styles.regionsMap}`}>
      {failed ? (
        <SectionError
          what={t('map.what')}
          text={t('searchPage.regionsMapFailed')}
          busy={busy}
          onRetry={() => void again()}
        />
      ) : RegionsMap && ground.data ? (
        // The map waits for texts of its own: around it would wait the page, hidden, with the field in use.
        <Suspense fallback={waiting}>
          <RegionsMap regions={regions} ground={ground.data} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
