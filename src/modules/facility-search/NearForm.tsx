import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Autocomplete } from '#components/Autocomplete';

import * as styles from './ListingHeader.css';
import { keyLength, parseLocation } from './searchPath';
import type { SearchLocation } from './searchPath';
import { usePlaceSuggestions } from './usePlaceSuggestions';

/** Value of a place field: the visible label and the slug behind it. */
interface PlaceFieldValue {
  readonly label: string;
  readonly slug?: string | undefined;
}

export type NearFormProps = {
  /** Current place of the list; an empty label means the whole country. */
  place: PlaceFieldValue;
  /** Whether the back end has confirmed the place's name; until then, input is not overwritten. */
  resolved: boolean;
  onPlace: (location: SearchLocation) => void;
};

/**
 * Narrows a listing to a place: a suggestion applies immediately, typed text on Enter, and an empty field returns to
 * the whole country.
 */
export function NearForm({ place, resolved, onPlace }: NearFormProps) {
  const { t } = useTranslation('facility-search-listings');
  const { t: formText } = useTranslation('facility-search');
  const [typed, setTyped] = useState(place.label);
  const [chosen, setChosen] = useState(place);
  const [lastLabel, setLastLabel] = useState(place.label);
  if (resolved && place.label !== lastLabel) {
    setLastLabel(place.label);
    setTyped(place.label);
    setChosen(place);
  }
  const suggestions = usePlaceSuggestions(typed, chosen.label);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isChosen = chosen.slug !== undefined && chosen.label === typed;
    onPlace(isChosen ? { kind: 'place', key: chosen.slug ?? '' } : parseLocation(typed));
  }

  return (
    <form className={styles.near} role="search" aria-label={t('near.form')} noValidate onSubmit={submit}>
      <Autocomplete
        label={t('near.label')}
        description={t('near.hint')}
        name="near"
        size="large"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={keyLength}
        value={typed}
        options={suggestions.options}
        status={suggestions.status}
        statusText={suggestions.statusText}
        emptyText={formText('form.noPlaces')}
        failedText={formText('form.suggestionsFailed')}
        onChange={setTyped}
        onAction={(id, { label }) => {
          setChosen({ slug: id, label });
          setTyped(label);
          onPlace({ kind: 'place', key: id });
        }}
      />
      <Button type="submit" size="large">
        {t('near.show')}
      </Button>
    </form>
  );
}
