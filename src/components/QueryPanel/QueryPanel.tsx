import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { ErrorState } from '#components/ErrorState';
import { VisuallyHidden } from '#components/VisuallyHidden';

import * as styles from './QueryPanel.css';

export type QueryPanelProps<T> = {
  query: UseQueryResult<T>;
  /** The translated thing that is shown here, as in "Could not load {{thing}}". */
  what: string;
  /** The layout of the data, in `Skeleton`s. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
  isEmpty?: (data: T) => boolean;
  /** Shown where `isEmpty` says so. */
  empty?: ReactNode;
  /** Level of the heading of a failure. */
  headingLevel?: 1 | 2 | 3 | 4;
};

/**
 * The four states of what a query answers: Loading, Loaded, Empty, Failed. What was loaded once stays, with a word that
 * it may be old, when asking again fails.
 */
export function QueryPanel<T>({ query, what, skeleton, children, isEmpty, empty, headingLevel }: QueryPanelProps<T>) {
  const { t } = useTranslation('components');
  const root = useRef<HTMLDivElement>(null);
  // A retry turns a failed query back into a pending one: the failure stays until the answer is here, or the button
  // would vanish under the finger and take the focus with it.
  const [retried, setRetried] = useState<{ error: unknown }>();

  const retry = async () => {
    setRetried({ error: query.error });
    const { isSuccess } = await query.refetch();
    const panel = root.current;
    if (isSuccess && panel?.contains(document.activeElement)) panel.focus({ preventScroll: true });
    setRetried(undefined);
  };

  // A first answer is drawn between frames, or a whole page of it would hold up whoever scrolls or types; what is kept
  // already is there at once, and so is every change of it.
  const ready = useDeferredValue(query.data !== undefined);
  const data = ready ? query.data : undefined;
  const failure = retried ?? (query.isError ? { error: query.error } : undefined);
  const loading = data === undefined && !failure;

  return (
    <div ref={root} tabIndex={-1} className={styles.root} aria-busy={loading || query.isPlaceholderData || undefined}>
      {data !== undefined ? (
        <>
          {failure ? (
            // Every page of data can fail, so this one brings no more than its words: an `Alert` has icons for all tones.
            <div className={styles.stale}>
              <div role="status" className={styles.words}>
                <p className={styles.title}>{t('errorState.couldNotLoad', { thing: what })}</p>
                <p>{t('queryPanel.stale')}</p>
              </div>
              <Button size="compact" variant="outline" busy={query.isFetching} onClick={() => void retry()}>
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
          busy={query.isFetching}
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

const patience = 5000;

function Slow() {
  const { t } = useTranslation('components');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={styles.slow}>
      {late ? t('queryPanel.slow') : <VisuallyHidden>{t('queryPanel.loading')}</VisuallyHidden>}
    </p>
  );
}
