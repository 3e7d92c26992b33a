import MapPinIcon from '@heroicons/react/24/outline/MapPinIcon';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Combobox } from '#components/Combobox';
import { TextField } from '#components/TextField';
import { formatDistance } from '#lib/format';

import * as styles from './SearchForm.css';
import { locationFromText, termLength } from './searchPath';
import type { SearchLocation } from './searchPath';
import { useMyLocation } from './useMyLocation';
import { usePlaceSuggestions } from './usePlaceSuggestions';

/** A search as somebody entered it: where to look, how the place is called, and for what. */
export interface EnteredSearch {
  location: SearchLocation;
  place: string;
  term: string | undefined;
}

export type SearchFormProps = {
  /** `hero` stands on the home page, `plain` inside another region. */
  look: keyof typeof styles.look;
  /** Name of the place that is being searched, to change it. */
  place?: string;
  /** Slug behind that name, so that an untouched place is not asked about again. */
  placeSlug?: string | undefined;
  term?: string | undefined;
  /** More questions below the two fields. */
  children?: ReactNode;
  onSearch: (search: EnteredSearch) => void;
};

type Errors = { place?: string; term?: string };

/** Place and need in two fields; nothing is checked before it is sent (directory 2.0.3, 2.2). */
export function SearchForm({ look, place = '', placeSlug, term = '', children, onSearch }: SearchFormProps) {
  const { t, i18n } = useTranslation('facility-search');
  const [typed, setTyped] = useState(place);
  const [chosen, setChosen] = useState(placeSlug ? { label: place, slug: placeSlug } : undefined);
  const [need, setNeed] = useState(term);
  const [errors, setErrors] = useState<Errors>({});
  const [rough, setRough] = useState<number>();
  const placeField = useRef<HTMLInputElement>(null);
  const termField = useRef<HTMLInputElement>(null);
  const [given, setGiven] = useState(place);
  if (place !== given) {
    setGiven(place);
    // A place that becomes known later stands in only where nothing was typed.
    if (typed === '') {
      setTyped(place);
      setChosen(placeSlug ? { label: place, slug: placeSlug } : undefined);
    }
  }
  // What somebody typed into a page drawn beforehand, while its code was still on the way, is theirs to keep.
  useLayoutEffect(() => {
    const early = { place: placeField.current?.value, need: termField.current?.value };
    if (early.place) setTyped((known) => known || early.place || '');
    if (early.need) setNeed((known) => known || early.need || '');
  }, []);
  const suggestions = usePlaceSuggestions(typed, chosen?.label);
  const mine = useMyLocation(({ lat, lon, roughM }) => {
    setRough(roughM);
    setChosen(undefined);
    setTyped(`@${lat},${lon}`);
    termField.current?.focus();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const placeText = typed.trim();
    const needText = need.trim();
    const found: Errors = {
      ...(placeText === '' ? { place: t('form.placeMissing') } : {}),
      ...([...needText].length === 1 ? { term: t('form.termShort') } : {}),
    };
    setErrors(found);
    if (found.place) placeField.current?.focus();
    else if (found.term) termField.current?.focus();
    else {
      const known = chosen && chosen.label === typed ? chosen : undefined;
      onSearch({
        location: known ? { kind: 'place', key: known.slug } : locationFromText(placeText),
        place: placeText,
        term: [...needText].length >= termLength.min ? needText : undefined,
      });
    }
  }

  return (
    <form
      className={`${styles.root} ${styles.look[look]}`}
      role="search"
      aria-label={t('form.label')}
      noValidate
      onSubmit={submit}
    >
      <div className={styles.fields}>
        <Combobox
          ref={placeField}
          label={t('form.place')}
          hint={t('form.placeHint')}
          name="location"
          size="touch"
          autoComplete="off"
          value={typed}
          error={errors.place}
          options={suggestions.options}
          status={suggestions.status}
          statusText={suggestions.statusText}
          emptyText={t('form.noPlaces')}
          failedText={t('form.placesFailed')}
          onChange={(text) => {
            setTyped(text);
            setRough(undefined);
            mine.clear();
          }}
          onSelect={({ id, label }) => {
            setChosen({ slug: id, label });
            setTyped(label);
          }}
        />
        <TextField
          ref={termField}
          label={t('form.term')}
          hint={t('form.termHint')}
          name="term"
          type="search"
          size="touch"
          maxLength={termLength.max}
          value={need}
          error={errors.term}
          onChange={setNeed}
        />
        <div className={styles.submit}>
          <Button type="submit" tone="primary" variant="solid" size="touch" full>
            {t('form.search')}
          </Button>
        </div>
      </div>
      {children}
      <div className={styles.extras}>
        <Button size="default" variant="quiet" tone="primary" icon={MapPinIcon} busy={mine.busy} onClick={mine.ask}>
          {mine.busy ? t('form.locating') : t('form.nearMe')}
        </Button>
        <p className={styles.note} role="status">
          {mine.problem ? t(`form.${mine.problem}`) : null}
          {rough === undefined ? null : t('form.geoRough', { distance: formatDistance(rough, i18n.language) })}
        </p>
      </div>
    </form>
  );
}
