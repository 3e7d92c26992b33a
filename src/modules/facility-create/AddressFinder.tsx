import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Inline } from '#components/Inline';
import { formatDistance } from '#lib/format/formatDistance';
import type { LatLon } from '#lib/geo/latLon';

import * as styles from './AddressFinder.css';
import type { AddressMatch } from './api';
import { addressesQuery } from './queries';
import type { AddressToFind } from './queries';
import type { StepProps } from './stepProps';

export type AddressFinderProps = {
  step: StepProps;
  /** Called with the position of the address, so that the map shows it. */
  onFound: (at: LatLon) => void;
};

type Outcome =
  | { status: 'found'; match: AddressMatch; before: LatLon | null }
  | { status: 'several'; matches: readonly AddressMatch[] }
  | { status: 'finding' | 'none' | 'failed' | 'incomplete' | 'undone' };

const isAt = (one: LatLon | null, other: LatLon | null) => one?.lat === other?.lat && one?.lon === other?.lon;

/** Places the pin at the typed address, says how exact it is, and takes it back. */
export function AddressFinder({ step, onFound }: AddressFinderProps) {
  const { t, i18n } = useTranslation('facility-create');
  const client = useQueryClient();
  const { address, geo } = step.values.facility;
  const typed: AddressToFind = {
    line1: address.line1.trim(),
    city: address.cityId,
    district: address.districtId,
    postcode: address.postalCode.trim(),
  };
  const typedKey = JSON.stringify(typed);
  const [latest, setLatest] = useState<{ outcome: Outcome; typedKey: string }>();
  const button = useRef<HTMLButtonElement>(null);
  const current = useRef({ typedKey, geo });
  useEffect(() => {
    current.current = { typedKey, geo };
  });

  // An outcome is out of date when the address changes, a position also when the pin is moved.
  const known = latest?.typedKey === typedKey ? latest.outcome : undefined;
  const outcome = known?.status === 'found' && !isAt(known.match, geo) ? undefined : known;
  const show = (next: Outcome) => setLatest({ outcome: next, typedKey });

  function place(match: AddressMatch, before: LatLon | null) {
    const at = { lat: match.lat, lon: match.lon };
    step.change({ geo: at });
    onFound(at);
    show({ status: 'found', match, before });
  }

  async function find() {
    if (typed.city === '' || (typed.line1 === '' && typed.district === '' && typed.postcode === '')) {
      show({ status: 'incomplete' });
      return;
    }
    show({ status: 'finding' });
    const matches = await client.fetchQuery(addressesQuery(typed)).catch(() => undefined);
    // A late response must not move a pin that was placed meanwhile, nor answer for another address.
    if (current.current.typedKey !== typedKey || !isAt(current.current.geo, geo)) {
      setLatest((now) => (now?.typedKey === typedKey && now.outcome.status === 'finding' ? undefined : now));
      return;
    }
    const [match, ...others] = matches ?? [];
    if (matches === undefined) show({ status: 'failed' });
    else if (match === undefined) show({ status: 'none' });
    else if (others.length > 0) show({ status: 'several', matches });
    else place(match, geo);
  }

  function undo(before: LatLon | null) {
    step.change({ geo: before });
    if (before) onFound(before);
    show({ status: 'undone' });
    button.current?.focus();
  }

  return (
    <div className={styles.root}>
      <Button
        ref={button}
        variant="outline"
        leadingIcon={MagnifyingGlassIcon}
        loading={outcome?.status === 'finding'}
        onClick={() => void find()}
      >
        {t('finder.find')}
      </Button>
      <div className={styles.result}>
        <span role="status">{outcome ? textOf(outcome) : ''}</span>
        {outcome?.status === 'found' ? (
          <Button size="small" variant="quiet" onClick={() => undo(outcome.before)}>
            {t('finder.undo')}
          </Button>
        ) : null}
      </div>
      {outcome?.status === 'several' ? (
        <Inline as="ul" aria-label={t('finder.matches')}>
          {outcome.matches.map((match) => (
            <Button
              key={`${match.lat},${match.lon}`}
              variant="outline"
              onClick={() => {
                place(match, geo);
                button.current?.focus();
              }}
            >
              {match.label}
            </Button>
          ))}
        </Inline>
      ) : null}
    </div>
  );

  function textOf(shown: Outcome): string {
    switch (shown.status) {
      case 'found': {
        const { precision, street = '', number, district, accuracyM } = shown.match;
        const distance = formatDistance(accuracyM, i18n.language);
        return t(`finder.found.${precision}`, { street, number, district, distance });
      }
      case 'several':
        return t('finder.several', { count: shown.matches.length });
      default:
        return t(`finder.${shown.status}`);
    }
  }
}
