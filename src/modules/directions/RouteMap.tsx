import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { MapView } from '#components/MapView';
import type { MapPin } from '#components/MapView';
import { tileSource } from '#lib/geo/tileSource';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { media } from '#theme/media';

import type { Route } from './api';
import { addressLines } from './facility';
import type { DirectionsFacility } from './facility';
import { basemapQuery } from './queries';
import * as styles from './RouteMap.css';
import type { ResolvedStart } from './startState';

export type RouteMapProps = {
  facility: DirectionsFacility;
  start: ResolvedStart | undefined;
  /** The way back: the route starts at the facility. */
  back: boolean;
  route: Route | undefined;
  /** Index of the highlighted step. */
  chosen: number | undefined;
  /** Called to show the whole route again. */
  onShowAll: () => void;
};

type Line = Route['geometry']['coordinates'];

// GeoJSON puts the longitude first.
const toLatLon = (line: Line) => line.map(([lon, lat]) => [lat, lon] as const);
const toPoints = (line: Line) => line.map(([lon, lat]) => ({ lat, lon }));

/** The route on a map, with its ends and the selected step (directory 2.8); without a start, only the facility. */
export function RouteMap({ facility, start, back, route, chosen, onShowAll }: RouteMapProps) {
  const { t } = useTranslation('directions');
  const wide = useMediaQuery(media.lgUp);
  const [selected, setSelected] = useState<string>();
  const [isReversed, setReversed] = useState(false);
  const facilityCityId = facility.address.cityId;
  const country = useQuery(basemapQuery(undefined));
  const facilityTown = useQuery(basemapQuery(facilityCityId));
  const startCityId = start?.cityId === undefined || start.cityId === facilityCityId ? undefined : start.cityId;
  const startTown = useQuery({ ...basemapQuery(startCityId), enabled: startCityId !== undefined });
  const missing = [country, facilityTown, startTown].filter(({ isError, data }) => isError && !data);
  const root = useRef<HTMLDivElement>(null);
  // While refetching, queries are pending and no longer failed. The message stays until they succeed, so that its
  // button does not disappear while focused.
  const [retrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    // A query still in flight may fail next.
    const unloaded = [country, facilityTown, startTown].filter((one) => !one.data && (one.isError || one.isFetching));
    const results = await Promise.all(unloaded.map(({ refetch }) => refetch()));
    const map = root.current;
    if (results.every(({ isSuccess }) => isSuccess) && map?.contains(document.activeElement)) {
      map.focus({ preventScroll: true });
    }
    setRetrying(false);
  }

  const { name, geo } = facility;
  const endPin = (id: string, at: { lat: number; lon: number }, place: string, isFirst: boolean): MapPin => ({
    id,
    lat: at.lat,
    lon: at.lon,
    short: isFirst ? 'A' : 'B',
    label: t(isFirst ? 'map.start' : 'map.end', { place }),
    tone: isFirst ? 'neutral' : 'primary',
  });
  const pins: MapPin[] = start
    ? [endPin('start', start, start.label, !back), endPin(facility.id, geo, name, back)]
    : [{ id: facility.id, lat: geo.lat, lon: geo.lon, short: '', label: t('map.only', { place: name }) }];
  if (back) pins.reverse();
  const step = chosen === undefined ? undefined : route?.legs[0]?.steps[chosen];
  const line = route?.geometry.coordinates ?? [];
  const fullRoute = [...pins.map(({ lat, lon }) => ({ lat, lon })), ...toPoints(line)];
  const fit = step ? toPoints(step.geometry.coordinates) : fullRoute;
  const label = start
    ? t(back ? 'map.labelBack' : 'map.label', { name })
    : t('map.labelPlace', { name, address: addressLines(facility).join(', ') });

  return (
    <div ref={root} tabIndex={-1} className={styles.root}>
      <MapView
        label={label}
        height={wide ? 'tall' : 'medium'}
        tiles={tileSource}
        basemap={[country.data, startCityId === undefined ? undefined : startTown.data, facilityTown.data].filter(
          (ground) => ground !== undefined,
        )}
        // The map moves when these points change: the same points in another order make it move again.
        fit={isReversed ? fit.toReversed() : fit}
        pins={pins}
        route={toLatLon(line)}
        highlight={step ? toLatLon(step.geometry.coordinates) : []}
        value={selected}
        onChange={setSelected}
        renderCard={(id) => (
          <div className={styles.card}>
            <strong>{pins.find((pin) => pin.id === id)?.label}</strong>
            {id === facility.id ? <span>{addressLines(facility).join(', ')}</span> : null}
          </div>
        )}
      >
        {route ? (
          <Button
            variant="outline"
            onClick={() => {
              setReversed(!isReversed);
              onShowAll();
            }}
          >
            {t('map.whole')}
          </Button>
        ) : null}
      </MapView>
      {missing.length > 0 || retrying ? (
        <Alert
          tone="warning"
          title={t('map.failed')}
          action={
            <Button variant="outline" loading={retrying} onClick={() => void retry()}>
              {t('map.retry')}
            </Button>
          }
        >
          <p>{t('map.failedText')}</p>
        </Alert>
      ) : null}
    </div>
  );
}
