import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { Button } from '#components/Button';

import * as styles from './ResultsHeader.css';
import { useResultTexts } from './resultTexts';
import { isPlain } from './searchRequest';
import type { ResultList } from './useResultList';

export type ResultsHeaderProps = {
  list: ResultList;
  title: string;
  form: ReactNode;
};

/** Title of a search, and the way to change it. */
export function ResultsHeader({ list: { address, filters, fresh }, title, form }: ResultsHeaderProps) {
  const { t } = useResultTexts();
  const [editing, setEditing] = useState(false);
  const last = fresh?.pagination.lastPage;
  const indexed =
    fresh && fresh.pagination.length >= 3 && isPlain(filters) && (address.term === undefined || fresh.match.intent);
  return (
    <>
      <title>
        {last === undefined
          ? t('results.documentTitleLoading', { title })
          : t('results.documentTitle', { title, page: fresh?.pagination.page ?? address.page ?? 1, last })}
      </title>
      {indexed ? null : <meta name="robots" content="noindex,follow" />}
      <div className={styles.row}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <Button icon={PencilSquareIcon} expanded={editing} onClick={() => setEditing(!editing)}>
          {t('results.edit')}
        </Button>
      </div>
      {editing ? form : null}
    </>
  );
}
