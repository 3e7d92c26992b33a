import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { suggestionsQuery } from './queries';
import { useSuggestions } from './useSuggestions';

/** Suggested categories, services and facilities in the shape of the combobox. */
export function useNeedSuggestions(typed: string, chosen: string | undefined, location: string | undefined) {
  const { t } = useTranslation('facility-search');
  const { items, status } = useSuggestions(typed, chosen, (text) => suggestionsQuery(text, location));
  const options = useMemo(
    () =>
      items.map(({ type, id, name, description, matched }) => ({
        value: `${type}:${id}`,
        label: name,
        ...(description === undefined ? {} : { description }),
        group: t(`need.${type}`),
        matches: matched,
      })),
    [items, t],
  );
  const statusText =
    status === 'ready' ? t('need.found', { count: items.length }) : status === 'loading' ? t('need.loading') : '';
  return { options, status, statusText };
}
