import { Skeleton } from '#components/Skeleton';

import { DashboardCard } from './DashboardCard';
import type { DashboardCardProps } from './DashboardCard';
import { DashboardGrid } from './DashboardPage';
import * as styles from './DashboardSkeleton.css';

export type DashboardSkeletonProps = {
  /** Width and height of each block: a row of figures, or a chart of one of its heights. */
  blocks: ReadonlyArray<{
    id: string;
    span: NonNullable<DashboardCardProps['span']>;
    height: keyof typeof styles.height;
  }>;
};

const bars = { figures: 'small', small: 'medium', medium: 'medium', large: 'tall', tall: 'tall' } as const;

/** Layout of a dashboard that is loading: each block in its place, as high as it will be. */
export function DashboardSkeleton({ blocks }: DashboardSkeletonProps) {
  return (
    <DashboardGrid>
      {blocks.map(({ id, span, height }) => (
        <DashboardCard key={id} span={span}>
          <div className={styles.root}>
            <Skeleton width="narrow" />
            <Skeleton width="medium" />
            <div className={styles.height[height]}>
              <Skeleton variant="block" height={bars[height]} />
            </div>
          </div>
        </DashboardCard>
      ))}
    </DashboardGrid>
  );
}
