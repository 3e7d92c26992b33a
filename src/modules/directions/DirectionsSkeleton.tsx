import { Skeleton } from '#components/Skeleton';

import { MapSkeleton } from './Directions';
import * as styles from './Directions.css';
import { DirectionsPart } from './DirectionsArea';
import { WaySkeleton } from './RouteView';

/** The page before its facility is here. */
export function DirectionsSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Skeleton width="medium" />
        <div className={styles.title}>
          <Skeleton width="medium" />
        </div>
      </div>
      <div className={styles.columns}>
        <DirectionsPart area="form">
          <Skeleton shape="block" height="tall" />
        </DirectionsPart>
        <DirectionsPart area="summary">
          <Skeleton width="medium" />
        </DirectionsPart>
        <DirectionsPart area="map">
          <MapSkeleton />
        </DirectionsPart>
        <DirectionsPart area="way">
          <WaySkeleton />
        </DirectionsPart>
      </div>
    </div>
  );
}
