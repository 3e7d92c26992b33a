import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { DataTable } from '#components/DataTable';
import { EmptyState } from '#components/EmptyState';
import { FilterBar } from '#components/FilterBar';
import type { FilterValues } from '#components/FilterBar';
import { LinkButton } from '#components/LinkButton';
import { Pagination } from '#components/Pagination';
import { SearchField } from '#components/SearchField';
import { Select } from '#components/Select';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { useSearchWhileTyping } from '#lib/react/useSearchWhileTyping';
import { useStore } from '#lib/store/useStore';
import { media } from '#theme/media';

import type { Product, ProductPage, ProductTag } from './api';
import type { InventoryOptions } from './inventoryOptions';
import { isFiltered, pageSizes } from './inventoryPath';
import type { InventoryAddress } from './inventoryPath';
import { inventoryLimits } from './limits';
import { productColumns } from './productColumns';
import * as styles from './ProductTable.css';
import { stockLevels } from './stockLevel';
import { tableSettings } from './tableSettings';
import { sortParams, tableSort } from './tableSort';
import type { InventoryActions } from './useInventoryActions';

/** The selected products of a list; with `all`, also those on other pages. */
export interface ProductSelectionState {
  keys: readonly string[];
  all: boolean;
}

export type ProductTableProps = {
  query: UseQueryResult<ProductPage>;
  address: InventoryAddress;
  options: InventoryOptions | undefined;
  tags: readonly ProductTag[];
  selection: ProductSelectionState;
  onSelect: (selection: ProductSelectionState) => void;
  bulkActions: ReactNode;
  actions: InventoryActions;
  /** Id of the product that was open: its row takes the focus. */
  returnId: string | undefined;
  hrefOf: (change: Partial<InventoryAddress>, id?: string) => string;
  onChange: (change: Partial<InventoryAddress>) => void;
  onCreate: () => void;
  searchRef: Ref<HTMLInputElement>;
};

/** Milliseconds without a key press before the search starts. */
const searchPause = 200;
const noRows: readonly Product[] = [];
/** What a card shows on a phone beside the name. */
const cardColumns = ['price', 'stock', 'active'];

function filterValues({ categories, brands, vendors, tags, state, stock }: InventoryAddress): FilterValues {
  const all = { stock, state: state === '' ? [] : [state], categories, brands, vendors, tags };
  return Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0));
}

function toFilterParams(values: FilterValues): Partial<InventoryAddress> {
  const { stock = [], state = [], categories = [], brands = [], vendors = [], tags = [] } = values;
  const [only] = state;
  return {
    stock: stockLevels.filter((level) => stock.includes(level)),
    state: only === 'active' || only === 'inactive' ? only : '',
    categories,
    brands,
    vendors,
    tags,
  };
}

/** The products of an address in a table, with search, filters, order and pages. */
export function ProductTable({
  query,
  address,
  options,
  tags,
  selection,
  onSelect,
  bulkActions,
  actions,
  returnId,
  hrefOf,
  onChange,
  onCreate,
  searchRef,
}: ProductTableProps) {
  const { t, i18n } = useTranslation('inventory');
  const { language } = i18n;
  const settings = useStore(tableSettings);
  const isPhone = useMediaQuery(media.belowSm);
  const search = useSearchWhileTyping({
    value: address.search,
    onSearch: (text) => onChange({ search: text }),
    pause: searchPause,
  });
  // The same columns until a text changes: the table keeps their layout.
  const columns = useMemo(() => productColumns({ t, language, options, tags }), [t, language, options, tags]);
  const { isPlaceholderData, error, isFetching, refetch } = query;
  // A hundred rows are rendered in slices, between which the page responds; only their arrival is one task.
  const data = useDeferredValue(query.data);
  const rows = data?.products ?? noRows;
  const total = data && 'length' in data.pagination ? data.pagination.length : undefined;
  const lastPage = data?.pagination.lastPage ?? 1;
  const named = (list: ReadonlyArray<{ id: string; name: string }> | undefined) =>
    (list ?? []).map(({ id, name }) => ({ value: id, label: name }));

  function empty() {
    if (data?.products === null) {
      return (
        <EmptyState
          icon={MagnifyingGlassIcon}
          title={t('list.noPage', { page: address.page })}
          action={<LinkButton href={hrefOf({ page: lastPage })}>{t('list.lastPage')}</LinkButton>}
        />
      );
    }
    if (isFiltered(address)) {
      return (
        <EmptyState
          icon={MagnifyingGlassIcon}
          title={address.search === '' ? t('list.noMatch') : t('list.noMatchSearch', { search: address.search })}
          description={t('list.noMatchText')}
          action={
            <Button onClick={() => onChange({ ...toFilterParams({}), search: '' })}>{t('list.clearFilters')}</Button>
          }
        />
      );
    }
    return (
      <EmptyState
        icon={ArchiveBoxIcon}
        title={t('list.empty')}
        description={t('list.emptyText')}
        action={
          <Button tone="primary" variant="solid" onClick={onCreate}>
            {t('action.create')}
          </Button>
        }
      />
    );
  }

  return (
    <DataTable
      caption={t('list.caption')}
      hideCaption
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      rowLabel={({ name, sku }) => (sku === '' ? name : `${name} (${sku})`)}
      rowHref={({ id }) => hrefOf({}, id)}
      returnKey={returnId}
      sort={tableSort(address)}
      onSortChange={(sort) => onChange({ ...sortParams(sort), page: 1 })}
      selectedKeys={selection.keys}
      onSelectionChange={(keys) => onSelect({ keys, all: false })}
      totalRows={total}
      allRowsSelected={selection.all}
      onAllRowsSelectedChange={(all) => onSelect({ keys: all ? selection.keys : [], all })}
      onCellEdit={({ row, column, value }) => actions.editCell(row, column, value)}
      bulkActions={bulkActions}
      loading={data === undefined && error === null}
      loadingRows={address.size}
      failure={
        error !== null && data === undefined
          ? { error, what: t('list.what'), onRetry: () => void refetch(), loading: isFetching }
          : undefined
      }
      empty={empty()}
      columnChooser={!isPhone}
      hiddenColumns={
        isPhone
          ? columns.map(({ id }) => id).filter((id) => id !== 'name' && !cardColumns.includes(id))
          : settings.hidden
      }
      onHiddenColumnsChange={(hidden) => tableSettings.set({ ...settings, hidden })}
      pinnedColumns={isPhone ? {} : settings.pins}
      onPinnedColumnsChange={(pins) => tableSettings.set({ ...settings, pins })}
      resizableColumns={!isPhone}
      columnWidths={settings.widths}
      onColumnWidthsChange={(widths) => tableSettings.set({ ...settings, widths })}
      density={settings.density}
      height="screen"
      toolbar={
        <FilterBar
          label={t('list.filters')}
          statusText={total === undefined ? '' : t('list.count', { count: total })}
          value={filterValues(address)}
          onChange={(values) => onChange(toFilterParams(values))}
          filters={[
            {
              id: 'stock',
              label: t('fields.stock'),
              options: stockLevels.map((value) => ({ value, label: t(`stock.${value}`) })),
            },
            {
              id: 'state',
              label: t('fields.state'),
              multiple: false,
              options: (['active', 'inactive'] as const).map((value) => ({ value, label: t(`state.${value}`) })),
            },
            { id: 'categories', label: t('fields.category'), options: named(options?.categories) },
            { id: 'brands', label: t('fields.brand'), options: named(options?.brands) },
            { id: 'vendors', label: t('fields.vendor'), options: named(options?.vendors) },
            { id: 'tags', label: t('fields.tag'), options: tags.map(({ id, title }) => ({ value: id, label: title })) },
          ]}
        >
          <div className={styles.search}>
            <SearchField
              label={t('list.search')}
              hideLabel
              placeholder={t('list.searchHint')}
              maxLength={inventoryLimits.search}
              ref={searchRef}
              value={search.text}
              loading={isPlaceholderData}
              onChange={search.onChange}
              onSubmit={search.onSubmit}
            />
          </div>
        </FilterBar>
      }
      footer={
        <div className={styles.footer}>
          <div className={styles.size}>
            <Select
              label={t('list.size')}
              hideLabel
              value={String(address.size)}
              options={pageSizes.map((size) => ({ value: String(size), label: t('list.perPage', { count: size }) }))}
              onChange={(value) => {
                const size = pageSizes.find((one) => String(one) === value);
                if (size !== undefined) onChange({ size });
              }}
            />
          </div>
          <Pagination
            page={address.page}
            lastPage={lastPage}
            hrefFor={(page) => hrefOf({ page })}
            label={t('list.pages')}
          />
        </div>
      }
    />
  );
}
