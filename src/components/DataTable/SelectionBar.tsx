import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { VisuallyHidden } from '#components/VisuallyHidden';

import * as styles from './DataTable.css';

type SelectionBarProps = {
  loading: boolean;
  /** Number of selected rows. */
  count: number;
  /** Number of rows on this page, if all of them are selected. */
  wholePage: number | undefined;
  /** Number of rows on all pages, where they can be selected together. */
  total: number | undefined;
  /** Whether the rows of all pages are selected. */
  allRows: boolean;
  onSelectAllRows: () => void;
  onClear: () => void;
  bulkActions: ReactNode;
};

/** What is selected, with the step from a page to all pages, and the actions for it. */
export function SelectionBar({
  loading,
  count,
  wholePage,
  total,
  allRows,
  onSelectAllRows,
  onClear,
  bulkActions,
}: SelectionBarProps) {
  const { t } = useTranslation('DataTable');
  const offersAll = !allRows && wholePage !== undefined && total !== undefined && total > wholePage;
  const words = allRows
    ? t('totalSelected', { count: total ?? count })
    : offersAll
      ? t('pageSelected', { count: wholePage })
      : count > 0
        ? t('selected', { count })
        : null;
  return (
    <div className={styles.bar}>
      <span role="status">
        {loading ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}
        {words}
      </span>
      {words === null ? null : (
        <>
          {offersAll ? (
            <Button size="small" variant="quiet" onClick={onSelectAllRows}>
              {t('selectTotal', { count: total })}
            </Button>
          ) : null}
          <Button size="small" variant="quiet" onClick={onClear}>
            {t('clear')}
          </Button>
          {bulkActions}
        </>
      )}
    </div>
  );
}
