import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Combobox } from '#components/Combobox';

import * as styles from './ListingHeader.css';
import { keyLength, parseLocation } from './searchPath';
import type { SearchLocation } from './searchPath';
import { usePlaceSuggestions } from './usePlaceSuggestions';

/** A place as a field shows it, and the slug behind its name. */
export interface PlaceFieldValue {
  readonly label: string;
  readonly slug?: string | undefined;
}

export type NearFormProps = {
  /** Where is listed now; no label is the whole country. */
  place: PlaceFieldValue;
  /** The back end has said how the place is called; until then what somebody entered stays as it is. */
  resolved: boolean;
  onPlace: (location: SearchLocation) => void;
};

/** Narrows a listing to a place: by a suggestion at once, by a name on Enter, and back to the country by nothing. */
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
      <Combobox
        label={t('near.label')}
        hint={t('near.hint')}
        name="near"
        size="touch"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={keyLength}
        value={typed}
        options={suggestions.options}
        status={suggestions.status}
        statusText={suggestions.statusText}
        emptyText={formText('form.noPlaces')}
        failedText={formText('form.placesFailed')}
        onChange={setTyped}
        onSelect={({ id, label }) => {
          setChosen({ slug: id, label });
          setTyped(label);
          onPlace({ kind: 'place', key: id });
        }}
      />
      <Button type="submit" size="touch">
        {t('near.show')}
      </Button>
    </form>
  );
}
