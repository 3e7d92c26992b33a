import { useQuery } from '@tanstack/react-query';
import { Trans } from 'react-i18next';

import { Link } from '#components/Link';
import { facilityPath } from '#lib/paths';

import * as styles from './FacilitySuggestion.css';
import { similarQuery } from './queries';
import { isFacilitySlug } from './slug';

export type FacilitySuggestionProps = {
  /** Last segment of an address that leads nowhere. */
  lastSegment: string;
};

/** "Did you mean Saltmarket Clinic?" where an address is close to a facility's (directory 2.20); otherwise nothing. */
export function FacilitySuggestion({ lastSegment }: FacilitySuggestionProps) {
  const slug = lastSegment.toLowerCase();
  const { data } = useQuery({ ...similarQuery(slug), enabled: isFacilitySlug(slug) });
  return (
    <p className={styles.root} role="status">
      {data?.facility ? (
        <Trans
          ns="facility"
          i18nKey="suggestion"
          values={{ name: data.facility.name }}
          components={{ facility: <Link href={facilityPath(data.facility.slug)}>{data.facility.name}</Link> }}
        />
      ) : null}
    </p>
  );
}
