import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { Button } from '#components/Button';
import { MapView } from '#components/MapView';
import type { Coordinates } from '#domain/coordinates';
import type { FacilitySummary } from '#domain/facility';
import { facilityPath } from '#domain/paths';
import { formatDistance } from '#lib/format/formatDistance';
import { tileSource } from '#lib/geo/tileSource';

import { useResultsTranslation } from './useResultsTranslation';
import type { FacilitiesQuery } from './api';
import { FacilityCard } from './FacilityCard';
import { SectionError } from './SectionError';
import * as styles from './SectionError.css';
import { basemapQuery, pointsQuery } from './resultQueries';
import { useRetry } from './useRetry';

export type ResultsMapProps = {
  items: readonly FacilitySummary[];
  firstNumber: number;
  origin: string | undefined;
  /** Start for directions, as their URL writes it. */
  from: string | undefined;
  /** Slug of the city whose streets are shown; absent for the whole country. */
  city: string | undefined;
  query: FacilitiesQuery;
  onSearchHere: (centre: Coordinates) => void;
};

/** The results on a map: this page as numbered pins, the rest as dots (directory 2.3). */
export function ResultsMap({ items, firstNumber, origin, from, city, query, onSearchHere }: ResultsMapProps) {
  const { t, i18n } = useResultsTranslation();
  const [selected, setSelected] = useState<string>();
  const [moved, setMoved] = useState<{ centre: Coordinates; items: ResultsMapProps['items'] }>();
  // New results reset the map to their extent, so an earlier move no longer applies.
  const centre = moved?.items === items ? moved.centre : undefined;
  const country = useQuery(basemapQuery(undefined, 2));
  const town = useQuery({ ...basemapQuery(city, 2), enabled: city !== undefined });
  const others = useQuery(pointsQuery(query));
  const points = others.data?.points ?? [];
  const container = useRef<HTMLDivElement>(null);
  const missing = [country, town, others].filter(({ isError, data }) => isError && data === undefined);
  const { failed, busy, retry } = useRetry(
    missing.length > 0,
    async () => (await Promise.all(missing.map(({ refetch }) => refetch()))).every(({ isSuccess }) => isSuccess),
    container,
  );
  const hasBasemap = country.data !== undefined && (city === undefined || town.data !== undefined);
  const onPage = new Set(items.map(({ id }) => id));
  return (
    <div ref={container} tabIndex={-1} className={styles.container}>
      <MapView
        label={t('map.label')}
        height="tall"
        tiles={tileSource}
        basemap={[country.data, town.data].filter((ground) => ground !== undefined)}
        pins={items.flatMap((facility, index) => {
          const number = firstNumber + index;
          const { distanceM, locationVisibility } = facility;
          // Its coordinates are the middle of its district: a pin there would look like an address.
          if (locationVisibility !== 'exact') return [];
          return {
            id: facility.id,
            lat: facility.geo.lat,
            lon: facility.geo.lon,
            short: String(number),
            label:
              distanceM === undefined
                ? t('map.pinPlain', { number, name: facility.name })
                : t('map.pin', { number, name: facility.name, distance: formatDistance(distanceM, i18n.language) }),
            href: facilityPath(facility.slug),
          };
        })}
        dots={points.filter(([id]) => !onPage.has(id)).map(([id, lat, lon]) => ({ id, lat, lon }))}
        value={selected}
        onChange={setSelected}
        clusterLabel={(count) => t('map.cluster', { count })}
        renderCard={(id) => {
          const index = items.findIndex((facility) => facility.id === id);
          const facility = items[index];
          return facility ? (
            <FacilityCard facility={facility} number={firstNumber + index} origin={origin} from={from} brief />
          ) : null;
        }}
        onViewChangeEnd={({ center }) => setMoved({ centre: center, items })}
      >
        {failed || centre ? (
          <div className={styles.stack}>
            {centre ? (
              <Button
                tone="primary"
                variant="solid"
                onClick={() => {
                  setMoved(undefined);
                  onSearchHere(centre);
                }}
              >
                {t('map.searchHere')}
              </Button>
            ) : null}
            {failed ? (
              <SectionError
                what={hasBasemap ? t('map.dotsWhat') : t('map.what')}
                text={t('map.failed')}
                busy={busy}
                onRetry={() => void retry()}
              />
            ) : null}
          </div>
        ) : null}
      </MapView>
    </div>
  );
}
