import { Skeleton } from '#components/Skeleton';

import * as styles from './ListingHeader.css';
import * as header from './ResultsHeader.css';
import { ResultsSkeleton } from './ResultsList';
import * as page from './ResultsPage.css';

/** A listing before it is known what it is of. */
export function ListingSkeleton() {
  return (
    <div className={page.root}>
      <div className={header.root}>
        <div className={styles.trail}>
          <Skeleton width="narrow" />
        </div>
        <div className={header.title}>
          <Skeleton width="medium" />
        </div>
        <div className={styles.description}>
          <Skeleton />
        </div>
        <div className={styles.near}>
          <Field />
        </div>
        <div className={header.status}>
          <Skeleton width="narrow" />
        </div>
      </div>
      <div className={page.columns}>
        <div className={page.aside}>
          <Skeleton shape="block" height="tall" />
        </div>
        <div className={page.content}>
          <div className={styles.field}>
            <Skeleton width="narrow" />
            <Skeleton shape="block" height="small" width="narrow" />
          </div>
          <ResultsSkeleton />
        </div>
      </div>
    </div>
  );
}

// Label, hint and control.
function Field() {
  return (
    <div className={styles.field}>
      <Skeleton width="narrow" />
      <Skeleton width="wide" />
      <Skeleton shape="block" height="small" />
    </div>
  );
}
