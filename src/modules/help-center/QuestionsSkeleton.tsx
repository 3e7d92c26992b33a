import { Skeleton } from '#components/Skeleton';

import * as styles from './HelpPage.css';

export type QuestionsSkeletonProps = { count: number };

/** Keeps the place of closed questions. */
export function QuestionsSkeleton({ count }: QuestionsSkeletonProps) {
  return (
    <div>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.questionSkeleton}>
          <Skeleton width={row % 2 === 0 ? 'wide' : 'medium'} />
        </div>
      ))}
    </div>
  );
}
