import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Card } from '#components/Card';
import { Heading } from '#components/Heading';
import { Link } from '#components/Link';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { Text } from '#components/Text';
import type { FacilitySummary } from '#domain/facility';
import type { LastPlace } from '#domain/lastPlace';
import { facilityPath, placeSearchPath } from '#domain/paths';
import { formatDistance } from '#lib/format/formatDistance';

import * as styles from './OpenNear.css';
import { facilitiesQuery } from './resultQueries';
import { useOpenStateText } from './useOpenStateText';

const shownCount = 3;

/** Facilities open now near the last place searched (directory 2.1). */
export function OpenNear({ place: { slug, label } }: { place: LastPlace }) {
  const { t } = useTranslation('facility-search-near');
  const query = useQuery(facilitiesQuery({ location: slug, open: 'now', sort: 'distance', size: shownCount }));
  return (
    <section className={styles.root} aria-labelledby="home-near">
      <div className={styles.top}>
        <Heading headingLevel={2} id="home-near">
          {t('title', { place: label })}
        </Heading>
        <Link href={placeSearchPath(slug, { open: 'now' })} variant="standalone">
          {t('all')}
        </Link>
      </div>
      <QueryPanel
        query={query}
        what={t('what', { place: label })}
        headingLevel={3}
        isEmpty={({ items }) => items === null || items.length === 0}
        empty={<Text tone="muted">{t('none', { place: label })}</Text>}
        skeleton={<OpenNearSkeleton />}
      >
        {({ items }) => (
          <ul role="list" className={styles.list}>
            {items?.map((facility) => (
              <Item key={facility.id} facility={facility} onBoundary={() => void query.refetch()} />
            ))}
          </ul>
        )}
      </QueryPanel>
    </section>
  );
}

function OpenNearSkeleton() {
  return (
    <div className={styles.list}>
      {Array.from({ length: shownCount }, (_, place) => (
        <Card key={place}>
          <div className={styles.item}>
            <Skeleton width="wide" />
            <Skeleton width="medium" />
            <Skeleton width="narrow" />
          </div>
        </Card>
      ))}
    </div>
  );
}

function Item({ facility, onBoundary }: { facility: FacilitySummary; onBoundary: () => void }) {
  const { t, i18n } = useTranslation('facility-search-near');
  const open = useOpenStateText(facility.openState, facility.timeZone, onBoundary);
  return (
    <Card as="li" interactive>
      <div className={styles.item}>
        <h3 className={styles.name}>
          <Link href={facilityPath(facility.slug)} variant="stretched">
            {facility.name}
          </Link>
        </h3>
        <span className={styles.state} data-tone={open.tone}>
          {open.text}
        </span>
        {facility.distanceM === undefined ? null : (
          <span className={styles.distance}>
            {t('distance', { distance: formatDistance(facility.distanceM, i18n.language) })}
          </span>
        )}
      </div>
    </Card>
  );
}
