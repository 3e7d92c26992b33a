import { Skeleton } from '#components/Skeleton';

import * as header from './FacilityHeader.css';
import * as styles from './FacilityPage.css';

/** Skeleton of the page. It does not depend on the screen size until it is styled, because it is prerendered too. */
export function FacilitySkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.columns}>
        <div className={header.root}>
          <Skeleton width="medium" />
          <div className={header.title}>
            <Skeleton width="medium" />
          </div>
          <Skeleton width="wide" />
          <Skeleton width="narrow" />
          <Skeleton variant="block" height="small" width="wide" />
        </div>
        <div className={styles.column}>
          <Skeleton lines={5} />
          <Skeleton variant="block" height="tall" />
          <Skeleton lines={5} />
        </div>
        <div className={styles.prerenderedAside}>
          <Skeleton variant="block" height="tall" />
          <Skeleton variant="block" height="tall" />
        </div>
      </div>
    </div>
  );
}
