import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button } from '#components/Button';
import { facilityPath } from '#domain/paths';

import { MyLocation } from './MyLocation';
import { NeedField } from './NeedField';
import { PlaceField } from './PlaceField';
import * as styles from './SearchForm.css';
import { formatLocation, parseLocation, termLength } from './searchPath';
import type { SearchLocation } from './searchPath';
import { useMyLocation } from './useMyLocation';

/** A submitted search: location, name of the place, and term. */
export interface EnteredSearch {
  location: SearchLocation;
  place: string;
  term: string | undefined;
  /** The location is the visitor's own position. */
  isMine?: boolean | undefined;
}

export type SearchFormProps = {
  /** `hero` on the home page, `plain` within another region. */
  look: keyof typeof styles.look;
  /** Name of the place being searched, as the initial value. */
  place?: string;
  /** Location of that place, so that an unchanged name need not be resolved again. */
  location?: SearchLocation | undefined;
  /** Whether that location is the visitor's own position. */
  isMine?: boolean | undefined;
  term?: string | undefined;
  /** More fields below the two. */
  children?: ReactNode;
  onSearch: (search: EnteredSearch) => void;
};

/** A location that was chosen rather than typed, under the name the field shows. */
type NamedLocation = { label: string; location: SearchLocation; isMine?: boolean | undefined };

type Errors = { place?: string; term?: string };

/** Search form for place and need; validates on submit only (directory 2.0.3, 2.2). */
export function SearchForm({ look, place = '', location, isMine, term = '', children, onSearch }: SearchFormProps) {
  const { t } = useTranslation('facility-search');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(place);
  const given = location ? { label: place, location, isMine } : undefined;
  const [chosen, setChosen] = useState<NamedLocation | undefined>(given);
  const [need, setNeed] = useState(term);
  const [errors, setErrors] = useState<Errors>({});
  const placeField = useRef<HTMLInputElement>(null);
  const termField = useRef<HTMLInputElement>(null);
  const [lastPlace, setLastPlace] = useState(place);
  if (place !== lastPlace) {
    setLastPlace(place);
    // A place that becomes known or is forgotten later replaces the input only if nothing was typed.
    if (typed === lastPlace) {
      setTyped(place);
      setChosen(given);
    }
  }
  // Keep what was typed into the prerendered page before hydration.
  useLayoutEffect(() => {
    const early = { place: placeField.current?.value, need: termField.current?.value };
    if (early.place) setTyped((known) => known || early.place || '');
    if (early.need) setNeed((known) => known || early.need || '');
  }, []);
  // Submit what was submitted before hydration, as recorded by index.html.
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
    // The page around this form has its own title.
    const { title } = document;
    const prefixed = (document.title = t('form.errorTitle', { title }));
    return () => {
      // Do not overwrite the title of the next page.
      if (document.title === prefixed) document.title = title;
    };
  }, [isWrong, t]);
  function choose(place: NamedLocation) {
    setChosen(place);
    setTyped(place.label);
    setErrors(({ place: _place, ...others }) => others);
  }
  const myLocation = useMyLocation(({ lat, lon }) => {
    choose({ label: t('form.myLocation'), location: { kind: 'point', lat, lon }, isMine: true });
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
      const known = chosen?.label === typed ? chosen : undefined;
      onSearch({
        location: known?.location ?? parseLocation(placeText),
        place: placeText,
        term: [...needText].length >= termLength.min ? needText : undefined,
        ...(known?.isMine ? { isMine: true } : {}),
      });
    }
  }

  const knownLocation = chosen?.label === typed ? chosen.location : undefined;
  const button = (
    <Button type="submit" tone="primary" variant="solid" size="large" fullWidth>
      {t('form.search')}
    </Button>
  );
  return (
    <form
      className={`${styles.root} ${styles.look[look]}`}
      role="search"
      aria-label={t('form.label')}
      noValidate
      onSubmit={submit}
    >
      <div className={children ? styles.fieldsWithFilters : styles.fields}>
        <PlaceField
          ref={placeField}
          label={t('form.place')}
          description={t('form.placeHint')}
          name="location"
          value={typed}
          chosen={chosen?.label}
          error={errors.place}
          emptyText={t('form.noPlaces')}
          failedText={t('form.suggestionsFailed')}
          onChange={(text) => {
            setTyped(text);
            myLocation.clear();
          }}
          onChoose={({ slug, label }) => choose({ label, location: { kind: 'place', key: slug } })}
        />
        <NeedField
          ref={termField}
          value={need}
          location={knownLocation && formatLocation(knownLocation)}
          error={errors.term}
          onChange={setNeed}
          onOpenFacility={(slug) => void navigate(facilityPath(slug))}
        />
        {children ? (
          <div className={styles.filters}>
            <div className={styles.filterFields}>{children}</div>
            {button}
          </div>
        ) : (
          <div className={styles.submit}>{button}</div>
        )}
      </div>
      <div className={styles.extras}>
        <MyLocation myLocation={myLocation} />
      </div>
    </form>
  );
}
