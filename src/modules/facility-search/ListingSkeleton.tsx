import { Skeleton } from '#components/Skeleton';

import * as header from './ResultsHeader.css';
import { ResultsSkeleton } from './ResultsList';
import * as styles from './ResultsPage.css';

/** A listing before it is known what it is of. */
export function ListingSkeleton() {
  return (
    <div className={styles.root}>
      <div className={header.root}>
        <Skeleton width="narrow" />
        <div className={header.title}>
          <Skeleton width="medium" />
        </div>
        <Skeleton width="wide" />
        <Skeleton shape="block" height="small" width="medium" />
      </div>
      <div className={styles.columns}>
        <div className={styles.aside}>
          <Skeleton shape="block" height="tall" />
        </div>
        <div className={styles.content}>
          <ResultsSkeleton />
        </div>
      </div>
    </div>
  );
}
