import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { Place } from '#domain/place';
import { useDebounced } from '#lib/react/useDebounced';

import { isLongEnough, locationsQuery } from './queries';

/** Debounce before suggestions are requested, in ms (specification, section 9). */
const debounceMs = 300;

const noPlaces: readonly Place[] = [];

/** Place suggestions in the shape of the combobox. Responses to outdated input are discarded. */
export function usePlaceSuggestions(typed: string, chosen: string | undefined) {
  const { t } = useTranslation('facility-search');
  const debounced = useDebounced(typed, debounceMs);
  const isActive = isLongEnough(typed) && typed !== chosen;
  const query = useQuery({ ...locationsQuery(debounced), enabled: isActive && isLongEnough(debounced) });
  // Deferred, so that rendering the list never delays typing.
  const data = useDeferredValue(query.data);
  const places: readonly Place[] = isActive ? (data ?? noPlaces) : noPlaces;
  const status = !isActive
    ? 'idle'
    : query.isError
      ? 'failed'
      : query.isPending || query.isPlaceholderData || data !== query.data
        ? 'loading'
        : 'ready';
  const options = useMemo(
    () =>
      places.map((place) => ({
        value: place.slug,
        label: place.name,
        ...(place.label === place.name ? {} : { description: place.label }),
        group: t(`placeType.${place.type}`),
        ...(place.matched ? { matches: place.matched } : {}),
      })),
    [places, t],
  );
  return {
    places,
    status: status as 'idle' | 'loading' | 'ready' | 'failed',
    statusText:
      status === 'ready'
        ? t('form.placesFound', { count: places.length })
        : status === 'loading'
          ? t('form.placesLoading')
          : '',
    options,
  };
}
