import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useDebounced } from '#lib/react/useDebounced';

import type { ResultSet } from './api';
import { searchQuery } from './queries';

// Specification, sections 5 and 9.
const debounceMs = 300;
const minLength = 2;
/** A wait this long is not worth a word. */
const loadingDelayMs = 200;

/** What the search of the console knows about a text. */
export type GlobalSearch = {
  /** `short`: one character is too few. `waiting`: nothing to show yet, and nothing to say about it. */
  state: 'empty' | 'short' | 'waiting' | 'loading' | 'ready' | 'failed';
  sets: readonly ResultSet[];
  /** What is shown answers an earlier text. */
  outdated: boolean;
  /** Asks now instead of after the pause. */
  searchNow: () => void;
  retry: () => void;
};

const isPartOf = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

const isLongEnough = (text: string) => [...text].length >= minLength;

/** Asks for what fits a text once it has stood still, and never shows an older answer after a newer one. */
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
    // While somebody types on, the list stays instead of flickering.
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

  return {
    state: state(),
    sets: (longEnough && isLongEnough(searchText) && query.data) || [],
    outdated: text !== searchText || query.isPlaceholderData,
    searchNow: () => setImmediateText(text),
    retry: () => void query.refetch(),
  };
}
