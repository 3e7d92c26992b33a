import { useState } from 'react';
import type { Ref } from 'react';

import { Autocomplete } from '#components/Autocomplete';

import { PlaceSuggestions } from './PlaceSuggestions';
import type { SuggestionState } from './PlaceSuggestions';

const noSuggestions: SuggestionState = { options: [], status: 'idle', statusText: '' };

export type PlaceFieldProps = {
  label: string;
  description?: string;
  name: string;
  value: string;
  /** Name of the selected place, for which no suggestions are needed. */
  chosen: string | undefined;
  error?: string | undefined;
  /** Shown when no place matches. */
  emptyText: string;
  /** Shown when suggestions failed to load. */
  failedText: string;
  onChange: (text: string) => void;
  onChoose: (place: { slug: string; label: string }) => void;
  ref: Ref<HTMLInputElement>;
};

/** Field for a place, typed or selected from suggestions (directory 2.2). */
export function PlaceField({
  label,
  description,
  name,
  value,
  chosen,
  error,
  emptyText,
  failedText,
  onChange,
  onChoose,
  ref,
}: PlaceFieldProps) {
  const [{ options, status, statusText }, setSuggestions] = useState(noSuggestions);
  return (
    <>
      <PlaceSuggestions typed={value} chosen={chosen} onChange={setSuggestions} />
      <Autocomplete
        ref={ref}
        label={label}
        {...(description === undefined ? {} : { description })}
        name={name}
        size="large"
        autoComplete="off"
        value={value}
        error={error}
        options={options}
        status={status}
        statusText={statusText}
        emptyText={emptyText}
        failedText={failedText}
        onChange={onChange}
        onAction={(slug, place) => onChoose({ slug, label: place.label })}
      />
    </>
  );
}
