import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { ErrorState } from '#components/ErrorState';
import { LiveText } from '#components/LiveRegion';
import { VisuallyHidden } from '#components/VisuallyHidden';

import * as styles from './QueryPanel.css';

export type QueryPanelProps<T> = {
  /** Result of `useQuery`, whose state decides what is shown. */
  query: UseQueryResult<T>;
  /** Translated subject of the error message "Could not load {{thing}}". */
  what: string;
  /** Layout of the data, made of `Skeleton`s. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
  /** Whether the loaded data count as nothing, so that `empty` is shown. */
  isEmpty?: (data: T) => boolean;
  /** Shown when `isEmpty` returns true. */
  empty?: ReactNode;
  /**
   * Renders the first data in one task, because the page was opened for them and they are few. By default they render
   * deferred: a whole page of data would block scrolling and typing.
   */
  immediate?: boolean | undefined;
  /** Fills the height of a flex column, for data that scroll on their own. */
  fill?: boolean | undefined;
  /** Heading level of the error state. */
  headingLevel?: 1 | 2 | 3 | 4;
};

/**
 * Renders the four states of a query: loading, loaded, empty, error. If a refetch fails, the loaded data stays, with a
 * warning that it may be outdated.
 */
export function QueryPanel<T>({
  query,
  what,
  skeleton,
  children,
  isEmpty,
  empty,
  headingLevel,
  immediate = false,
  fill = false,
}: QueryPanelProps<T>) {
  const { t } = useTranslation('components');
  const root = useRef<HTMLDivElement>(null);
  // A retry sets a failed query back to pending. Keep the error until the response arrives, or the focused button would
  // disappear under the pointer.
  const [retried, setRetried] = useState<{ error: unknown }>();

  const retry = async () => {
    setRetried({ error: query.error });
    const { isSuccess } = await query.refetch();
    const panel = root.current;
    if (isSuccess && panel?.contains(document.activeElement)) panel.focus({ preventScroll: true });
    setRetried(undefined);
  };

  // Cached data and updates render at once, too.
  const hasData = query.data !== undefined;
  const deferred = useDeferredValue(hasData);
  const ready = immediate ? hasData : deferred;
  const data = ready ? query.data : undefined;
  const failure = retried ?? (query.isError ? { error: query.error } : undefined);
  const loading = data === undefined && !failure;

  return (
    <div
      ref={root}
      tabIndex={-1}
      className={styles.root}
      data-fill={fill || undefined}
      aria-busy={loading || query.isPlaceholderData || undefined}
    >
      {data !== undefined ? (
        <>
          {failure ? (
            // Not an `Alert`: that bundles the icons of all tones, and every page with data needs this message.
            <div className={styles.stale}>
              <div role="status" className={styles.words}>
                <p className={styles.title}>
                  <LiveText>{t('errorState.couldNotLoad', { thing: what })}</LiveText>
                </p>
                <p>{t('queryPanel.stale')}</p>
              </div>
              <Button size="small" variant="outline" loading={query.isFetching} onClick={() => void retry()}>
                {t('errorState.retry')}
              </Button>
            </div>
          ) : null}
          {empty !== undefined && isEmpty?.(data) ? empty : children(data)}
        </>
      ) : null}
      {data === undefined && failure ? (
        <ErrorState
          error={failure.error}
          what={what}
          {...(headingLevel ? { headingLevel } : {})}
          loading={query.isFetching}
          onRetry={() => void retry()}
        />
      ) : null}
      {loading ? (
        <>
          {skeleton}
          <Slow />
        </>
      ) : null}
    </div>
  );
}

/** Time in ms before a loading panel says that it takes long. */
const slowDelayMs = 5000;

function Slow() {
  const { t } = useTranslation('components');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), slowDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={styles.slow}>
      {late ? (
        t('queryPanel.slow')
      ) : (
        <VisuallyHidden>
          <LiveText>{t('queryPanel.loading')}</LiveText>
        </VisuallyHidden>
      )}
    </p>
  );
}
