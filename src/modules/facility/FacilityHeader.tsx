import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Breadcrumb } from '#components/Breadcrumb';
import type { Crumb } from '#lib/seo/structuredData';

import { ActionBar } from './ActionBar';
import type { FacilityDetails } from './api';
import { Banners } from './Banners';
import { DistanceFromLastPlace } from './DistanceFromLastPlace';
import * as styles from './FacilityHeader.css';
import { townOf } from './headData';
import { Photos } from './Photos';
import { publicRating } from './rating';
import { RatingSummary } from './RatingSummary';
import { VerificationBadge } from './VerificationBadge';
import { useOpenStateText } from './useOpenStateText';

export type FacilityHeaderProps = {
  facility: FacilityDetails;
  crumbs: readonly Crumb[];
  /** Absolute address of this page. */
  url: string;
  /** The visitor followed the address of an entry that was merged into this one. */
  merged: boolean;
  /** Called when the shown opening state expires. */
  onBoundary: () => void;
  /** Open tasks of the viewer, shown beside the verification badge. */
  notice?: ReactNode;
};

/** Name, rating, opening state, verification, actions and photos of a facility. */
export function FacilityHeader({ facility, crumbs, url, merged, onBoundary, notice }: FacilityHeaderProps) {
  const { t } = useTranslation('facility');
  const open = useOpenStateText(facility.openState, facility.timeZone, onBoundary);
  const { address, primaryCategory, alternateNames } = facility;
  const rating = publicRating(facility);
  return (
    <header className={styles.root}>
      <Breadcrumb items={crumbs} />
      <Banners facility={facility} merged={merged} />
      <div className={styles.heading}>
        <h1 className={styles.title} tabIndex={-1}>
          {facility.name}
        </h1>
        <p className={styles.meta}>
          {primaryCategory.name}, {townOf(address)}
        </p>
        {rating ? <RatingSummary rating={rating} /> : null}
        <p className={styles.now}>
          <span className={styles.state} data-tone={open.tone}>
            {open.text}
          </span>
          <DistanceFromLastPlace facility={facility} className={styles.far} />
        </p>
        {alternateNames.length > 0 ? (
          <p className={styles.meta}>{t('about.also', { names: alternateNames.join(', ') })}</p>
        ) : null}
      </div>
      <VerificationBadge facility={facility}>{notice}</VerificationBadge>
      <ActionBar facility={facility} url={url} />
      {facility.photos.length > 0 ? <Photos name={facility.name} photos={facility.photos} /> : null}
    </header>
  );
}
