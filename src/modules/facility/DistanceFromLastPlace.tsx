import { useTranslation } from 'react-i18next';

import { distanceInMetres } from '#lib/geo/distance';
import { readLastPlace } from '#domain/lastPlace';
import { formatDistance } from '#lib/format/formatDistance';

import type { FacilityDetails } from './api';

export type DistanceFromLastPlaceProps = {
  facility: Pick<FacilityDetails, 'geo' | 'locationVisibility'>;
  className?: string;
};

/** Straight-line distance from the last place searched; renders nothing where either position is unknown. */
export function DistanceFromLastPlace({
  facility: { geo, locationVisibility },
  className,
}: DistanceFromLastPlaceProps) {
  const { t, i18n } = useTranslation('facility');
  const place = readLastPlace();
  if (place?.lat === undefined || place.lon === undefined || locationVisibility !== 'exact') return null;
  const metres = distanceInMetres({ lat: place.lat, lon: place.lon }, geo);
  return (
    <span className={className}>
      {t('location.far', { distance: formatDistance(metres, i18n.language), place: place.label })}
    </span>
  );
}
