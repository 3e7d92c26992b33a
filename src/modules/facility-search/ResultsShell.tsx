import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';

import { Button } from '#components/Button';

import { ListBodySkeleton } from './ListBodySkeleton';
import * as header from './ResultsHeader.css';
import * as styles from './ResultsPage.css';
import { useResultsTranslation } from './useResultsTranslation';

/** The skeleton of a results page, prerendered for the time before its code has loaded. */
export function ResultsShell() {
  const { t } = useResultsTranslation();
  return (
    <div className={styles.root}>
      <div className={header.root}>
        <div className={header.row}>
          <h1 className={header.title} tabIndex={-1}>
            {'\u00a0'}
          </h1>
          {/* Reserves the space of the button that edits the search. */}
          <div inert className={header.reserved}>
            <Button leadingIcon={PencilSquareIcon}>{t('results.edit')}</Button>
          </div>
        </div>
        <p className={header.status}>{'\u00a0'}</p>
      </div>
      <ListBodySkeleton />
    </div>
  );
}
