import { Skeleton } from '#components/Skeleton';

import * as listing from './ListingHeader.css';
import { ResultsSkeleton } from './ResultsList';
import * as page from './ResultsPage.css';

/** Filters, order and list before they are there, as they stand under the head of a search or a listing. */
export function ListBodySkeleton() {
  return (
    <div className={page.columns}>
      <div className={page.aside}>
        <Skeleton shape="block" height="tall" />
      </div>
      <div className={page.content}>
        <div className={page.order}>
          <div className={listing.field}>
            <Skeleton width="narrow" />
            <Skeleton shape="block" height="small" width="narrow" />
          </div>
        </div>
        <ResultsSkeleton />
      </div>
    </div>
  );
}
