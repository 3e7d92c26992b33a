import type { ReactNode } from 'react';

import { Avatar } from '#components/Avatar';
import { Html } from '#components/Html';
import { Link } from '#components/Link';
import { Skeleton } from '#components/Skeleton';
import { Timeline } from '#components/Timeline';
import type { TimelineEvent } from '#components/Timeline';

import type { ActivityKind } from './activityKinds';
import * as styles from './ActivityList.css';
import type { Activity } from './api';

const tones: Readonly<Record<ActivityKind, NonNullable<TimelineEvent['tone']>>> = {
  decision: 'primary',
  request: 'warning',
  edit: 'neutral',
  mail: 'info',
  task: 'success',
  card: 'success',
  contact: 'neutral',
  product: 'neutral',
};

function toEvent({ id, date, description, extraContent, icon, image, kind, person, ...activity }: Activity) {
  const { link, linkedContent } = activity;
  return {
    id,
    at: date,
    title: <Html html={description} variant="inline" />,
    tone: tones[kind],
    ...(icon !== undefined && { icon }),
    ...(image !== undefined && {
      visual: <Avatar id={person?.id ?? id} name={person?.name ?? ''} src={image} size="small" decorative />,
    }),
    ...(link !== undefined && { description: <Link href={link}>{linkedContent || link}</Link> }),
    ...(extraContent !== undefined && {
      content: (
        <div className={styles.note}>
          <Html html={extraContent} variant="inline" />
        </div>
      ),
    }),
  } satisfies TimelineEvent;
}

export type ActivityListProps = {
  activities: readonly Activity[];
  /** Whether there are older ones. */
  hasMore: boolean;
  /** Loads older ones. */
  more: ReactNode;
};

/** Activities by day, newest first. */
export function ActivityList({ activities, hasMore, more }: ActivityListProps) {
  return (
    <Timeline
      headingLevel={2}
      times="relative"
      events={activities.map(toEvent)}
      continued={hasMore}
      more={hasMore ? more : undefined}
    />
  );
}

/** Keeps the place of the list. */
export function ActivityListSkeleton() {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className={styles.skeletonRow}>
          <Skeleton variant="circle" size="small" />
          <Skeleton lines={row % 3 === 0 ? 3 : 2} />
        </div>
      ))}
    </div>
  );
}
