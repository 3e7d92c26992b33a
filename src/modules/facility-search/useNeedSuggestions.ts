import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useDebounced } from '#lib/react/useDebounced';

import type { Suggestion } from './api';
import { isLongEnough, suggestionsQuery } from './queries';

/** Debounce before suggestions are requested, in ms (specification, section 9). */
const debounceMs = 300;

const noSuggestions: readonly Suggestion[] = [];

/** Suggested categories, services and facilities in the shape of the combobox; outdated responses are discarded. */
export function useNeedSuggestions(typed: string, chosen: string | undefined, location: string | undefined) {
  const { t } = useTranslation('facility-search');
  const debounced = useDebounced(typed, debounceMs);
  const isActive = isLongEnough(typed) && typed !== chosen;
  const query = useQuery({
    ...suggestionsQuery(debounced, location),
    enabled: isActive && isLongEnough(debounced),
  });
  // Deferred, so that rendering the list never delays typing.
  const data = useDeferredValue(query.data);
  const suggestions = isActive ? (data ?? noSuggestions) : noSuggestions;
  const status = !isActive
    ? ('idle' as const)
    : query.isError
      ? ('failed' as const)
      : query.isPending || query.isPlaceholderData || data !== query.data || debounced !== typed
        ? ('loading' as const)
        : ('ready' as const);
  const options = useMemo(
    () =>
      suggestions.map(({ type, id, name, description, matched }) => ({
        value: `${type}:${id}`,
        label: name,
        ...(description === undefined ? {} : { description }),
        group: t(`need.${type}`),
        matches: matched,
      })),
    [suggestions, t],
  );
  return {
    options,
    status,
    statusText:
      status === 'ready'
        ? t('need.found', { count: suggestions.length })
        : status === 'loading'
          ? t('need.loading')
          : '',
  };
}
