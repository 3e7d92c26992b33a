import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { Button } from '#components/Button';

import { ResultsHead } from './ResultsHead';
import * as styles from './ResultsHeader.css';
import { useResultsTranslation } from './useResultsTranslation';
import type { ResultList } from './useResultList';

export type ResultsHeaderProps = {
  list: ResultList;
  title: string;
  form: ReactNode;
};

/** Title of a search, and a button that opens its form. */
export function ResultsHeader({ list, title, form }: ResultsHeaderProps) {
  const { t } = useResultsTranslation();
  const { filters, filterBy } = list;
  const [editing, setEditing] = useState(false);
  return (
    <>
      <ResultsHead list={list} title={title} />
      <div className={styles.row}>
        {/* The response may name the category instead of the term, on another number of lines. */}
        <h1
          className={styles.title}
          tabIndex={-1}
          data-pending={list.fresh === undefined && list.address.term !== undefined ? '' : undefined}
        >
          {title}
        </h1>
        <div className={styles.actions}>
          <Button leadingIcon={PencilSquareIcon} aria-expanded={editing} onClick={() => setEditing(!editing)}>
            {t('results.edit')}
          </Button>
          {/* Phones have the other filters in a drawer. */}
          <div className={styles.quickFilter}>
            <Button
              variant="outline"
              tone={filters.openNow ? 'primary' : 'neutral'}
              aria-pressed={filters.openNow}
              onClick={() => filterBy({ ...filters, openNow: !filters.openNow })}
            >
              {t('filters.openNow')}
            </Button>
          </div>
        </div>
      </div>
      {editing ? form : null}
    </>
  );
}
