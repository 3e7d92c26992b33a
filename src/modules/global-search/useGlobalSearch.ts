import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useDebounced } from '#lib/react/useDebounced';

import type { FailedResults, ResultSet } from './api';
import { searchQuery } from './queries';

// Specification, sections 5 and 9.
const debounceMs = 300;
const minLength = 2;
/** Shorter requests show no loading state. */
const loadingDelayMs = 200;

/** State of the search for a text. */
export type GlobalSearch = {
  /** `short`: one character is not enough. `waiting`: nothing to show or announce yet. */
  state: 'empty' | 'short' | 'waiting' | 'loading' | 'ready' | 'failed';
  sets: readonly ResultSet[];
  /** Kinds of results that could not be searched. */
  failed: readonly FailedResults[];
  /** The results shown belong to an earlier text. */
  outdated: boolean;
  /** Searches immediately instead of after the debounce. */
  searchNow: () => void;
  retry: () => void;
};

const isPartOf = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

const isLongEnough = (text: string) => [...text].length >= minLength;

/** Searches for a text once typing pauses; an older response never replaces a newer one. */
export function useGlobalSearch(typed: string): GlobalSearch {
  const { i18n } = useTranslation('global-search');
  const text = typed.trim();
  const debouncedText = useDebounced(text, debounceMs);
  const [immediateText, setImmediateText] = useState('');
  const searchText = immediateText === text ? text : debouncedText;
  const longEnough = isLongEnough(text);
  const query = useQuery({
    ...searchQuery(searchText, i18n.language),
    enabled: longEnough && isLongEnough(searchText),
    // Keep the results while typing continues, to avoid flicker.
    placeholderData: (previousData, previousQuery) => {
      const [, , language, previousText] = previousQuery?.queryKey ?? [];
      const stays = previousText !== undefined && language === i18n.language && isPartOf(previousText, searchText);
      return stays ? previousData : undefined;
    },
  });
  const showLoading = useDebounced(query.isFetching, loadingDelayMs) && query.isFetching;

  function state(): GlobalSearch['state'] {
    if (!longEnough) return text === '' ? 'empty' : 'short';
    if (!isLongEnough(searchText)) return 'waiting';
    if (query.isError && !query.isFetching) return 'failed';
    if (showLoading) return 'loading';
    return query.data === undefined ? 'waiting' : 'ready';
  }

  const found = (longEnough && isLongEnough(searchText) && query.data) || [];
  return {
    state: state(),
    sets: found.filter((set) => 'results' in set),
    failed: found.filter((set) => 'failed' in set),
    outdated: text !== searchText || query.isPlaceholderData,
    searchNow: () => setImmediateText(text),
    retry: () => void query.refetch(),
  };
}
