import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import type { Place } from '#domain/place';
import type { Start } from '#modules/directions/address';
import type { ResolvedStart, StartState } from '#modules/directions/startState';
import { districtAtQuery, PlaceProblemError, placeQuery } from '#modules/facility-search/placeQueries';

const townOf = (place: Place | undefined): Pick<ResolvedStart, 'cityId'> => {
  const cityId = place?.type === 'city' ? place.slug : place?.parentIds.cityId;
  return cityId === undefined ? {} : { cityId };
};

/** Looks up the start in an address. `isMine`: the point is the visitor's own location, as they said themselves. */
export function useStart(start: Start | undefined, isMine: boolean): StartState {
  const { t } = useTranslation('directions');
  const key = start?.kind === 'place' ? start.key : undefined;
  const point = start?.kind === 'point' ? start : undefined;
  const place = useQuery({ ...placeQuery(key ?? ''), enabled: key !== undefined });
  const district = useQuery({ ...districtAtQuery(point ?? { lat: 0, lon: 0 }), enabled: point !== undefined });
  if (point) {
    // The nearest district only provides the name: directions do not wait for it, and do without if it fails.
    if (district.isPending) return { status: 'loading' };
    const { lat, lon } = point;
    const near = district.data;
    const bare = t('start.point', { point: `${lat}, ${lon}` });
    return {
      status: 'ready',
      lat,
      lon,
      label: isMine ? t('start.mine') : near ? t('start.near', { place: near.label }) : bare,
      inText: isMine ? t('start.mineInText') : near ? t('start.nearInText', { place: near.name }) : bare,
      ...townOf(near),
    };
  }
  if (key === undefined) return { status: 'none' };
  if (place.data) {
    const { lat, lon, label, name } = place.data;
    return { status: 'ready', lat, lon, label, inText: name, ...townOf(place.data) };
  }
  const { error } = place;
  if (error instanceof PlaceProblemError) {
    const { candidates, near = [] } = error.place;
    const choices = (candidates ?? near).map(({ slug, label }) => ({ slug, label }));
    return { status: 'unknown', text: key, choices, isAmbiguous: candidates !== undefined };
  }
  if (error) return { status: 'failed', error, isBusy: place.isFetching, retry: () => void place.refetch() };
  return { status: 'loading' };
}
