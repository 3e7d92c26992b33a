import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import { facilityPath } from '#domain/paths';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { media } from '#theme/media';

import { About } from './About';
import { Access } from './Access';
import type { FacilityDetails } from './api';
import { Contact } from './Contact';
import { FacilityHead } from './FacilityHead';
import { FacilityHeader } from './FacilityHeader';
import * as styles from './FacilityPage.css';
import { facilityCrumbs } from './headData';
import { Location } from './Location';
import { Nearby } from './Nearby';
import { OpeningHoursTable } from './OpeningHoursTable';
import { Provenance } from './Provenance';
import { ReportProblem } from './ReportProblem';
import { Section } from './Section';
import { Services } from './Services';

export type FacilityViewProps = {
  facility: FacilityDetails;
  /** The visitor followed the address of an entry that was merged into this one. */
  merged: boolean;
  /** Called when the shown opening state expires. */
  onBoundary: () => void;
  /** Section for verifying, claiming or managing the facility. */
  contribute?: ComponentType<{ facility: FacilityDetails }> | undefined;
  /** Open tasks of the viewer, shown in the header with a link to that section (`#contribute`). */
  notice?: ComponentType<{ facility: FacilityDetails }> | undefined;
};

/**
 * The facility's sections in the order of directory 2.7, with photos and rating in the header; from `lg` up, hours,
 * location, contact and what concerns other visitors form an aside.
 */
export function FacilityView({
  facility,
  merged,
  onBoundary,
  contribute: Contribute,
  notice: Notice,
}: FacilityViewProps) {
  const { t } = useTranslation('facility');
  const wide = useMediaQuery(media.lgUp);
  const url = location.origin + facilityPath(facility.slug);
  const crumbs = facilityCrumbs(facility, t);
  const look = wide ? 'card' : 'plain';
  const isGone = facility.operationalStatus === 'permanently-closed';
  const hours = isGone ? null : (
    <Section title={t('sections.hours')} look={look}>
      <OpeningHoursTable facility={facility} />
    </Section>
  );
  const place = <Location facility={facility} look={look} />;
  const contact = isGone ? null : <Contact facility={facility} look={look} />;
  // Sections that rely on other visitors appear only once the facility is public.
  const isPublic = facility.publicationStatus === 'published';
  const nearby = isPublic ? <Nearby facility={facility} /> : null;
  const provenance = isPublic ? <Provenance facility={facility} /> : null;
  const report = isPublic ? <ReportProblem facility={facility} /> : null;
  const invitation = isGone || !Contribute ? null : <Contribute facility={facility} />;
  return (
    <article className={styles.root}>
      <FacilityHead facility={facility} crumbs={crumbs} />
      <div className={styles.columns}>
        <FacilityHeader
          facility={facility}
          crumbs={crumbs}
          url={url}
          merged={merged}
          onBoundary={onBoundary}
          notice={Notice ? <Notice facility={facility} /> : null}
        />
        <div className={styles.column}>
          {isGone && !wide ? nearby : null}
          <About facility={facility} />
          {wide ? null : hours}
          <Services services={facility.services} />
          <Access facility={facility} />
          {wide ? null : (
            <>
              {place}
              {contact}
            </>
          )}
          {isGone && wide ? null : provenance}
          {wide ? null : (
            <>
              {isGone ? null : nearby}
              {report}
            </>
          )}
          {isPublic && wide ? null : invitation}
        </div>
        {wide ? (
          <div className={styles.aside}>
            {hours}
            {place}
            {contact}
            {isPublic ? (
              <div className={styles.asideSections}>
                {nearby}
                {/* Without hours and contact the aside has room for it. */}
                {isGone ? provenance : null}
                {report}
                {invitation}
              </div>
            ) : null}
          </div>
        ) : null}
      </div>
    </article>
  );
}
