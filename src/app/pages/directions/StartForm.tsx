import ArrowsUpDownIcon from '@heroicons/react/24/outline/ArrowsUpDownIcon';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { RadioGroup } from '#components/RadioGroup';
import { parseStart } from '#modules/directions/address';
import type { DirectionsAddress, Start } from '#modules/directions/address';
import { addressLines } from '#modules/directions/facility';
import type { DirectionsFacility } from '#modules/directions/facility';
import { travelModes } from '#modules/directions/modes';
import type { TravelMode } from '#modules/directions/modes';
import type { StartState } from '#modules/directions/startState';
import { MyLocation } from '#modules/facility-search/MyLocation';
import { PlaceField } from '#modules/facility-search/PlaceField';
import { useMyLocation } from '#modules/facility-search/useMyLocation';

import * as styles from './StartForm.css';
import { StartProblem } from './StartProblem';

export type StartFormProps = {
  facility: DirectionsFacility;
  address: DirectionsAddress;
  start: StartState;
  /** A start was entered; `isMine`: it is the visitor's own location. */
  onStart: (start: Start, isMine: boolean) => void;
  onMode: (mode: TravelMode) => void;
  onSwap: () => void;
};

/** Returns the field's text for an address; `undefined` while the place is still being looked up. */
function givenText(start: StartState, { unread }: DirectionsAddress): string | undefined {
  switch (start.status) {
    case 'ready':
      return start.label;
    case 'unknown':
      return start.text;
    case 'none':
      return unread.from ?? '';
    case 'loading':
    case 'failed':
      return undefined;
  }
}

/**
 * Start (or for the way back, destination) and mode of travel (directory 2.8). Text in the field stays until it is
 * submitted or replaced.
 */
export function StartForm({ facility, address, start, onStart, onMode, onSwap }: StartFormProps) {
  const { t } = useTranslation('directions');
  const { mode, back } = address;
  const given = givenText(start, address);
  const [typed, setTyped] = useState(given ?? '');
  const [isTouched, setTouched] = useState(false);
  const [shown, setShown] = useState(given);
  const [filled, setFilled] = useState<string>();
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  if (given !== undefined && given !== shown) {
    setShown(given);
    if (!isTouched) {
      setTyped(given);
      setFilled(given);
    }
  }

  // Selects the name if the field is focused when it loads; otherwise typing would append to it.
  useLayoutEffect(() => {
    if (filled !== undefined && field.current === document.activeElement) field.current?.select();
  }, [filled]);

  function go(next: Start, isMine = false) {
    setTouched(false);
    setError(undefined);
    onStart(next, isMine);
  }
  const mine = useMyLocation(({ lat, lon }) => go({ kind: 'point', lat, lon }, true));

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = typed.trim();
    // The name in the field is the start that is known already.
    if (text !== '' && start.status === 'ready' && text === start.label) return;
    const next = parseStart(text);
    if (next) return go(next);
    setError(t(text !== '' ? 'form.unreadable' : back ? 'form.missingBack' : 'form.missing'));
    field.current?.focus();
  }

  const place = (
    <div key="place" className={styles.place}>
      <PlaceField
        ref={field}
        label={t(back ? 'form.to' : 'form.from')}
        description={t('form.hint')}
        name="from"
        value={typed}
        chosen={start.status === 'ready' ? start.label : undefined}
        error={error}
        emptyText={t('form.noPlaces')}
        failedText={t('form.placesFailed')}
        onChange={(text) => {
          setTyped(text);
          setTouched(true);
          mine.clear();
        }}
        onChoose={({ slug, label }) => {
          setTyped(label);
          go({ kind: 'place', key: slug });
        }}
      />
      <div className={styles.mine}>
        <MyLocation myLocation={mine} />
      </div>
      <StartProblem
        start={start}
        onChoose={({ slug, label }) => {
          setTyped(label);
          go({ kind: 'place', key: slug });
          // The list of choices is removed, and the focus with it.
          field.current?.focus();
        }}
      />
    </div>
  );
  const fixed = (
    <dl key="facility" className={styles.fixed}>
      <dt className={styles.term}>{t(back ? 'form.from' : 'form.to')}</dt>
      <dd>
        <strong className={styles.name}>{facility.name}</strong>
        <span className={styles.lines}>{addressLines(facility).join(', ')}</span>
      </dd>
    </dl>
  );

  return (
    <form className={styles.root} aria-label={t('form.label')} noValidate onSubmit={submit}>
      {back ? [fixed, place] : [place, fixed]}
      <RadioGroup
        label={t('form.mode')}
        name="mode"
        orientation="horizontal"
        size="large"
        value={mode}
        options={travelModes.map((value) => ({ value, label: t(`form.modes.${value}`) }))}
        onChange={onMode}
      />
      <div className={styles.actions}>
        <Button type="submit" tone="primary" variant="solid" size="large">
          {t('form.submit')}
        </Button>
        <Button variant="quiet" size="large" leadingIcon={ArrowsUpDownIcon} onClick={onSwap}>
          {t('form.swap')}
        </Button>
      </div>
    </form>
  );
}
