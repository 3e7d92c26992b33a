import { RecordLayout } from '#components/RecordLayout';
import { RecordToolbarSkeleton } from '#components/RecordToolbar';
import { Skeleton } from '#components/Skeleton';

import * as outline from './CourseOutline.css';
import * as styles from './CourseScreen.css';

/** Keeps the place of a course. */
export function CourseSkeleton() {
  return (
    <RecordLayout
      arrangement="instead"
      listKey=""
      sidebar={
        <div className={outline.root}>
          <Skeleton lines={8} />
        </div>
      }
      list={
        <div className={styles.root}>
          <RecordToolbarSkeleton />
          <div className={styles.article}>
            <Skeleton lines={3} />
            <Skeleton lines={10} />
          </div>
        </div>
      }
    />
  );
}
