import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ErrorState } from '#components/ErrorState';
import { Skeleton } from '#components/Skeleton';
import { formatDistance } from '#lib/format/formatDistance';

import type { DirectionsAddress } from './address';
import type { Route } from './api';
import { Arrival } from './Arrival';
import * as styles from './Directions.css';
import { DirectionsArea } from './DirectionsArea';
import { formatDuration } from './duration';
import type { DirectionsFacility } from './facility';
import { ExternalMapLinks } from './ExternalMapLinks';
import { routeQuery } from './queries';
import { isZeroLengthRoute } from './zeroLengthRoute';
import type { StartState } from './startState';
import { DirectionsActions } from './DirectionsActions';
import { RouteSkeleton, RouteView } from './RouteView';

// The steps matter more than the map, so the map loads lazily.
const RouteMap = lazy(() => import('./RouteMap').then((module) => ({ default: module.RouteMap })));

export type DirectionsProps = {
  /** A facility with a public location. */
  facility: DirectionsFacility;
  address: DirectionsAddress;
  start: StartState;
  /** Form for the start and the travel mode. */
  form: ReactNode;
};

/** Directions to a facility, or back: form, summary, map, steps, arrival and external maps (directory 2.8). */
export function Directions({ facility, address, start, form }: DirectionsProps) {
  const { t, i18n } = useTranslation('directions');
  const { mode, back } = address;
  const resolvedStart = start.status === 'ready' ? start : undefined;
  const from = resolvedStart ? `${resolvedStart.lat},${resolvedStart.lon}` : undefined;
  const routeResult = useQuery({
    ...routeQuery({ from: from ?? '', to: facility.id, mode, back }),
    enabled: from !== undefined,
  });
  const map = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<{ route: Route; index: number }>();
  const route = resolvedStart ? routeResult.data?.routes[0] : undefined;
  const chosen = choice !== undefined && choice.route === route ? choice.index : undefined;
  const choose = (index: number | undefined) => {
    setChoice(route === undefined || index === undefined ? undefined : { route, index });
    // On a phone the map is above the steps, and may be scrolled out of view.
    if (index !== undefined) map.current?.scrollIntoView({ block: 'nearest' });
  };
  // While the next route loads, the previous one stays visible and must not be announced again.
  const currentRoute = routeResult.isPlaceholderData ? undefined : route;
  const { name, geo } = facility;
  const target =
    back && resolvedStart ? { ...resolvedStart, name: resolvedStart.label, accuracyM: 110 } : { ...geo, name };
  const isLoading = start.status === 'loading' || (resolvedStart !== undefined && routeResult.isPending);
  const summary =
    currentRoute && !isZeroLengthRoute(currentRoute)
      ? t(`summary.${mode}`, {
          distance: formatDistance(currentRoute.distance, i18n.language),
          duration: formatDuration(currentRoute.duration, i18n.language),
        })
      : start.status === 'none'
        ? t(back ? 'summary.noneBack' : 'summary.none')
        : '';
  return (
    <div className={styles.columns}>
      <DirectionsArea area="form">{form}</DirectionsArea>
      <DirectionsArea area="summary">
        <p role="status" className={styles.summary} data-quiet={start.status === 'none'}>
          {summary}
        </p>
        {isLoading ? <Skeleton width="medium" /> : null}
      </DirectionsArea>
      <DirectionsArea ref={map} area="map">
        <Suspense fallback={<RouteMapSkeleton />}>
          <RouteMap
            facility={facility}
            start={resolvedStart}
            back={back}
            route={route}
            chosen={chosen}
            onShowAll={() => choose(undefined)}
          />
        </Suspense>
      </DirectionsArea>
      <DirectionsArea area="way">
        {resolvedStart ? (
          <RouteView
            query={routeResult}
            inText={resolvedStart.inText}
            place={back ? resolvedStart.label : name}
            back={back}
            chosen={chosen}
            onChoose={choose}
          />
        ) : null}
        {start.status === 'loading' ? (
          <div aria-busy="true">
            <RouteSkeleton />
          </div>
        ) : null}
        {start.status === 'failed' ? (
          <ErrorState
            error={start.error}
            what={t(back ? 'start.whatBack' : 'start.what')}
            loading={start.isBusy}
            onRetry={start.retry}
          />
        ) : null}
        <DirectionsActions facility={facility} />
        <Arrival facility={facility} seconds={back ? undefined : currentRoute?.duration} />
        <ExternalMapLinks target={target} mode={mode} />
      </DirectionsArea>
    </div>
  );
}

/** Skeleton of the map. */
export function RouteMapSkeleton() {
  return (
    <div className={styles.mapSkeleton}>
      <Skeleton variant="block" height="tall" />
    </div>
  );
}
