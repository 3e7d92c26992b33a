import { Skeleton } from '#components/Skeleton';

import * as styles from './NoticeList.css';

export type NoticeSkeletonProps = {
  /** Stands inside a padding as wide as that of the rows. */
  inset?: boolean;
};

/** Holds the place of a list of notices that is being loaded. */
export function NoticeSkeleton({ inset = false }: NoticeSkeletonProps) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 4 }, (_, row) => (
        <div key={row} className={styles.row} data-inset={inset || undefined}>
          <Skeleton shape="circle" size="medium" />
          <div className={styles.words}>
            <Skeleton width={row % 2 ? 'narrow' : 'medium'} />
            <Skeleton lines={2} />
            <Skeleton width="narrow" />
          </div>
        </div>
      ))}
    </div>
  );
}
