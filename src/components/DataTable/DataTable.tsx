import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import { ErrorState } from '#components/ErrorState';
import { useOverflow } from '#components/internal/useOverflow';
import { lazyComponent } from '#lib/react/lazyComponent';
import { useControllableState } from '#lib/react/useControllableState';
import { handleRowKeys } from '#lib/selection/handleRowKeys';
import { useSelection } from '#lib/selection/useSelection';

import { BodyRow } from './BodyRow';
import type { RowHandlers } from './BodyRow';
import { ColumnMenu } from './ColumnMenu';
import { rowHeaderOf, sortRows } from './columns';
import type { DataTableColumn, DataTableEdit, DataTableSort } from './columns';
import { toolbar, toolbarStart } from './columns.css';
import * as styles from './DataTable.css';
import { roles } from './roles';
import { HeaderRow } from './HeaderRow';
import { fixedLayout, ownColumn } from './placement';
import { SelectionBar } from './SelectionBar';
import { SkeletonRows } from './SkeletonRows';

import { useTableColumns } from './useTableColumns';
import type { ColumnStateProps } from './useTableColumns';
import type { VirtualBodyProps } from './VirtualBody';

export type {
  DataTableCellEdit,
  DataTableSwitchEdit,
  DataTableTextEdit,
  DataTableColumn,
  DataTableEdit,
  DataTablePins,
  DataTableSort,
} from './columns';

/** Why a table has no rows to show. */
export type DataTableFailure = {
  readonly error: unknown;
  /** Translated name of the content that failed to load. */
  readonly what?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Whether a new attempt is under way. */
  readonly loading?: boolean | undefined;
};

export type DataTableProps<Row> = ColumnStateProps & {
  /** Accessible name of the table. */
  caption: string;
  /** Hides the caption visually where the screen already shows it. */
  hideCaption?: boolean;
  /** Header and cell renderer of each column, in the order of the table. */
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  /** Returns a stable id, independent of the row's position. */
  getRowId: (row: Row) => string;
  /** Label of a row for the names of its controls: "Select {{row}}". */
  rowLabel: (row: Row) => string;
  /** Link target of a row; the whole row is clickable. */
  rowHref?: (row: Row) => string;
  /** Key of the row that takes the focus when the table is shown again, because its record was open until then. */
  returnKey?: string | undefined;
  /** Controls above the table: search and filters. */
  toolbar?: ReactNode;
  /** Buttons or a menu at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  /** Renders the expanded content below a row. */
  renderExpandedRow?: (row: Row) => ReactNode;
  /** Keys of the expanded rows. */
  expandedKeys?: readonly string[] | undefined;
  /** Keys of the rows that are expanded initially, where the table keeps them itself. */
  defaultExpandedKeys?: readonly string[] | undefined;
  /** Called with the keys of all expanded rows after a change. */
  onExpandedChange?: ((keys: string[]) => void) | undefined;
  /** Current order. The caller sorts the rows by columns without `sortValue`. */
  sort?: DataTableSort | undefined;
  /** Initial order, where the table keeps it itself. */
  defaultSort?: DataTableSort | undefined;
  /** Called by a header: ascending, descending, then `undefined` for the original order. */
  onSortChange?: ((sort: DataTableSort | undefined) => void) | undefined;
  /** Keys of the selected rows, with `totalRows` including those on other pages. */
  selectedKeys?: readonly string[] | undefined;
  /** Keys of the rows that are selected initially, where the table keeps them itself; makes rows selectable. */
  defaultSelectedKeys?: readonly string[] | undefined;
  /** Called with the keys of all selected rows after a change; makes rows selectable. */
  onSelectionChange?: ((keys: string[]) => void) | undefined;
  /** Whether a row cannot be selected. */
  isDisabled?: ((key: string) => boolean) | undefined;
  /** Number of rows on all pages. Rows selected on other pages stay selected. */
  totalRows?: number | undefined;
  /** Whether the rows of all pages are selected. */
  allRowsSelected?: boolean | undefined;
  /** Called when the rows of all pages are selected or released; offers it once a whole page is selected. */
  onAllRowsSelectedChange?: ((selected: boolean) => void) | undefined;
  /**
   * Saves an edited cell. Returns `undefined` on success, or an error message for the user; a rejected promise counts
   * as a connection error.
   */
  onCellEdit?: ((edit: DataTableEdit<Row>) => Promise<string | undefined> | string | undefined) | undefined;
  /** Actions for all selected rows. */
  bulkActions?: ReactNode;
  /** Shows placeholder rows instead of the rows. */
  loading?: boolean | undefined;
  /** Number of placeholder rows: as many as usually appear. */
  loadingRows?: number | undefined;
  /** Shows an error instead of the rows. */
  failure?: DataTableFailure | undefined;
  /** Replaces the default empty message. */
  empty?: ReactNode;
  /** Height of the rows. */
  density?: keyof typeof styles.density;
  /** Layout in a narrow container: each row as a card, or horizontal scrolling. */
  responsive?: keyof typeof styles.responsive;
  /** Height of the table; every value but `content` scrolls inside it. */
  height?: keyof typeof styles.height;
  /** Renders only visible rows, for a thousand and more; requires a `height` that scrolls. */
  virtual?: boolean;
  /** Below the table, for instance a `Pagination`. */
  footer?: ReactNode;
};

const virtualPart = lazyComponent<VirtualBodyProps>(() =>
  import('./VirtualBody').then(({ VirtualBody }) => VirtualBody),
);
const nothing: readonly string[] = [];

/** Data table with sorting, selection, expandable rows and row links; shown as cards in a narrow container. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, getRowId, onSelectionChange, onExpandedChange, onSortChange } = props;
  const { rowActions, renderExpandedRow, onCellEdit, onAllRowsSelectedChange, totalRows } = props;
  const { loading = false, loadingRows = 5, failure } = props;
  const { density = 'default', responsive = 'cards', height = 'content', virtual = false } = props;
  const { t, i18n } = useTranslation('DataTable');
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { wide, scrolls } = useOverflow(scroller);
  const [focused, setFocused] = useState(-1);
  const [ownSort, setOwnSort] = useState(props.defaultSort);
  const [expandedKeys, setExpandedKeys] = useControllableState({
    value: props.expandedKeys,
    defaultValue: props.defaultExpandedKeys ?? nothing,
    onChange: onExpandedChange && ((keys: readonly string[]) => onExpandedChange([...keys])),
  });
  const tableColumns = useTableColumns(columns, scroller, props);
  const virtualWanted = virtual && height !== 'content';
  // Virtualisation is loaded only by the tables that need it.
  const virtualReady = virtualPart.useLoadedWhen(virtualWanted);

  // `undefined` is an order too: that in which the rows arrived.
  const sort = 'sort' in props ? props.sort : ownSort;
  const { language } = i18n;
  // Memoised: sorting 5,000 rows by text takes a frame, and each selected row renders the table.
  const sorted = useMemo(() => sortRows(rows, columns, sort, language), [rows, columns, sort, language]);
  const shown = loading || failure ? [] : sorted;
  const selectable = onSelectionChange !== undefined || props.defaultSelectedKeys !== undefined;
  const keys = selectable ? shown.map(getRowId) : [];
  const selection = useSelection({
    mode: selectable ? 'multiple' : 'none',
    order: () => keys,
    exists: totalRows === undefined ? undefined : () => true,
    isDisabled: props.isDisabled,
    selectedKeys: props.selectedKeys,
    defaultSelectedKeys: props.defaultSelectedKeys,
    onSelectionChange,
  });
  const allRows = selectable && (props.allRowsSelected ?? false);
  const coverage = allRows ? 'all' : selection.coverageOf(keys);
  const { placed, measured } = tableColumns;
  const title = rowHeaderOf(columns);
  const after = (rowActions ? 1 : 0) + (renderExpandedRow ? 1 : 0);
  const span = placed.length + after + (selectable ? 1 : 0);

  function select(key: string, on: boolean, range: boolean) {
    if (!allRows) selection.check(key, on, range);
    else {
      // Releasing one row leaves the others of this page.
      onAllRowsSelectedChange?.(false);
      selection.setKeys(keys, true);
      selection.check(key, on);
    }
  }

  function selectAll(on: boolean) {
    if (allRows) onAllRowsSelectedChange?.(false);
    selection.setAll(on);
  }

  function clear() {
    if (allRows) onAllRowsSelectedChange?.(false);
    selection.clear();
  }

  const latest = useRef<RowHandlers<Row>>(undefined);
  useLayoutEffect(() => {
    latest.current = {
      onSelect: select,
      onEdit: (row, column, value) => onCellEdit?.({ row, key: getRowId(row), column, value }),
      onExpand: (key) =>
        setExpandedKeys(
          expandedKeys.includes(key) ? expandedKeys.filter((other) => other !== key) : [...expandedKeys, key],
        ),
    };
  });
  const [handlers] = useState((): RowHandlers<Row> => ({
    onSelect: (...input) => latest.current?.onSelect(...input),
    onEdit: (...input) => latest.current?.onEdit(...input),
    onExpand: (key) => latest.current?.onExpand(key),
  }));

  function renderRow(row: Row, index: number) {
    const key = getRowId(row);
    const expanded = expandedKeys.includes(key);
    return (
      <BodyRow
        key={key}
        row={row}
        rowKey={key}
        placed={placed}
        measured={measured}
        handlers={handlers}
        title={title}
        name={props.rowLabel(row)}
        href={props.rowHref?.(row)}
        returned={props.returnKey === key}
        selected={selectable ? allRows || selection.isSelected(key) : undefined}
        disabled={props.isDisabled?.(key) ?? false}
        editable={onCellEdit !== undefined}
        actions={rowActions?.(row)}
        hasActions={rowActions !== undefined}
        expanded={renderExpandedRow ? expanded : undefined}
        detail={renderExpandedRow && expanded ? renderExpandedRow(row) : null}
        rowIndex={virtualWanted ? index + 2 : undefined}
      />
    );
  }

  function body() {
    if (virtualWanted && virtualReady && shown.length > 0) {
      const { returnKey } = props;
      const returned = returnKey === undefined ? -1 : shown.findIndex((row) => getRowId(row) === returnKey);
      return (
        <virtualPart.Component
          count={shown.length}
          keyAt={(index) => {
            const row = shown[index];
            return row === undefined ? String(index) : getRowId(row);
          }}
          estimatedHeight={density === 'compact' ? 33 : 45}
          scroller={scroller}
          alwaysMounted={[focused, returned]}
        >
          {(index) => {
            const row = shown[index];
            return row === undefined ? null : renderRow(row, index);
          }}
        </virtualPart.Component>
      );
    }
    return (
      <tbody {...roles.rowgroup} className={styles.body}>
        {loading ? (
          <SkeletonRows
            columns={placed.map(({ column }) => column)}
            title={title}
            rows={loadingRows}
            selectable={selectable}
            after={after}
          />
        ) : failure || shown.length === 0 ? (
          <tr {...roles.row}>
            <td {...roles.cell} className={styles.wide} colSpan={span}>
              {failure ? (
                <ErrorState
                  error={failure.error}
                  what={failure.what}
                  headingLevel={3}
                  onRetry={failure.onRetry}
                  loading={failure.loading}
                />
              ) : (
                (props.empty ?? <EmptyState icon={InboxIcon} title={t('empty')} />)
              )}
            </td>
          </tr>
        ) : (
          // Until the virtualised body has loaded, render the first screenful.
          (virtualWanted ? shown.slice(0, 40) : shown).map(renderRow)
        )}
      </tbody>
    );
  }

  return (
    <div className={styles.root}>
      {props.columnChooser || props.toolbar !== undefined ? (
        <div className={toolbar}>
          {props.toolbar === undefined ? null : <div className={toolbarStart}>{props.toolbar}</div>}
          {props.columnChooser ? (
            <ColumnMenu columns={columns} state={tableColumns} besideControls={props.toolbar !== undefined} />
          ) : null}
        </div>
      ) : null}
      <div
        ref={scroller}
        className={`${styles.scroller} ${styles.height[height]}`}
        data-wide={wide || undefined}
        // A scrollable region must be focusable by keyboard.
        role={scrolls ? 'region' : undefined}
        aria-labelledby={scrolls ? captionId : undefined}
        tabIndex={scrolls ? 0 : undefined}
        onKeyDown={selectable ? (event) => handleRowKeys(event, selection) : undefined}
        onFocus={
          virtualWanted
            ? ({ target }) => setFocused(Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1))
            : undefined
        }
        onBlur={virtualWanted ? () => setFocused(-1) : undefined}
      >
        <table
          {...roles.table}
          className={`${styles.table} ${styles.responsive[responsive]} ${styles.density[density]}`}
          style={fixedLayout(placed, (selectable ? 1 : 0) + after)}
          aria-busy={loading || undefined}
          aria-rowcount={virtualWanted ? shown.length + 1 : undefined}
        >
          <caption id={captionId} className={props.hideCaption ? styles.hiddenCaption : styles.caption}>
            {props.caption}
          </caption>
          <colgroup>
            {selectable ? <col style={{ inlineSize: ownColumn }} /> : null}
            {placed.map(({ column, width }) => (
              <col key={column.id} style={{ inlineSize: width === undefined ? column.width : `${width}px` }} />
            ))}
          </colgroup>
          <HeaderRow
            columns={tableColumns}
            resizable={props.resizableColumns ?? false}
            sort={sort}
            onSort={
              onSortChange || columns.some(({ sortValue }) => sortValue)
                ? (next) => {
                    setOwnSort(next);
                    onSortChange?.(next);
                  }
                : undefined
            }
            selected={selectable ? coverage : undefined}
            onSelectAll={selectAll}
            selectable={keys.length > 0}
            expandable={renderExpandedRow !== undefined}
            hasActions={rowActions !== undefined}
          />
          {body()}
        </table>
      </div>
      <div className={styles.foot}>
        {selectable || loading ? (
          <SelectionBar
            loading={loading}
            count={selection.selectedKeys.length}
            wholePage={coverage === 'all' ? keys.filter((key) => !props.isDisabled?.(key)).length : undefined}
            total={onAllRowsSelectedChange ? totalRows : undefined}
            allRows={allRows}
            onSelectAllRows={() => onAllRowsSelectedChange?.(true)}
            onClear={clear}
            bulkActions={props.bulkActions}
          />
        ) : null}
        {props.footer}
      </div>
    </div>
  );
}
