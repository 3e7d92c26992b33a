import { useTranslation } from 'react-i18next';

import { Breadcrumb } from '#components/Breadcrumb';
import { categoryPath, facilityPath } from '#domain/paths';

import { ActionBar } from './ActionBar';
import { About } from './About';
import { Access } from './Access';
import type { FacilityDetails } from './api';
import { StatusBanner } from './Banners';
import { Contact } from './Contact';
import * as header from './FacilityHeader.css';
import * as styles from './FacilityPage.css';
import { facilityCrumbs, townOf } from './headData';
import { Location } from './Location';
import { OpeningHoursTable } from './OpeningHoursTable';
import { Photos } from './Photos';
import { publicRating } from './rating';
import { RatingSummary } from './RatingSummary';
import { Section } from './Section';
import { Services } from './Services';
import { VerificationBadge } from './VerificationBadge';

const blankLabel = '\u00A0';

/**
 * The prerendered page of a facility: everything that depends on neither the viewer nor the time. Space for the rest is
 * reserved.
 */
export function PrerenderedFacility({ facility }: { facility: FacilityDetails }) {
  const { t } = useTranslation('facility');
  const { name, primaryCategory, address, alternateNames } = facility;
  const rating = publicRating(facility);
  const isGone = facility.operationalStatus === 'permanently-closed';
  const aside = (look: 'card' | 'plain') => (
    <>
      <Location facility={facility} look={look} />
      {isGone ? null : <Contact facility={facility} look={look} />}
    </>
  );
  const hours = (look: 'card' | 'plain') => (
    <Section title={t('sections.hours')} look={look}>
      <OpeningHoursTable facility={facility} timeIndependent />
    </Section>
  );
  return (
    <article className={`${styles.root} ${styles.prerendered}`}>
      <div className={styles.columns}>
        <header className={header.root}>
          <Breadcrumb items={facilityCrumbs(facility, t)} />
          <StatusBanner facility={facility} alternatives={categoryPath(primaryCategory.id, address.cityId)} />
          <div className={header.heading}>
            <h1 className={header.title}>{name}</h1>
            <p className={header.meta}>
              {primaryCategory.name}, {townOf(address)}
            </p>
            {rating ? <RatingSummary rating={rating} timeIndependent /> : null}
            <p className={header.now}>{blankLabel}</p>
            {alternateNames.length > 0 ? (
              <p className={header.meta}>{t('about.also', { names: alternateNames.join(', ') })}</p>
            ) : null}
          </div>
          <div className={styles.reserved}>
            <VerificationBadge facility={facility} />
          </div>
          <ActionBar facility={facility} url={facilityPath(facility.slug)} deviceIndependent />
          {facility.photos.length > 0 ? <Photos name={name} photos={facility.photos} /> : null}
        </header>
        <div className={styles.column}>
          <About facility={facility} />
          {isGone ? null : <div className={styles.narrowOnly}>{hours('plain')}</div>}
          <Services services={facility.services} />
          <Access facility={facility} />
          <div className={`${styles.column} ${styles.narrowOnly}`}>{aside('plain')}</div>
        </div>
        <div className={styles.prerenderedAside}>
          {isGone ? null : hours('card')}
          {aside('card')}
        </div>
      </div>
    </article>
  );
}
