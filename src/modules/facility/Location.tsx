import ClipboardDocumentIcon from '@heroicons/react/24/outline/ClipboardDocumentIcon';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { DescriptionList } from '#components/DescriptionList';
import { Link } from '#components/Link';
import { Skeleton } from '#components/Skeleton';
import { directionsPath, placeSearchPath } from '#domain/paths';
import { formatDistance } from '#lib/format/formatDistance';

import type { FacilityDetails } from './api';
import { DistanceFromLastPlace } from './DistanceFromLastPlace';
import * as styles from './Location.css';
import { FacilityText } from './FacilityText';
import { Section } from './Section';
import type { SectionProps } from './Section';
import { useCopy } from './useCopy';

// The map is the heaviest part of the page and the last to be needed, so it loads lazily.
const LocationMap = lazy(() => import('./LocationMap').then((module) => ({ default: module.LocationMap })));

const approximateFromM = 100;

export type LocationProps = {
  facility: FacilityDetails;
  look: NonNullable<SectionProps['look']>;
};

/** Address, map and directions to the entrance; a hidden location only says that it is hidden. */
export function Location({ facility, look }: LocationProps) {
  const { t, i18n } = useTranslation('facility');
  const { address, geo, locationVisibility, entranceNote, transport } = facility;
  const { status, copy } = useCopy<'coordinatesCopied'>();
  const isExact = locationVisibility === 'exact';
  const inTextLanguage = (words: string) => <FacilityText facility={facility}>{words}</FacilityText>;
  const coordinates = `${geo.lat}, ${geo.lon}`;
  const lines = [
    address.line1,
    address.line2,
    address.district,
    [address.postalCode, address.city].filter(Boolean).join(' '),
  ];
  return (
    <Section title={t('sections.location')} look={look}>
      {isExact ? null : <p className={styles.note}>{t(hiddenKey(facility))}</p>}
      <address className={styles.address}>
        {lines.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <DistanceFromLastPlace facility={facility} className={styles.far} />
      {locationVisibility === 'hidden' ? null : (
        <Suspense fallback={<Skeleton variant="block" height="medium" />}>
          <LocationMap facility={facility} />
        </Suspense>
      )}
      {isExact && geo.accuracyM > approximateFromM ? (
        <p className={styles.muted}>
          {t('location.approximate', { distance: formatDistance(geo.accuracyM, i18n.language) })}
        </p>
      ) : null}
      {entranceNote !== undefined || transport !== undefined ? (
        <DescriptionList
          orientation="vertical"
          rows={[
            entranceNote !== undefined && { term: t('location.entrance'), detail: inTextLanguage(entranceNote) },
            transport !== undefined && { term: t('location.transport'), detail: inTextLanguage(transport) },
          ]}
        />
      ) : null}
      <div className={styles.actions}>
        {isExact ? <Link href={directionsPath(facility.slug)}>{t('location.directions')}</Link> : null}
        <Link href={placeSearchPath(isExact ? geo : address.cityId, { view: 'map' })}>{t('location.around')}</Link>
        {isExact ? (
          <>
            <Link href={`geo:${geo.lat},${geo.lon};u=${geo.accuracyM}`}>{t('location.app')}</Link>
            <Button
              size="small"
              variant="quiet"
              leadingIcon={ClipboardDocumentIcon}
              onClick={() => void copy(coordinates, 'coordinatesCopied')}
            >
              {t('location.copy')}
            </Button>
          </>
        ) : null}
        <span role="status" className={styles.muted}>
          {status === undefined ? '' : t(`actions.${status}`)}
        </span>
      </div>
    </Section>
  );
}

function hiddenKey({ locationVisibility, phones }: FacilityDetails) {
  if (locationVisibility === 'district') return 'location.district';
  return phones.length > 0 ? 'location.hidden' : 'location.hiddenNoPhone';
}
