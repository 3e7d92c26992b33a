import { Skeleton } from '#components/Skeleton';

import * as listing from './ListingHeader.css';
import { ResultsSkeleton } from './ResultsList';
import * as page from './ResultsPage.css';

/** Skeleton of filters, sorting and list, below the header of a search or listing. */
export function ListBodySkeleton() {
  return (
    <div className={page.columns}>
      <div className={page.aside}>
        <Skeleton variant="block" height="tall" />
      </div>
      <div className={page.content}>
        <div className={page.order}>
          <div className={listing.field}>
            <Skeleton width="narrow" />
            <Skeleton variant="block" height="small" width="narrow" />
          </div>
        </div>
        <ResultsSkeleton />
      </div>
    </div>
  );
}
