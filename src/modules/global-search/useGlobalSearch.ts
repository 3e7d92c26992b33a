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
  const wanted = typed.trim();
  const settled = useDebounced(wanted, debounceMs);
  const [urgent, setUrgent] = useState('');
  const asked = urgent === wanted ? wanted : settled;
  const long = isLongEnough(wanted);
  const query = useQuery({
    ...searchQuery(asked, i18n.language),
    enabled: long && isLongEnough(asked),
    // While somebody types on, the list stays instead of flickering.
    placeholderData: (before, earlier) => {
      const [, , language, text] = earlier?.queryKey ?? [];
      return text !== undefined && language === i18n.language && isPartOf(text, asked) ? before : undefined;
    },
  });
  const late = useDebounced(query.isFetching, loadingDelayMs) && query.isFetching;

  function state(): GlobalSearch['state'] {
    if (!long) return wanted === '' ? 'empty' : 'short';
    if (!isLongEnough(asked)) return 'waiting';
    if (query.isError && !query.isFetching) return 'failed';
    if (late) return 'loading';
    return query.data === undefined ? 'waiting' : 'ready';
  }

  return {
    state: state(),
    sets: (long && isLongEnough(asked) && query.data) || [],
    outdated: wanted !== asked || query.isPlaceholderData,
    searchNow: () => setUrgent(wanted),
    retry: () => void query.refetch(),
  };
}
