import ChevronDownIcon from '@heroicons/react/24/outline/ChevronDownIcon';
import ChevronUpDownIcon from '@heroicons/react/24/outline/ChevronUpDownIcon';
import ChevronUpIcon from '@heroicons/react/24/outline/ChevronUpIcon';
import { useTranslation } from 'react-i18next';

import { Checkbox } from '#components/Checkbox';
import { Icon } from '#components/Icon';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { focusRing } from '#theme/mixins.css';

import { nextSort } from './columns';
import type { DataTableColumn, DataTableSort } from './columns';
import * as styles from './DataTable.css';

type HeaderRowProps<Row> = {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | undefined;
  onSort: ((sort: DataTableSort | undefined) => void) | undefined;
  /** How many of the shown rows are selected; `undefined` where rows are not selectable. */
  selected: 'none' | 'some' | 'all' | undefined;
  onSelectAll: (on: boolean) => void;
  /** Whether there are rows to select. */
  selectable: boolean;
  expandable: boolean;
  hasActions: boolean;
};

/** Table header: column names, sort buttons and the "select all" checkbox. */
export function HeaderRow<Row>({
  columns,
  sort,
  onSort,
  selected,
  onSelectAll,
  selectable,
  expandable,
  hasActions,
}: HeaderRowProps<Row>) {
  const { t } = useTranslation('DataTable');
  return (
    <thead className={styles.head}>
      <tr className={styles.headRow}>
        {selected ? (
          <th scope="col" className={styles.headCell} data-control>
            <Checkbox
              label={<VisuallyHidden>{t('selectAll')}</VisuallyHidden>}
              checked={selected === 'all'}
              indeterminate={selected === 'some'}
              disabled={!selectable}
              onChange={onSelectAll}
            />
          </th>
        ) : null}
        {columns.map(({ id, header, align, sortable }) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          const arrow = { ascending: ChevronUpIcon, descending: ChevronDownIcon, none: ChevronUpDownIcon };
          return (
            <th
              key={id}
              scope="col"
              aria-sort={direction}
              className={styles.headCell}
              data-align={align}
              data-control={(sortable && onSort) !== undefined ? sortable || undefined : undefined}
            >
              {sortable && onSort ? (
                <button
                  type="button"
                  className={`${focusRing} ${styles.sort}`}
                  onClick={() => onSort(nextSort(sort, id))}
                >
                  {header}
                  <Icon source={arrow[direction ?? 'none']} size="small" />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
        {hasActions ? (
          <th scope="col" className={styles.headCell}>
            <VisuallyHidden>{t('actionsColumn')}</VisuallyHidden>
          </th>
        ) : null}
        {expandable ? (
          <th scope="col" className={styles.headCell}>
            <VisuallyHidden>{t('detailsColumn')}</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
