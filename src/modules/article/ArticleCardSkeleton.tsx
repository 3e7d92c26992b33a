import { Card } from '#components/Card';
import { Skeleton } from '#components/Skeleton';

import * as styles from './ArticleCard.css';

export type ArticleCardSkeletonProps = {
  count: number;
};

/** Skeleton of a list of articles. */
export function ArticleCardSkeleton({ count }: ArticleCardSkeletonProps) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} padding="none">
          <div className={styles.picture} />
          <div className={styles.text}>
            <div className={styles.title}>
              <Skeleton width="wide" />
            </div>
            <div className={styles.summary}>
              <Skeleton lines={3} />
            </div>
            <div className={styles.meta}>
              <Skeleton width="medium" />
            </div>
          </div>
        </Card>
      ))}
    </div>
  );
}
