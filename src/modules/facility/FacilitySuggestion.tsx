import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { isFacilitySlug } from '#domain/facilitySlug';
import { facilityPath } from '#domain/paths';

import * as styles from './FacilitySuggestion.css';
import { similarQuery } from './queries';

export type FacilitySuggestionProps = {
  /** Last segment of an address that was not found. */
  lastSegment: string;
};

/** "Did you mean Saltmarket Clinic?" where an address resembles a facility's (directory 2.20); otherwise nothing. */
export function FacilitySuggestion({ lastSegment }: FacilitySuggestionProps) {
  const slug = lastSegment.toLowerCase();
  const { data } = useQuery({ ...similarQuery(slug), enabled: isFacilitySlug(slug) });
  return (
    <p className={styles.root} role="status">
      {data?.facility ? (
        // These texts may not be loaded yet, and the page must not suspend for them.
        <Suspense>
          <Suggestion {...data.facility} />
        </Suspense>
      ) : null}
    </p>
  );
}

function Suggestion({ slug, name }: { slug: string; name: string }) {
  const { t } = useTranslation('facility');
  return (
    <Trans
      t={t}
      i18nKey="suggestion"
      values={{ name }}
      components={{ facility: <Link href={facilityPath(slug)}>{name}</Link> }}
    />
  );
}
