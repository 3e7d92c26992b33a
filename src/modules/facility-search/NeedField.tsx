import { useEffect, useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { Autocomplete } from '#components/Autocomplete';

import type { SuggestionState } from './PlaceSuggestions';
import { termLength } from './searchPath';
import { useNeedSuggestions } from './useNeedSuggestions';

const noSuggestions: SuggestionState = { options: [], status: 'idle', statusText: '' };

export type NeedFieldProps = {
  value: string;
  /** Where facilities are suggested, in the form of a search; everywhere if unknown. */
  location: string | undefined;
  error?: string | undefined;
  onChange: (text: string) => void;
  /** Called with the slug of a suggested facility. */
  onOpenFacility: (slug: string) => void;
  ref: Ref<HTMLInputElement>;
};

/** Field for a need, typed or selected from suggested categories, services and facilities (directory 2.1). */
export function NeedField({ value, location, error, onChange, onOpenFacility, ref }: NeedFieldProps) {
  const { t } = useTranslation('facility-search');
  const [{ options, status, statusText }, setSuggestions] = useState(noSuggestions);
  const [chosen, setChosen] = useState(value);
  return (
    <>
      <NeedSuggestions typed={value} chosen={chosen} location={location} onChange={setSuggestions} />
      <Autocomplete
        ref={ref}
        label={t('form.term')}
        description={t('form.termHint')}
        required={false}
        name="term"
        size="large"
        maxLength={termLength.max}
        enterKeyHint="search"
        value={value}
        error={error}
        options={options}
        status={status}
        statusText={statusText}
        emptyText={t('need.none')}
        failedText={t('form.suggestionsFailed')}
        onChange={onChange}
        onAction={(key, { label }) => {
          const [type, id = ''] = key.split(':');
          if (type === 'facility') {
            onOpenFacility(id);
            return;
          }
          setChosen(label);
          onChange(label);
        }}
      />
    </>
  );
}

type NeedSuggestionsProps = {
  typed: string;
  /** The selected text, for which no suggestions are needed. */
  chosen: string | undefined;
  location: string | undefined;
  onChange: (suggested: SuggestionState) => void;
};

/** Loads suggestions for a field that renders before requests are possible. */
function NeedSuggestions({ typed, chosen, location, onChange }: NeedSuggestionsProps) {
  const { options, status, statusText } = useNeedSuggestions(typed, chosen, location);
  useEffect(() => onChange({ options, status, statusText }), [onChange, options, status, statusText]);
  return null;
}
