import type { ReactNode } from 'react';

import { Alert } from '#components/Alert';
import { Badge } from '#components/Badge';
import { Breadcrumb } from '#components/Breadcrumb';
import type { Crumb } from '#lib/seo/structuredData';

import * as styles from './ListingHeader.css';
import * as header from './ResultsHeader.css';
import { useResultsTranslation } from './useResultsTranslation';

/** Illustration of what is listed; adds nothing to the text. */
export interface ListingPicture {
  readonly url: string;
  readonly alt: string;
  /** Width in px. */
  readonly width: number;
  readonly height: number;
}

export type ListingIntroProps = {
  title: string;
  /** Description in full sentences. */
  text: string;
  /** Breadcrumbs, ending with this page. */
  crumbs: readonly Crumb[];
  badge?: string | undefined;
  picture?: ListingPicture | undefined;
  /** Shows the emergency notice: the listed services treat life-threatening conditions. */
  emergency?: boolean;
  /** Links to related lists. */
  relatedLinks?: ReactNode;
};

/** Title and description of a listing, above its filters. */
export function ListingIntro({
  title,
  text,
  crumbs,
  badge,
  picture,
  emergency = false,
  relatedLinks,
}: ListingIntroProps) {
  const { t } = useResultsTranslation();
  return (
    <div className={styles.intro} data-pictured={picture ? '' : undefined}>
      <Breadcrumb items={crumbs} />
      <div className={styles.heading}>
        <h1 className={header.title} tabIndex={-1}>
          {title}
        </h1>
        {badge === undefined ? null : <Badge>{badge}</Badge>}
      </div>
      <p className={styles.description}>{text}</p>
      {picture ? (
        <img
          className={styles.picture}
          src={picture.url}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
        />
      ) : null}
      {emergency ? (
        <div className={styles.emergency}>
          <Alert tone="warning" title={t('home.emergency')} />
        </div>
      ) : null}
      {relatedLinks}
    </div>
  );
}
