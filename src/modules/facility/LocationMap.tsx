import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { MapView } from '#components/MapView';
import { Skeleton } from '#components/Skeleton';

import type { FacilityDetails } from './api';
import { basemapQuery } from './queries';

const streetZoom = 15;
const districtZoom = 13;

/** Static map of the surrounding streets; without a pin where only the district is public. */
export function LocationMap({ facility }: { facility: FacilityDetails }) {
  const { t } = useTranslation('facility');
  const { address, geo, locationVisibility, name } = facility;
  const isExact = locationVisibility === 'exact';
  const basemapResult = useQuery(basemapQuery(address.cityId));
  // Deferred: the map must not block a page that is already being read.
  const basemap = useDeferredValue(basemapResult.data);
  if (basemapResult.isError) return <p>{t('location.mapFailed')}</p>;
  if (!basemap) return <Skeleton variant="block" height="medium" />;
  const label = t('location.map', {
    name,
    address: [isExact ? address.line1 : undefined, address.district, address.city].filter(Boolean).join(', '),
  });
  return (
    <MapView
      label={label}
      height="small"
      interactive={false}
      basemap={basemap}
      center={{ lat: geo.lat, lon: geo.lon }}
      zoom={isExact ? streetZoom : districtZoom}
      pins={isExact ? [{ id: facility.id, lat: geo.lat, lon: geo.lon, short: '', label: name }] : []}
    />
  );
}
