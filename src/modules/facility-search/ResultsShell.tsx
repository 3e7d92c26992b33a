import { Skeleton } from '#components/Skeleton';

import * as listing from './ListingHeader.css';
import * as header from './ResultsHeader.css';
import { ResultsSkeleton } from './ResultsList';
import * as styles from './ResultsPage.css';
import { useResultTexts } from './resultTexts';

/**
 * The page of a search before its code is there, drawn at build. The script of index.html writes the title from one of its
 * two patterns, in which `{place}` and `{term}` stand for what the address tells of them.
 */
export function ResultsShell() {
  const { t } = useResultTexts();
  const around = t('results.titleNear', { what: t('results.facilities'), place: '{place}' });
  const about = t('results.titleTerm', { term: '{term}', place: '{place}' });
  return (
    <div className={styles.root}>
      <div className={header.root}>
        <div className={header.row}>
          <h1 className={header.title} tabIndex={-1} data-around={around} data-about={about}>
            {'\u00a0'}
          </h1>
        </div>
        <p className={header.status}>{'\u00a0'}</p>
      </div>
      <div className={styles.columns}>
        <div className={styles.aside}>
          <Skeleton shape="block" height="tall" />
        </div>
        <div className={styles.content}>
          <div className={listing.field}>
            <Skeleton width="narrow" />
            <Skeleton shape="block" height="small" width="narrow" />
          </div>
          <ResultsSkeleton />
        </div>
      </div>
    </div>
  );
}
