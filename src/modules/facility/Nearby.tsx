import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Card } from '#components/Card';
import { Heading } from '#components/Heading';
import { Link } from '#components/Link';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import type { FacilitySummary } from '#domain/facility';
import { facilityPath } from '#domain/paths';
import { formatDistance } from '#lib/format/formatDistance';

import type { FacilityDetails } from './api';
import * as styles from './Nearby.css';
import { nearbyQuery } from './queries';
import { Section } from './Section';
import { useOpenStateText } from './useOpenStateText';

/** Three open facilities of the same category nearby. */
export function Nearby({ facility }: { facility: Pick<FacilityDetails, 'id' | 'primaryCategory'> }) {
  const { t } = useTranslation('facility');
  const query = useQuery(nearbyQuery(facility.id));
  return (
    <div id="nearby">
      <Section title={t('sections.nearby')}>
        <QueryPanel
          query={query}
          what={t('nearby.what')}
          headingLevel={3}
          isEmpty={(others) => others.length === 0}
          empty={<p className={styles.none}>{t('nearby.none')}</p>}
          skeleton={
            <div className={styles.list}>
              {[1, 2, 3].map((key) => (
                <Card key={key}>
                  <Skeleton lines={4} />
                </Card>
              ))}
            </div>
          }
        >
          {(others) => (
            <ul role="list" className={styles.list}>
              {others.map((other) => (
                <NearbyItem key={other.id} facility={other} />
              ))}
            </ul>
          )}
        </QueryPanel>
      </Section>
    </div>
  );
}

function NearbyItem({ facility }: { facility: FacilitySummary }) {
  const { t, i18n } = useTranslation('facility');
  const open = useOpenStateText(facility.openState, facility.timeZone);
  return (
    <Card as="li" interactive>
      <div className={styles.item}>
        <Heading headingLevel={3}>
          <Link href={facilityPath(facility.slug)} variant="stretched">
            {facility.name}
          </Link>
        </Heading>
        <span className={styles.state} data-tone={open.tone}>
          {open.text}
        </span>
        <span className={styles.meta}>{facility.addressLine ?? `${facility.district}, ${facility.city}`}</span>
        {facility.distanceM === undefined ? null : (
          <span className={styles.meta}>
            {t('nearby.distance', { distance: formatDistance(facility.distanceM, i18n.language) })}
          </span>
        )}
      </div>
    </Card>
  );
}
