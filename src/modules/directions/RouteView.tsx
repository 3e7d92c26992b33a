import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { formatDistance } from '#lib/format/formatDistance';

import type { Directions } from './api';
import * as styles from './Directions.css';
import { isZeroLengthRoute } from './zeroLengthRoute';
import { StepList } from './StepList';

export type RouteViewProps = {
  query: UseQueryResult<Directions>;
  /** Name of the start (or of the destination on the way back) within a sentence. */
  inText: string;
  /** Name of the destination. */
  place: string;
  back: boolean;
  chosen: number | undefined;
  onChoose: (index: number | undefined) => void;
};

const skeletonSteps = 6;

/** The route step by step, or the reason why there is none (directory 2.8). */
export function RouteView({ query, inText, place, back, chosen, onChoose }: RouteViewProps) {
  const { t, i18n } = useTranslation('directions');
  return (
    <QueryPanel query={query} what={t('way.what')} skeleton={<RouteSkeleton />}>
      {({ code, routes, straightLine }) => {
        const distance = formatDistance(straightLine, i18n.language);
        const [route] = routes;
        if (code === 'NoSegment') {
          return (
            <Alert tone="warning" title={t(back ? 'way.noSegmentBack' : 'way.noSegment')}>
              {t('way.noSegmentText', { distance })}
            </Alert>
          );
        }
        if (!route) {
          return (
            <Alert tone="warning" title={t(back ? 'way.noRouteBack' : 'way.noRoute', { place: inText })}>
              {t('way.noRouteText', { distance })}
            </Alert>
          );
        }
        if (isZeroLengthRoute(route)) {
          return (
            <Alert tone="info" title={t('way.same')}>
              {t('way.sameText')}
            </Alert>
          );
        }
        return <StepList steps={route.legs[0]?.steps ?? []} place={place} chosen={chosen} onChoose={onChoose} />;
      }}
    </QueryPanel>
  );
}

/** Skeleton of the steps. */
export function RouteSkeleton() {
  return (
    <div className={styles.steps}>
      {Array.from({ length: skeletonSteps }, (_, index) => (
        <Skeleton key={index} variant="block" height="small" />
      ))}
    </div>
  );
}
