import { Skeleton } from '#components/Skeleton';

import * as styles from './MessageList.css';

const rows = [
  { id: 1, side: 'theirs' },
  { id: 2, side: 'theirs' },
  { id: 3, side: 'mine' },
  { id: 4, side: 'theirs' },
  { id: 5, side: 'mine' },
] as const;

/** Placeholder for the messages while loading. */
export function MessagesSkeleton() {
  return (
    <div className={styles.skeleton}>
      {rows.map(({ id, side }) => (
        <div key={id} className={styles.skeletonBubble} data-side={side}>
          <Skeleton variant="block" height="small" />
        </div>
      ))}
    </div>
  );
}
