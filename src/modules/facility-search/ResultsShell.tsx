import { ListBodySkeleton } from './ListBodySkeleton';
import * as header from './ResultsHeader.css';
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
      <ListBodySkeleton />
    </div>
  );
}
