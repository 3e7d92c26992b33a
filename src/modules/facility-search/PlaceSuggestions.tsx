import { useEffect } from 'react';

import type { AutocompleteProps } from '#components/Autocomplete';

import { usePlaceSuggestions } from './usePlaceSuggestions';

/** Suggestions of a place field. */
export type SuggestionState = Pick<
  AutocompleteProps<{ value: string; label: string; description?: string; group: string }>,
  'options' | 'status' | 'statusText'
>;

export type PlaceSuggestionsProps = {
  typed: string;
  /** Name of the selected place, for which no suggestions are needed. */
  chosen: string | undefined;
  onChange: (suggested: SuggestionState) => void;
};

/** Loads place suggestions for a field that renders before requests are possible. */
export function PlaceSuggestions({ typed, chosen, onChange }: PlaceSuggestionsProps) {
  const { options, status, statusText } = usePlaceSuggestions(typed, chosen);
  useEffect(() => onChange({ options, status, statusText }), [onChange, options, status, statusText]);
  return null;
}
