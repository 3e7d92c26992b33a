import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';

import { Skeleton } from '#components/Skeleton';
import { lazyValue } from '#lib/react/lazyValue';

import type { StatsResponse } from './api';
import { SectionError } from './SectionError';
import * as failure from './SectionError.css';
import { basemapQuery } from './resultQueries';
import { useResultsTranslation } from './useResultsTranslation';
import * as styles from './SearchPage.css';
import { useRetry } from './useRetry';

// Not `React.lazy`: offline, the list must stay visible when the map's code cannot be loaded.
const lazyRegionsMap = lazyValue(async () => (await import('./RegionsMap')).RegionsMap);

export type RegionsMapPanelProps = {
  regions: StatsResponse['regions'];
};

/** The map beside the list of regions; reserves its space, and says when it could not be loaded (directory 2.2). */
export function RegionsMapPanel({ regions }: RegionsMapPanelProps) {
  const { t } = useResultsTranslation();
  const container = useRef<HTMLDivElement>(null);
  const code = lazyRegionsMap.useStatus();
  const basemapResult = useQuery(basemapQuery(undefined, 1));
  useEffect(() => lazyRegionsMap.preload(), []);
  const { failed, busy, retry } = useRetry(
    code.status === 'failed' || (basemapResult.isError && basemapResult.data === undefined),
    async () => {
      const [codeResult, basemapRefetch] = await Promise.allSettled([lazyRegionsMap.load(), basemapResult.refetch()]);
      return (
        codeResult.status === 'fulfilled' && basemapRefetch.status === 'fulfilled' && basemapRefetch.value.isSuccess
      );
    },
    container,
  );
  const RegionsMap = code.status === 'ready' ? code.value : undefined;
  const skeleton = <Skeleton variant="block" height="tall" />;
  return (
    <div ref={container} tabIndex={-1} className={`${failure.container} ${styles.regionsMap}`}>
      {failed ? (
        <SectionError
          what={t('map.what')}
          text={t('searchPage.regionsMapFailed')}
          busy={busy}
          onRetry={() => void retry()}
        />
      ) : RegionsMap && basemapResult.data ? (
        // The map suspends for its own translations. Without this boundary the whole page, with a field in use, would
        // be hidden.
        <Suspense fallback={skeleton}>
          <RegionsMap regions={regions} basemap={basemapResult.data} />
        </Suspense>
      ) : (
        skeleton
      )}
    </div>
  );
}
