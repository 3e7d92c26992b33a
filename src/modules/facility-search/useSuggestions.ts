import { useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

import { useDebounced } from '#lib/react/useDebounced';

import { isLongEnough } from './queries';

/** Debounce before suggestions are requested, in ms (specification, section 9). */
const debounceMs = 300;

const none: readonly never[] = [];

/**
 * What is suggested for the text of a field, by a query for it; responses to outdated text are discarded. Nothing while the
 * text is the `chosen` one.
 */
export function useSuggestions<Item, Key extends QueryKey>(
  typed: string,
  chosen: string | undefined,
  queryOf: (text: string) => UseQueryOptions<Item[], Error, Item[], Key>,
): { items: readonly Item[]; status: 'idle' | 'loading' | 'ready' | 'failed' } {
  const debounced = useDebounced(typed, debounceMs);
  const isActive = isLongEnough(typed) && typed !== chosen;
  const query = useQuery({ ...queryOf(debounced), enabled: isActive && isLongEnough(debounced) });
  // Deferred, so that rendering the list never delays typing.
  const data = useDeferredValue(query.data);
  if (!isActive) return { items: none, status: 'idle' };
  const isOutdated = query.isPending || query.isPlaceholderData || data !== query.data || debounced !== typed;
  return { items: data ?? none, status: query.isError ? 'failed' : isOutdated ? 'loading' : 'ready' };
}
