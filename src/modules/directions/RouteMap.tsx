import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { Map } from '#components/Map';
import type { MapPin } from '#components/Map';
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
  /** The way back: it begins at the facility. */
  back: boolean;
  route: Route | undefined;
  /** Index of the step to show. */
  chosen: number | undefined;
  /** The whole way is wanted again. */
  onShowAll: () => void;
};

type Line = Route['geometry']['coordinates'];

// GeoJSON has the longitude first.
const toLatLon = (line: Line) => line.map(([lon, lat]) => [lat, lon] as const);
const points = (line: Line) => line.map(([lon, lat]) => ({ lat, lon }));

/** The way on the ground, with its ends and the step that was chosen (directory 2.8); without a start, the facility alone. */
export function RouteMap({ facility, start, back, route, chosen, onShowAll }: RouteMapProps) {
  const { t } = useTranslation('directions');
  const wide = useMediaQuery(media.lgUp);
  const [selected, setSelected] = useState<string>();
  const [isTurned, setTurned] = useState(false);
  const town = facility.address.cityId;
  const country = useQuery(basemapQuery(undefined));
  const there = useQuery(basemapQuery(town));
  const elsewhere = start?.cityId === undefined || start.cityId === town ? undefined : start.cityId;
  const here = useQuery({ ...basemapQuery(elsewhere), enabled: elsewhere !== undefined });
  const missing = [country, there, here].filter(({ isError, data }) => isError && !data);
  const root = useRef<HTMLDivElement>(null);
  // What is asked for again is pending and no longer missing: the message stays until it is here, or its button would
  // vanish under the finger and take the focus with it.
  const [again, setAgain] = useState(false);

  async function retry() {
    setAgain(true);
    // One that is still on its way may be missing next.
    const lacking = [country, there, here].filter((one) => !one.data && (one.isError || one.isFetching));
    const answers = await Promise.all(lacking.map(({ refetch }) => refetch()));
    const map = root.current;
    if (answers.every(({ isSuccess }) => isSuccess) && map?.contains(document.activeElement)) {
      map.focus({ preventScroll: true });
    }
    setAgain(false);
  }

  const { name, geo } = facility;
  const end = (id: string, at: { lat: number; lon: number }, place: string, isFirst: boolean): MapPin => ({
    id,
    lat: at.lat,
    lon: at.lon,
    short: isFirst ? 'A' : 'B',
    label: t(isFirst ? 'map.start' : 'map.end', { place }),
    tone: isFirst ? 'neutral' : 'primary',
  });
  const pins: MapPin[] = start
    ? [end('start', start, start.label, !back), end(facility.id, geo, name, back)]
    : [{ id: facility.id, lat: geo.lat, lon: geo.lon, short: '', label: t('map.only', { place: name }) }];
  if (back) pins.reverse();
  const step = chosen === undefined ? undefined : route?.legs[0]?.steps[chosen];
  const line = route?.geometry.coordinates ?? [];
  const whole = [...pins.map(({ lat, lon }) => ({ lat, lon })), ...points(line)];
  const fit = step ? points(step.geometry.coordinates) : whole;
  const label = start
    ? t(back ? 'map.labelBack' : 'map.label', { name })
    : t('map.labelPlace', { name, address: addressLines(facility).join(', ') });

  return (
    <div ref={root} tabIndex={-1} className={styles.root}>
      <Map
        label={label}
        height={wide ? 'tall' : 'medium'}
        tiles={tileSource}
        basemap={[country.data, elsewhere === undefined ? undefined : here.data, there.data].filter(
          (ground) => ground !== undefined,
        )}
        // The map goes to the points when they change: in another order they are the same points, and a new wish.
        fit={isTurned ? fit.toReversed() : fit}
        pins={pins}
        route={toLatLon(line)}
        highlight={step ? toLatLon(step.geometry.coordinates) : []}
        selectedId={selected}
        onSelect={setSelected}
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
              setTurned(!isTurned);
              onShowAll();
            }}
          >
            {t('map.whole')}
          </Button>
        ) : null}
      </Map>
      {missing.length > 0 || again ? (
        <Alert
          tone="warning"
          title={t('map.failed')}
          action={
            <Button variant="outline" busy={again} onClick={() => void retry()}>
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
