import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Skeleton } from '#components/Skeleton';

import { ListBodySkeleton } from './ListBodySkeleton';
import * as styles from './ListingHeader.css';
import * as header from './ResultsHeader.css';
import * as page from './ResultsPage.css';

export type ListingSkeletonProps = {
  /** Introduction, if already known; the document then already has a title. */
  intro?: ReactNode;
};

/** Skeleton of a listing. */
export function ListingSkeleton({ intro }: ListingSkeletonProps) {
  const { t } = useTranslation('facility-search-listings');
  return (
    <div className={page.root}>
      {intro === undefined ? <title>{t('listing.titleLoading')}</title> : null}
      <div className={header.root}>
        {intro ?? (
          <>
            <div className={styles.trail}>
              <Skeleton width="narrow" />
            </div>
            <div className={header.title}>
              <Skeleton width="medium" />
            </div>
            <div className={styles.description}>
              <Skeleton />
            </div>
          </>
        )}
        <div className={styles.near}>
          <Field />
        </div>
        <div className={header.status}>
          <Skeleton width="narrow" />
        </div>
      </div>
      <ListBodySkeleton />
    </div>
  );
}

// Label, hint and control.
function Field() {
  return (
    <div className={styles.field}>
      <Skeleton width="narrow" />
      <Skeleton width="wide" />
      <Skeleton variant="block" height="small" />
    </div>
  );
}
