import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { startTransition, useDeferredValue, useId, useMemo, useOptimistic, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { Checkbox } from '#components/Checkbox';
import { EmptyState } from '#components/EmptyState';
import type { EmptyStateProps } from '#components/EmptyState';
import { QueryPanel } from '#components/QueryPanel';
import { SearchField } from '#components/SearchField';
import { Skeleton } from '#components/Skeleton';
import { useSearchWhileTyping } from '#lib/react/useSearchWhileTyping';
import { useRowFocus } from '#lib/records/useRowFocus';
import { handleRowKeys } from '#lib/selection/handleRowKeys';
import type { Selection } from '#lib/selection/useSelection';

import * as styles from './RecordList.css';
import { RecordRows } from './RecordRows';
import type { RecordRowsProps } from './RecordRows';
import { RowStateContext } from './rowState';

export { RecordCheckbox } from './RecordCheckbox';
export type { RecordCheckboxProps } from './RecordCheckbox';
export { RecordRows } from './RecordRows';
export type { RecordRowsProps } from './RecordRows';
export { RecordRow } from './RecordRow';
export type { RecordRowProps } from './RecordRow';
export { useRecordActions } from './useRecordActions';
export type { ActionTools } from './useRecordActions';
export { useRecordKeys } from './useRecordKeys';
export type { RecordCommand, RecordKeysOptions } from './useRecordKeys';
export { useRecordScreen } from './useRecordScreen';
export type { RecordScreen, RecordScreenOptions } from './useRecordScreen';

/** The search field of a `RecordList`. */
export type RecordListSearch = {
  /** Accessible name and placeholder of the field. */
  label: string;
  /** The search whose results are listed; empty without one. */
  value: string;
  /** Called on Enter and when the field is cleared; with `pause`, while typing. */
  onSearch: (text: string) => void;
  /** Milliseconds without a key press before the search starts; without a pause only Enter starts it. */
  pause?: number | undefined;
};

/** The bar of a `RecordList` that acts on the selected records. */
export type RecordListBulkActions<Item> = {
  /** Accessible name of the bar. */
  label: string;
  /** Actions for the selected records, shown while there are any. `onDone` returns the focus to the list. */
  children: (selected: readonly Item[], onDone: () => void) => ReactNode;
};

export type RecordListProps<Data, Item> = Omit<RecordRowsProps<Item>, 'label' | 'items' | 'rowHeight'> & {
  /** Accessible name of the whole area. */
  label: string;
  /** Title of the view; a placeholder is shown while it is empty. */
  title: string;
  /** By default 1 while no record is open, and 2 beside an open record. */
  headingLevel?: 1 | 2 | undefined;
  /** How many records there are: "1–10 of 125". Announced when it changes. */
  summary?: string | undefined;
  /** Before the title, for example a `RecordLayoutSidebarButton`. */
  headerStart?: ReactNode;
  /** Behind the title: actions on the view. */
  headerEnd?: ReactNode;
  /** Id of the open record. */
  openId?: string | undefined;
  /** Id of the record that was open until now: its row takes the focus again. See `useRecordNavigation`. */
  returnId?: string | undefined;
  /** The search field. */
  searchRef?: Ref<HTMLInputElement> | undefined;
  /** Search field above the rows. */
  search?: RecordListSearch | undefined;
  /** Above the rows: a field for a new record, or the filters that are set. */
  controls?: ReactNode;
  /** Result of `useSelection`; rows can be selected with it. */
  selection?: Selection | undefined;
  /** Bar with the actions for the selected records. */
  bulkActions?: RecordListBulkActions<Item> | undefined;
  /** Result of `useQuery`, whose state decides what is shown. */
  query: UseQueryResult<Data>;
  /** Translated subject of the error message "Could not load {{thing}}". */
  what: string;
  /** The records in the data. */
  getItems: (data: Data) => readonly Item[];
  /** Shown when there are no records; says why. */
  empty: ReactNode;
  /** Said instead of `empty` when the search found none, with the way to all records. */
  noMatch?: Pick<EmptyStateProps, 'title' | 'description' | 'action'> | undefined;
  /** Accessible name of the list of rows. */
  rowsLabel: string;
  /** Identifies what is listed: with another list, rows and search field are reset. */
  listKey: string;
  /** Height of a row in rem, which is reserved until the row is rendered. */
  rowHeight?: number | undefined;
  /** Arranges the records otherwise than as rows below each other, as cards; or puts something around `RecordRows`. */
  renderItems?: ((rows: RecordRowsProps<Item>) => ReactNode) | undefined;
  /** How `renderItems` arranges them: between cards in columns, the arrow keys are those of the screen alone. */
  arrangement?: 'rows' | 'cards' | undefined;
  /** Shown while loading instead of rows. */
  skeleton?: ReactNode;
  /** Beside the rows, for example a rail of letters. */
  aside?: ReactNode;
  /** Below the rows, for example a `Pagination`. */
  renderFooter?: ((data: Data) => ReactNode) | undefined;
};

/**
 * A list of records with title, search, selection and all its states. Keys come from `useRecordKeys`; the row of a
 * record is a `RecordRow`.
 */
export function RecordList<Data, Item>({
  label,
  title,
  openId,
  returnId,
  headingLevel = openId === undefined ? 1 : 2,
  summary,
  headerStart,
  headerEnd,
  search,
  searchRef,
  controls,
  selection,
  bulkActions,
  query,
  what,
  getItems,
  empty,
  noMatch,
  rowsLabel,
  listKey,
  aside,
  renderFooter,
  rowHeight = 6,
  renderItems,
  arrangement = 'rows',
  skeleton = <RowSkeletons />,
  ...rows
}: RecordListProps<Data, Item>) {
  const Title: `h${typeof headingLevel}` = `h${headingLevel}`;
  const items = query.data === undefined ? undefined : getItems(query.data);
  // Deferred like the rows: what stands beside them acts on them.
  const hasRows = useDeferredValue(items !== undefined);
  const rowsProps: RecordRowsProps<Item> = { ...rows, rowHeight, label: rowsLabel, items: items ?? [] };
  const rowFocus = useRowFocus<HTMLDivElement>((key) => items?.some((item) => rows.getKey(item) === key) ?? false);
  return (
    <section
      className={styles.root}
      aria-label={label}
      data-virtual={rows.virtual || undefined}
      style={assignInlineVars({ [styles.rowHeight]: `${rowHeight}rem` })}
    >
      <div className={styles.header}>
        {headerStart}
        {title === '' ? (
          <Skeleton width="narrow" />
        ) : (
          <Title className={styles.title} tabIndex={-1}>
            {title}
          </Title>
        )}
        <span className={styles.summary} role="status">
          {summary}
        </span>
        {headerEnd}
      </div>
      {search === undefined ? null : search.pause === undefined ? (
        <Search key={`${listKey} ${search.value}`} fieldRef={searchRef} {...search} />
      ) : (
        <SearchWhileTyping fieldRef={searchRef} {...search} pause={search.pause} />
      )}
      {controls === undefined ? null : <div className={styles.controls}>{controls}</div>}
      {selection === undefined || bulkActions === undefined ? null : (
        <BulkActionsBar
          {...bulkActions}
          selection={selection}
          items={items ?? []}
          getKey={rows.getKey}
          // Above cards, which show their checkboxes only when they are pointed at, the box would say nothing alone.
          showLabel={arrangement === 'cards'}
        />
      )}
      <div className={styles.body}>
        <div
          {...rowFocus}
          role="presentation"
          className={styles.panel}
          data-inset={(!query.isPending && !items?.length) || undefined}
          // Letters are keys of the screen, which can be turned off.
          onKeyDown={
            selection &&
            ((event) => handleRowKeys(event, selection, { letters: false, arrows: arrangement === 'rows' }))
          }
        >
          <QueryPanel
            query={query}
            what={what}
            headingLevel={2}
            fill={rows.virtual}
            skeleton={skeleton}
            isEmpty={() => items?.length === 0}
            empty={
              noMatch && search && search.value !== '' ? <EmptyState icon={MagnifyingGlassIcon} {...noMatch} /> : empty
            }
          >
            {(data) => (
              <>
                <RowStateContext value={{ openId, returnId, selection }}>
                  {renderItems ? renderItems(rowsProps) : <RecordRows key={listKey} {...rowsProps} />}
                </RowStateContext>
                {renderFooter === undefined ? null : <div className={styles.footer}>{renderFooter(data)}</div>}
              </>
            )}
          </QueryPanel>
        </div>
        {hasRows ? aside : null}
      </div>
    </section>
  );
}

/** Longest search in characters, as in `textParam`. */
const maxSearchLength = 200;

type SearchProps = RecordListSearch & { fieldRef: Ref<HTMLInputElement> | undefined };

function Search({ label, value, onSearch, fieldRef }: SearchProps) {
  const [text, setText] = useState(value);
  return (
    <div className={styles.search}>
      <SearchField
        {...(fieldRef !== undefined && { ref: fieldRef })}
        label={label}
        placeholder={label}
        value={text}
        maxLength={maxSearchLength}
        onSubmit={onSearch}
        onChange={(next) => {
          setText(next);
          if (next === '' && value !== '') onSearch('');
        }}
      />
    </div>
  );
}

function SearchWhileTyping({ label, value, onSearch, fieldRef, pause }: SearchProps & { pause: number }) {
  const { text, onChange, onSubmit } = useSearchWhileTyping({ value, onSearch, pause });
  return (
    <div className={styles.search}>
      <SearchField
        {...(fieldRef !== undefined && { ref: fieldRef })}
        label={label}
        placeholder={label}
        value={text}
        maxLength={maxSearchLength}
        onSubmit={onSubmit}
        onChange={onChange}
      />
    </div>
  );
}

type BulkActionsBarProps<Item> = RecordListBulkActions<Item> & {
  /** Shows what the checkbox selects until something is selected. */
  showLabel: boolean;
  selection: Selection;
  items: readonly Item[];
  getKey: (item: Item) => string;
};

function BulkActionsBar<Item>({ label, children, selection, items, getKey, showLabel }: BulkActionsBarProps<Item>) {
  const { t } = useTranslation('RecordList');
  const checkboxId = useId();
  const { selectedKeys, isSelected, coverageOf } = selection;
  const [choosing, setChoosing] = useOptimistic<boolean | undefined>(undefined);
  // Not with each render: the list may have ten thousand rows.
  const selected = useMemo(
    () => (selectedKeys.length === 0 ? [] : items.filter((item) => isSelected(getKey(item)))),
    [items, getKey, selectedKeys, isSelected],
  );
  const coverage = useMemo(() => coverageOf(items.map(getKey)), [items, getKey, coverageOf]);
  const count = selected.length;
  const isLabelShown = showLabel && count === 0;
  // The actions unmount with the selection, so focus moves to the checkbox.
  const focusCheckbox = () => document.getElementById(checkboxId)?.focus();
  return (
    <div
      role="presentation"
      className={styles.selectionBar}
      data-selecting={count > 0 || undefined}
      onKeyDown={(event) => {
        handleRowKeys(event, selection, { letters: false });
        if (event.key === 'Escape' && event.isPropagationStopped()) focusCheckbox();
      }}
    >
      <div className={styles.bulkActions} data-labelled={isLabelShown || undefined} role="group" aria-label={label}>
        <Checkbox
          id={checkboxId}
          label={t('selectAll')}
          hideLabel={!isLabelShown}
          checked={choosing ?? coverage === 'all'}
          indeterminate={choosing === undefined && coverage === 'some'}
          disabled={items.length === 0}
          onChange={(on) =>
            // The box changes at once; ten thousand rows in steps, which block no frame.
            startTransition(() => {
              setChoosing(on);
              selection.setAll(on);
            })
          }
        />
        <span className={styles.selectedCount} role="status">
          {count > 0 ? t('selected', { count }) : ''}
        </span>
        {count > 0 ? children(selected, focusCheckbox) : null}
      </div>
    </div>
  );
}

function RowSkeletons() {
  return (
    <div>
      {Array.from({ length: 10 }, (_, row) => (
        <div key={row} className={styles.rowSkeleton}>
          <Skeleton variant="circle" size="small" />
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  );
}
