import { Card } from '#components/Card';
import { Skeleton } from '#components/Skeleton';

import * as styles from './HomePage.css';

/** Number of categories on the home page. */
export const tileCount = 18;

/** Skeleton of the categories on the home page. */
export function CategoriesSkeleton() {
  return (
    <div className={styles.categories}>
      {Array.from({ length: tileCount }, (_, index) => (
        <Card key={index} padding="medium">
          <div className={styles.category}>
            <Skeleton variant="circle" />
            <Skeleton variant="text" width="wide" />
            <Skeleton variant="text" width="narrow" />
          </div>
        </Card>
      ))}
    </div>
  );
}
