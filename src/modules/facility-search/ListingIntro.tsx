import type { ReactNode } from 'react';

import { Alert } from '#components/Alert';
import { Badge } from '#components/Badge';
import { Breadcrumb } from '#components/Breadcrumb';
import type { Crumb } from '#lib/seo/structuredData';

import * as styles from './ListingHeader.css';
import * as header from './ResultsHeader.css';
import { useResultsTranslation } from './useResultsTranslation';

/** A drawing of what is listed, which says nothing that the text does not. */
export interface ListingPicture {
  readonly url: string;
  readonly alt: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
}

export type ListingIntroProps = {
  title: string;
  /** What is listed, in full sentences. */
  text: string;
  /** The way here; its last step is this page. */
  crumbs: readonly Crumb[];
  badge?: string | undefined;
  picture?: ListingPicture | undefined;
  /** It is about matters of life and death. */
  emergency?: boolean;
  /** Other lists that this one leads to. */
  relatedLinks?: ReactNode;
};

/** What a listing is of, above what narrows it. */
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
