import { Skeleton } from '#components/Skeleton';

import * as styles from './NoticeList.css';

export type NoticeListSkeletonProps = {
  /** Adds the same inline padding as the rows. */
  inset?: boolean;
};

/** Placeholder for a list of notifications that is loading. */
export function NoticeListSkeleton({ inset = false }: NoticeListSkeletonProps) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 4 }, (_, row) => (
        <div key={row} className={styles.row} data-inset={inset || undefined}>
          <Skeleton variant="circle" size="medium" />
          <div className={styles.content}>
            <Skeleton width={row % 2 ? 'narrow' : 'medium'} />
            <Skeleton lines={2} />
            <Skeleton width="narrow" />
          </div>
        </div>
      ))}
    </div>
  );
}
