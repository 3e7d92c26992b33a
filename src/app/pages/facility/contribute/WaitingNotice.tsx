import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { facilityPath } from '#domain/paths';
import { relationshipQuery } from '#modules/contributing/queries';
import type { FacilityDetails } from '#modules/facility/api';

import * as styles from './SignedContribute.css';

/** The number of requests about a facility that wait for an administrator, with a link to the decisions on its page. */
export function WaitingNotice({ facility }: { facility: FacilityDetails }) {
  const { t } = useTranslation('facility');
  const { data } = useQuery(relationshipQuery(facility.id));
  const count = data?.openRequests.length ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.notice}>
      <Link href={`${facilityPath(facility.slug)}#contribute`}>{t('contribute.decide', { count })}</Link>
    </span>
  );
}
