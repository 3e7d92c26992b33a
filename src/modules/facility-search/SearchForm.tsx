import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { TextField } from '#components/TextField';

import { MyLocation } from './MyLocation';
import { PlaceField } from './PlaceField';
import * as styles from './SearchForm.css';
import { parseLocation, termLength } from './searchPath';
import type { SearchLocation } from './searchPath';
import { useMyLocation } from './useMyLocation';

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
  const { t } = useTranslation('facility-search');
  const [typed, setTyped] = useState(place);
  const [chosen, setChosen] = useState(placeSlug ? { label: place, slug: placeSlug } : undefined);
  const [need, setNeed] = useState(term);
  const [errors, setErrors] = useState<Errors>({});
  const placeField = useRef<HTMLInputElement>(null);
  const termField = useRef<HTMLInputElement>(null);
  const [lastPlace, setLastPlace] = useState(place);
  if (place !== lastPlace) {
    setLastPlace(place);
    // A place that becomes known, or is forgotten, later stands in only where nothing was typed.
    if (typed === lastPlace) {
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
  // And what they sent by then is sent now, as index.html has noted.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset['submitted'] !== 'search') return;
    delete dataset['submitted'];
    const timer = setTimeout(() => placeField.current?.form?.requestSubmit());
    return () => clearTimeout(timer);
  }, []);
  const isWrong = Object.keys(errors).length > 0;
  useEffect(() => {
    if (!isWrong) return;
    // The pages that hold this form have titles of their own.
    const { title } = document;
    const prefixed = (document.title = t('form.errorTitle', { title }));
    return () => {
      // The next page's title is not this one's to change.
      if (document.title === prefixed) document.title = title;
    };
  }, [isWrong, t]);
  const myLocation = useMyLocation(({ lat, lon }) => {
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
        location: known ? { kind: 'place', key: known.slug } : parseLocation(placeText),
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
        <PlaceField
          ref={placeField}
          label={t('form.place')}
          hint={t('form.placeHint')}
          name="location"
          value={typed}
          chosen={chosen?.label}
          error={errors.place}
          emptyText={t('form.noPlaces')}
          failedText={t('form.placesFailed')}
          onChange={(text) => {
            setTyped(text);
            myLocation.clear();
          }}
          onChoose={(place) => {
            setChosen(place);
            setTyped(place.label);
          }}
        />
        <TextField
          ref={termField}
          label={t('form.term')}
          hint={t('form.termHint')}
          necessity="optional"
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
        <MyLocation myLocation={myLocation} />
      </div>
    </form>
  );
}
