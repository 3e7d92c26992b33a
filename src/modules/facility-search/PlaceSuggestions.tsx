import { useEffect } from 'react';

import type { ComboboxProps } from '#components/Combobox';

import { usePlaceSuggestions } from './usePlaceSuggestions';

/** What a field suggests for what is typed into it. */
export type SuggestionState = Pick<
  ComboboxProps<{ id: string; label: string; description?: string; group: string }>,
  'options' | 'status' | 'statusText'
>;

export type PlaceSuggestionsProps = {
  typed: string;
  /** Name of the place that is chosen already and need not be looked for. */
  chosen: string | undefined;
  onChange: (suggested: SuggestionState) => void;
};

/** Asks for places while one is being typed, for a field that is there before anything can be asked. */
export function PlaceSuggestions({ typed, chosen, onChange }: PlaceSuggestionsProps) {
  const { options, status, statusText } = usePlaceSuggestions(typed, chosen);
  useEffect(() => onChange({ options, status, statusText }), [onChange, options, status, statusText]);
  return null;
}
