import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { EmptyState } from '#components/EmptyState';
import { ErrorState } from '#components/ErrorState';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { lazyComponent } from '#lib/react/lazyComponent';

import { BodyRow } from './BodyRow';
import type { DataTableColumn, DataTableSort } from './columns';
import * as styles from './DataTable.css';
import { HeaderRow } from './HeaderRow';
import { coverage, withAll, withRow } from './selection';
import { SkeletonRows } from './SkeletonRows';
import { useOverflow } from './useOverflow';
import type { VirtualBodyProps } from './VirtualBody';

export type { DataTableColumn, DataTableSort } from './columns';

/** Shown instead of rows: skeletons or an error. */
export type TableState =
  | { readonly status: 'loading'; readonly rows?: number }
  | {
      /** `loading` shows skeletons, `failed` an error. */
      readonly status: 'failed';
      readonly error: unknown;
      /** Translated name of the content that failed to load. */
      readonly what?: string;
      readonly onRetry?: () => void;
      /** Whether a new attempt is under way. */
      readonly loading?: boolean;
    };

export type DataTableProps<Row> = {
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
  /** Buttons or a menu at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  /** Renders the expanded content below a row. */
  renderExpandedRow?: (row: Row) => ReactNode;
  /** Current order; the caller sorts the rows when `onSort` asks for another. */
  sort?: DataTableSort | undefined;
  /** Called by a header: ascending, descending, then `undefined` for the original order. */
  onSortChange?: (sort: DataTableSort | undefined) => void;
  /** Keys of the selected rows, including those on other pages. */
  selectedKeys?: readonly string[];
  /** Makes rows selectable. */
  onSelectionChange?: (keys: string[]) => void;
  /** Actions for all selected rows. */
  bulkActions?: ReactNode;
  /** Shows skeletons or an error instead of the rows. */
  state?: TableState | undefined;
  /** Replaces the default empty message. */
  empty?: ReactNode;
  density?: keyof typeof styles.density;
  /** Layout in a narrow container: each row as a card, or horizontal scrolling. */
  responsive?: keyof typeof styles.responsive;
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
export function DataTable<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  getRowId,
  rowLabel,
  rowHref,
  rowActions,
  renderExpandedRow,
  sort,
  onSortChange,
  selectedKeys = nothing,
  onSelectionChange,
  bulkActions,
  state,
  empty,
  density = 'default',
  responsive = 'cards',
  height = 'content',
  virtual = false,
  footer,
}: DataTableProps<Row>) {
  const { t } = useTranslation('DataTable');
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const anchor = useRef<string>(undefined);
  const { wide, scrolls } = useOverflow(scroller);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState(-1);
  const virtualReady = virtualPart.useIsLoaded();
  const virtualWanted = virtual && height !== 'content';

  // Virtualisation is loaded only by the tables that need it.
  useEffect(() => {
    if (virtualWanted) virtualPart.preload();
  }, [virtualWanted]);

  const selectable = onSelectionChange !== undefined;
  const shown = state ? [] : rows;
  const keys = selectable ? shown.map(getRowId) : [];
  const chosen = new Set(selectedKeys);
  const after = (rowActions ? 1 : 0) + (renderExpandedRow ? 1 : 0);
  const span = columns.length + after + (selectable ? 1 : 0);

  function select(key: string, on: boolean, range: boolean) {
    onSelectionChange?.(withRow(keys, selectedKeys, key, on, range ? anchor.current : undefined));
    anchor.current = key;
  }

  function toggle(key: string) {
    const next = new Set(expanded);
    if (!next.delete(key)) next.add(key);
    setExpanded(next);
  }

  function draw(row: Row, index: number) {
    const key = getRowId(row);
    return (
      <BodyRow
        key={key}
        row={row}
        columns={columns}
        name={rowLabel(row)}
        href={rowHref?.(row)}
        selected={selectable ? chosen.has(key) : undefined}
        onSelect={(on, range) => select(key, on, range)}
        actions={rowActions?.(row)}
        hasActions={rowActions !== undefined}
        expanded={renderExpandedRow ? expanded.has(key) : undefined}
        onExpand={() => toggle(key)}
        detail={renderExpandedRow && expanded.has(key) ? renderExpandedRow(row) : null}
        rowIndex={virtualWanted ? index + 2 : undefined}
      />
    );
  }

  function body() {
    if (virtualWanted && virtualReady && shown.length > 0) {
      return (
        <virtualPart.Component
          count={shown.length}
          keyAt={(index) => {
            const row = shown[index];
            return row === undefined ? String(index) : getRowId(row);
          }}
          estimatedHeight={density === 'compact' ? 33 : 45}
          scroller={scroller}
          focused={focused}
        >
          {(index) => {
            const row = shown[index];
            return row === undefined ? null : draw(row, index);
          }}
        </virtualPart.Component>
      );
    }
    return (
      <tbody className={styles.body}>
        {state?.status === 'loading' ? (
          <SkeletonRows columns={columns} rows={state.rows ?? 5} selectable={selectable} after={after} />
        ) : state || shown.length === 0 ? (
          <tr>
            <td className={styles.wide} colSpan={span}>
              {state ? (
                <ErrorState
                  error={state.error}
                  what={state.what}
                  headingLevel={3}
                  onRetry={state.onRetry}
                  loading={state.loading}
                />
              ) : (
                (empty ?? <EmptyState icon={InboxIcon} title={t('empty')} />)
              )}
            </td>
          </tr>
        ) : (
          // Until the virtualised body has loaded, render the first screenful.
          (virtualWanted ? shown.slice(0, 40) : shown).map(draw)
        )}
      </tbody>
    );
  }

  return (
    <div className={styles.root}>
      <div
        ref={scroller}
        className={`${styles.scroller} ${styles.height[height]}`}
        data-wide={wide || undefined}
        // A scrollable region must be focusable by keyboard.
        role={scrolls ? 'region' : undefined}
        aria-labelledby={scrolls ? captionId : undefined}
        tabIndex={scrolls ? 0 : undefined}
        onFocus={
          virtualWanted
            ? ({ target }) => setFocused(Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1))
            : undefined
        }
        onBlur={virtualWanted ? () => setFocused(-1) : undefined}
      >
        <table
          className={`${styles.table} ${styles.responsive[responsive]} ${styles.density[density]}`}
          aria-busy={state?.status === 'loading' || undefined}
          aria-rowcount={virtualWanted ? shown.length + 1 : undefined}
        >
          <caption id={captionId} className={hideCaption ? styles.hiddenCaption : styles.caption}>
            {caption}
          </caption>
          <colgroup>
            {selectable ? <col style={{ inlineSize: '3.5rem' }} /> : null}
            {columns.map(({ id, width }) => (
              <col key={id} style={width === undefined ? undefined : { inlineSize: width }} />
            ))}
          </colgroup>
          <HeaderRow
            columns={columns}
            sort={sort}
            onSort={onSortChange}
            selected={selectable ? coverage(keys, chosen) : undefined}
            onSelectAll={(on) => onSelectionChange?.(withAll(keys, selectedKeys, on))}
            selectable={keys.length > 0}
            expandable={renderExpandedRow !== undefined}
            hasActions={rowActions !== undefined}
          />
          {body()}
        </table>
      </div>
      <div className={styles.foot}>
        {selectable || state?.status === 'loading' ? (
          <div className={styles.bar}>
            <span role="status">
              {state?.status === 'loading' ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}
              {selectedKeys.length > 0 ? t('selected', { count: selectedKeys.length }) : null}
            </span>
            {selectedKeys.length > 0 ? (
              <>
                <Button size="small" variant="quiet" onClick={() => onSelectionChange?.([])}>
                  {t('clear')}
                </Button>
                {bulkActions}
              </>
            ) : null}
          </div>
        ) : null}
        {footer}
      </div>
    </div>
  );
}
