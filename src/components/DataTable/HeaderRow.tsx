import ChevronDownIcon from '@heroicons/react/24/outline/ChevronDownIcon';
import ChevronUpDownIcon from '@heroicons/react/24/outline/ChevronUpDownIcon';
import ChevronUpIcon from '@heroicons/react/24/outline/ChevronUpIcon';
import { useTranslation } from 'react-i18next';

import { Checkbox } from '#components/Checkbox';
import { Icon } from '#components/Icon';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { SelectionCoverage } from '#lib/selection/selection';
import { focusRing } from '#theme/mixins.css';

import { ColumnResizer } from './ColumnResizer';
import { nextSort } from './columns';
import type { DataTableSort } from './columns';
import * as styles from './DataTable.css';
import { roles } from './roles';
import { edgesOf, pinProps } from './placement';
import type { TableColumns } from './useTableColumns';

type HeaderRowProps<Row> = {
  columns: TableColumns<Row>;
  resizable: boolean;
  sort: DataTableSort | undefined;
  /** `undefined` where the order cannot be changed. */
  onSort: ((sort: DataTableSort | undefined) => void) | undefined;
  /** How many of the shown rows are selected; `undefined` where rows are not selectable. */
  selected: SelectionCoverage | undefined;
  onSelectAll: (on: boolean) => void;
  /** Whether there are rows to select. */
  selectable: boolean;
  expandable: boolean;
  hasActions: boolean;
};

const arrow = { ascending: ChevronUpIcon, descending: ChevronDownIcon, none: ChevronUpDownIcon };

/** Table header: column names, sort buttons, handles for the widths and the "select all" checkbox. */
export function HeaderRow<Row>({
  columns: { placed, measured, setWidth, resetWidth, startResize },
  resizable,
  sort,
  onSort,
  selected,
  onSelectAll,
  selectable,
  expandable,
  hasActions,
}: HeaderRowProps<Row>) {
  const { t } = useTranslation('DataTable');
  const edges = edgesOf(placed, measured);
  return (
    <thead {...roles.rowgroup} className={styles.head}>
      <tr {...roles.row} className={styles.headRow}>
        {selected ? (
          <th
            {...roles.columnheader}
            scope="col"
            className={styles.headCell}
            data-control
            data-column="select"
            {...edges.select}
          >
            <Checkbox
              label={t('selectAll')}
              hideLabel
              checked={selected === 'all'}
              indeterminate={selected === 'some'}
              disabled={!selectable}
              onChange={onSelectAll}
            />
          </th>
        ) : null}
        {placed.map((place) => {
          const { id, header, align, sortable, sortValue, minWidth } = place.column;
          const direction = sort?.column === id ? sort.direction : undefined;
          const sorts = sortable && (onSort || sortValue);
          return (
            <th
              key={id}
              {...roles.columnheader}
              scope="col"
              aria-sort={direction}
              className={styles.headCell}
              data-align={align}
              data-control={sorts ? true : undefined}
              data-column={id}
              {...pinProps(place, edges.inset)}
            >
              {sorts ? (
                <button
                  type="button"
                  className={`${focusRing} ${styles.sort}`}
                  onClick={() => onSort?.(nextSort(sort, id))}
                >
                  {header}
                  <span className={styles.sortArrow}>
                    <Icon source={arrow[direction ?? 'none']} size="small" />
                  </span>
                </button>
              ) : (
                header
              )}
              {resizable ? (
                <ColumnResizer
                  header={header}
                  width={measured[id] ?? place.width ?? 0}
                  minWidth={minWidth}
                  onWidthChange={(width) => setWidth(id, width)}
                  onReset={() => resetWidth(id)}
                  onStart={startResize && ((event, rtl) => startResize(id, event, rtl))}
                />
              ) : null}
            </th>
          );
        })}
        {hasActions ? (
          <th {...roles.columnheader} scope="col" className={styles.headCell} data-column="actions" {...edges.actions}>
            <VisuallyHidden>{t('actionsColumn')}</VisuallyHidden>
          </th>
        ) : null}
        {expandable ? (
          <th {...roles.columnheader} scope="col" className={styles.headCell} data-column="expand" {...edges.expand}>
            <VisuallyHidden>{t('detailsColumn')}</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
