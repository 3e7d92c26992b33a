import ArrowDownIcon from '@heroicons/react/20/solid/ArrowDownIcon';
import ArrowLeftIcon from '@heroicons/react/20/solid/ArrowLeftIcon';
import ArrowRightIcon from '@heroicons/react/20/solid/ArrowRightIcon';
import ArrowUpIcon from '@heroicons/react/20/solid/ArrowUpIcon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Fieldset } from '#components/Fieldset';
import { IconButton } from '#components/IconButton';
import { MapView } from '#components/MapView';
import { TextField } from '#components/TextField';
import { formatDistance } from '#lib/format/formatDistance';
import { numberFormat } from '#lib/format/intl';
import { distanceInMetres } from '#lib/geo/distance';
import type { LatLon } from '#lib/geo/latLon';

import { AddressFinder } from './AddressFinder';
import { offsetPoint, parseDegrees, roundPoint } from './coordinates';
import type { Town } from './facts';
import * as styles from './PinField.css';
import { basemapQuery } from './queries';
import { fieldOf, protectedDescription } from './stepProps';
import type { StepProps } from './stepProps';

const nudges = [
  { name: 'north', icon: ArrowUpIcon, by: [10, 0] },
  { name: 'south', icon: ArrowDownIcon, by: [-10, 0] },
  { name: 'west', icon: ArrowLeftIcon, by: [0, -10] },
  { name: 'east', icon: ArrowRightIcon, by: [0, 10] },
] as const;

export type PinFieldProps = {
  step: StepProps;
  /** Where the map starts; without a town there is no map. */
  town: Town | undefined;
  district: Town['districts'][number] | undefined;
};

const toTexts = (at: LatLon | null) => ({
  lat: at === null ? '' : String(at.lat),
  lon: at === null ? '' : String(at.lon),
});

/** Position of the entrance: found by its address, dragged, nudged by buttons or keys, or typed (WCAG 2.5.7). */
export function PinField({ step, town, district }: PinFieldProps) {
  const { t, i18n } = useTranslation('facility-create');
  const { values, change } = step;
  const { geo } = values.facility;
  // Text as typed, with the position it stands for: a position set in another way replaces it.
  const [typed, setTyped] = useState<{ lat: string; lon: string; for: string }>();
  const regionKey = `${town?.id} ${district?.id}`;
  const [seenRegionKey, setSeenRegionKey] = useState(regionKey);
  const [center, setCenter] = useState<LatLon | undefined>(geo ?? district ?? town);
  const [mapCenter, setMapCenter] = useState<LatLon>();

  // Another town or district moves the map.
  if (regionKey !== seenRegionKey) {
    setSeenRegionKey(regionKey);
    setCenter(district ?? town);
    setMapCenter(undefined);
  }

  const setPin = (at: LatLon | null) => change({ geo: at });
  const shown = typed?.for === JSON.stringify(geo) ? typed : toTexts(geo);

  function setCoordinate(axis: 'lat' | 'lon', text: string) {
    const next = { ...shown, [axis]: text };
    const [lat, lon] = [parseDegrees(next.lat), parseDegrees(next.lon)];
    const at = lat === undefined || lon === undefined ? null : roundPoint({ lat, lon });
    setTyped({ ...next, for: JSON.stringify(at) });
    setPin(at);
  }

  const degrees = (value: number) =>
    numberFormat(i18n.language, { minimumFractionDigits: 5, maximumFractionDigits: 5 }).format(value);
  const axis = (name: 'lat' | 'lon', example: string) => ({
    ...fieldOf(step, `/facility/geo/${name}`),
    label: t(`address.${name}`),
    description: t('address.coordinatesHint', { example }),
    inputMode: 'text' as const,
    autoComplete: 'off' as const,
    value: shown[name],
    onChange: (text: string) => setCoordinate(name, text),
    // The map follows on blur, not while typing.
    onBlur: () => {
      if (geo && typed) setCenter(geo);
    },
  });
  return (
    <Fieldset
      error={step.errorOf('/facility/geo')}
      label={t('address.pin')}
      {...protectedDescription(step, t('address.pinHint'))}
    >
      <div className={styles.root}>
        <AddressFinder step={step} onFound={setCenter} />
        {town ? (
          <PinMap
            town={town}
            center={center ?? town}
            pin={geo}
            onMove={(at) => setPin(roundPoint(at))}
            onCenterChange={setMapCenter}
          />
        ) : (
          <p className={styles.waiting}>{t('address.chooseCityFirst')}</p>
        )}
        {/* Target of the error summary: skips the map and leads to the buttons and fields. */}
        <div id={step.idOf('/facility/geo')} className={styles.root}>
          <div role="group" aria-label={t('address.moves')} className={styles.moves}>
            <Button
              variant="outline"
              disabled={!town}
              onClick={() => {
                const at = mapCenter ?? center ?? town;
                if (at) setPin(roundPoint(at));
              }}
            >
              {t(geo ? 'address.toMiddle' : 'address.place')}
            </Button>
            {nudges.map(({ name, icon, by: [north, east] }) => (
              <IconButton
                key={name}
                icon={icon}
                label={t(`address.${name}`)}
                variant="outline"
                size="large"
                disabled={!geo}
                onClick={() => geo && setPin(offsetPoint(geo, north, east))}
              />
            ))}
          </div>
          <div className={styles.coordinates}>
            <TextField {...axis('lat', '44.51234')} />
            <TextField {...axis('lon', '-31.20411')} />
          </div>
        </div>
        <p role="status" className={styles.where}>
          {geo && town
            ? t('address.at', {
                lat: degrees(geo.lat),
                lon: degrees(geo.lon),
                town: town.name,
                distance: formatDistance(distanceInMetres(geo, town), i18n.language),
              })
            : t('address.noPin')}
        </p>
      </div>
    </Fieldset>
  );
}

type PinMapProps = {
  town: Town;
  center: LatLon;
  pin: LatLon | null;
  onMove: (to: LatLon) => void;
  onCenterChange: (center: LatLon) => void;
};

const streetZoom = 15;

function PinMap({ town, center, pin, onMove, onCenterChange }: PinMapProps) {
  const { t } = useTranslation('facility-create');
  const ground = useQuery(basemapQuery(town.id));
  if (ground.isError) return <p className={styles.waiting}>{t('address.mapFailed')}</p>;
  if (!ground.data) return <div aria-busy="true" className={styles.waiting} />;
  return (
    <MapView
      label={t('address.map', { town: town.name })}
      basemap={ground.data}
      center={center}
      zoom={streetZoom}
      pins={pin ? [{ ...pin, id: 'pin', short: '', label: t('address.pinName') }] : []}
      onMovePin={(_id, to) => onMove(to)}
      onViewChangeEnd={({ center: next }) => onCenterChange(next)}
    />
  );
}
