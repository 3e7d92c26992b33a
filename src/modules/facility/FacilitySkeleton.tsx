import { Skeleton } from '#components/Skeleton';
import { useMediaQuery } from '#lib/useMediaQuery';
import { media } from '#theme/media';

import * as header from './FacilityHeader.css';
import * as styles from './FacilityPage.css';

/** The page before its facility is here. */
export function FacilitySkeleton() {
  const wide = useMediaQuery(media.lgUp);
  return (
    <div className={styles.root}>
      <div className={header.root}>
        <Skeleton width="medium" />
        <div className={header.title}>
          <Skeleton width="medium" />
        </div>
        <Skeleton width="wide" />
        <Skeleton width="narrow" />
        <Skeleton shape="block" height="small" width="wide" />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Skeleton lines={5} />
          <Skeleton shape="block" height="tall" />
          <Skeleton lines={5} />
        </div>
        {wide ? (
          <div className={styles.aside}>
            <Skeleton shape="block" height="tall" />
            <Skeleton shape="block" height="tall" />
          </div>
        ) : null}
      </div>
    </div>
  );
}
