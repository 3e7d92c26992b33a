import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { facilityPath } from '#domain/paths';

import * as styles from './Directions.css';
import type { DirectionsFacility } from './facility';

export type HiddenLocationProps = {
  facility: DirectionsFacility;
  /** Contact details. */
  contact: ReactNode;
};

/** Replaces the directions when a facility hides its location; reveals nothing about it. */
export function HiddenLocation({ facility, contact }: HiddenLocationProps) {
  const { t } = useTranslation('directions');
  const { name, slug, locationVisibility, phones } = facility;
  const why =
    locationVisibility === 'district' ? 'hidden.district' : phones.length > 0 ? 'hidden.hidden' : 'hidden.noPhone';
  return (
    <>
      <p className={styles.text}>{t(why)}</p>
      {contact}
      <p>
        <Link href={facilityPath(slug)}>{t('hidden.back', { name })}</Link>
      </p>
    </>
  );
}
