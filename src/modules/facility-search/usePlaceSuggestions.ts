import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { locationsQuery } from './queries';
import { useSuggestions } from './useSuggestions';

/** Place suggestions in the shape of the combobox. */
export function usePlaceSuggestions(typed: string, chosen: string | undefined) {
  const { t } = useTranslation('facility-search');
  const { items: places, status } = useSuggestions(typed, chosen, locationsQuery);
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
  const statusText =
    status === 'ready'
      ? t('form.placesFound', { count: places.length })
      : status === 'loading'
        ? t('form.placesLoading')
        : '';
  return { places, options, status, statusText };
}
