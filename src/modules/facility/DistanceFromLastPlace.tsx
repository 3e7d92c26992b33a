import { useTranslation } from 'react-i18next';

import { distanceM } from '#lib/geo/distance';
import { formatDistance } from '#lib/format/formatNumber';
import { lastPlace } from '#domain/lastPlace';

import type { FacilityAnswer } from './api';

export type FarAwayProps = {
  facility: Pick<FacilityAnswer, 'geo' | 'locationVisibility'>;
  className?: string;
};

/** How far a facility is from the place searched last, in a straight line; nothing where either is not known. */
export function FarAway({ facility: { geo, locationVisibility }, className }: FarAwayProps) {
  const { t, i18n } = useTranslation('facility');
  const place = lastPlace();
  if (place?.lat === undefined || place.lon === undefined || locationVisibility !== 'exact') return null;
  const metres = distanceM({ lat: place.lat, lon: place.lon }, geo);
  return (
    <span className={className}>
      {t('location.far', { distance: formatDistance(metres, i18n.language), place: place.label })}
    </span>
  );
}
