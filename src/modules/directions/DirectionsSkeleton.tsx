import { Skeleton } from '#components/Skeleton';

import { RouteMapSkeleton } from './Directions';
import * as styles from './Directions.css';
import { DirectionsArea } from './DirectionsArea';
import { RouteSkeleton } from './RouteView';

/** Skeleton of the page. */
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
        <DirectionsArea area="form">
          <Skeleton variant="block" height="tall" />
        </DirectionsArea>
        <DirectionsArea area="summary">
          <Skeleton width="medium" />
        </DirectionsArea>
        <DirectionsArea area="map">
          <RouteMapSkeleton />
        </DirectionsArea>
        <DirectionsArea area="way">
          <RouteSkeleton />
        </DirectionsArea>
      </div>
    </div>
  );
}
