import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { facilityPath } from '#domain/paths';

import * as styles from './Directions.css';
import type { DirectionsFacility } from './facility';

export type HiddenLocationProps = {
  facility: DirectionsFacility;
  /** How to reach them instead. */
  contact: ReactNode;
};

/** Instead of directions where a facility keeps its place to itself: nothing here gives it away. */
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
