import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { Button } from '#components/Button';
import { ImportDialog } from '#components/ImportDialog';
import { KeyboardShortcutsDialog } from '#components/KeyboardShortcutsDialog';
import { Page } from '#components/Page';
import { RecordLayout } from '#components/RecordLayout';
import { useRecordKeys } from '#components/RecordList';
import { useRecordNavigation } from '#lib/records/useRecordNavigation';
import { preserveFocus } from '#lib/router/preserveFocus';

import type { ProductBulkChange, ProductSelection } from './api';
import { BulkActions } from './BulkActions';
import { filterOf, inventoryParams, productPath } from './inventoryPath';
import type { InventoryAddress } from './inventoryPath';
import * as styles from './InventoryScreen.css';
import { lazyImportCsv } from './lazyImportCsv';
import { ListMenu } from './ListMenu';
import { PricesDialog } from './PricesDialog';
import { ProductRecord } from './ProductRecord';
import { ProductTable } from './ProductTable';
import type { ProductSelectionState } from './ProductTable';
import { listParamsOf, optionsQuery, productQuery, productsQuery, productTagsQuery } from './queries';
import { TagsDialog } from './TagsDialog';
import { useInventoryActions } from './useInventoryActions';

export type InventoryScreenProps = {
  /** Id of the open product. */
  id: string | undefined;
};

// Stable empty array: memoised children must not re-render.
const emptyList: readonly never[] = [];
const noSelection: ProductSelectionState = { keys: [], all: false };

/** The table of products for one address, or the open product in its place. */
export function InventoryScreen({ id }: InventoryScreenProps) {
  const { t, i18n } = useTranslation('inventory');
  const { language } = i18n;
  const navigate = useNavigate();
  const client = useQueryClient();
  const address = inventoryParams.parse(useLocation().search);
  const { mode } = address;
  const params = listParamsOf(address);
  const query = useQuery(productsQuery(params, language));
  const { data: options } = useQuery(optionsQuery());
  const { data: tags = emptyList } = useQuery(productTagsQuery());
  const { data: openProduct } = useQuery({
    ...productQuery(id ?? '', client),
    enabled: id !== undefined && mode !== 'new',
  });
  const actions = useInventoryActions();

  const products = query.data?.products ?? emptyList;
  const ids = products.map((product) => product.id);
  const filterKey = JSON.stringify(filterOf(address));
  const listKey = JSON.stringify(params);
  const [selected, setSelected] = useState({ of: filterKey, ...noSelection });
  const selection = selected.of === filterKey ? selected : noSelection;
  const select = (next: ProductSelectionState) => setSelected({ of: filterKey, ...next });
  const [dialog, setDialog] = useState<'help' | 'import' | 'prices' | 'tags'>();
  const close = () => setDialog(undefined);
  const list = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);

  const pagination = query.data?.pagination;
  const { page } = params;
  const hasNext = !query.isPlaceholderData && pagination !== undefined && page < pagination.lastPage;
  // A page takes 300 ms: the next one is asked for before it is wanted.
  const prefetchNext = useEffectEvent(
    () => void client.prefetchQuery(productsQuery({ ...params, page: page + 1 }, language)),
  );
  useEffect(() => {
    if (hasNext) prefetchNext();
  }, [hasNext, listKey]);

  const hrefOf = (change: Partial<InventoryAddress>, product?: string) =>
    inventoryParams.href(productPath(product), { ...address, mode: '', ...change });
  const change = (next: Partial<InventoryAddress>) =>
    void navigate(hrefOf({ page: 1, ...next }), { replace: true, state: preserveFocus });
  const create = () => void navigate(hrefOf({ mode: 'new' }, `prd_${crypto.randomUUID()}`));

  const navigation = useRecordNavigation({
    list,
    listKey,
    ids,
    openId: id,
    onOpen: (product) => void navigate(hrefOf({}, product)),
  });
  const total = pagination && 'length' in pagination ? pagination.length : 0;
  const count = selection.all ? total : selection.keys.length;
  const chosen: ProductSelection = selection.all ? { filter: filterOf(address) } : { ids: [...selection.keys] };

  function changeSelected(what: ProductBulkChange) {
    const isRemoval = what.kind === 'remove';
    const removed = selection.keys;
    actions.change(chosen, what, () => {
      if (!isRemoval) return;
      select(noSelection);
      navigation.afterRemoval(removed);
    });
  }

  const bindings = useRecordKeys({
    navigation,
    create: { label: t('keys.create'), run: create },
    onSearch: () => searchField.current?.focus(),
    onHelp: () => setDialog('help'),
    commands: [
      { id: 'select', keys: ['X'], label: t('keys.select') },
      { id: 'all', keys: ['Mod+A'], label: t('keys.all') },
      { id: 'edit', keys: ['F2'], label: t('keys.edit') },
      { id: 'cells', keys: ['ArrowLeft', 'ArrowRight'], label: t('keys.cells') },
      {
        id: 'prices',
        keys: ['P'],
        label: t('keys.prices'),
        run: () => id === undefined && count > 0 && (setDialog('prices'), true),
      },
      // The form of a product listens for it.
      { id: 'save', keys: ['Mod+S'], label: t('keys.save') },
    ],
  });

  const name = mode === 'new' ? t('form.new') : openProduct?.name;
  return (
    <Page padding="none">
      <title>{t('documentTitle', { title: (id === undefined ? undefined : name) ?? t('title') })}</title>
      <RecordLayout
        arrangement="instead"
        listKey={listKey}
        recordKey={id}
        list={
          <div className={styles.list}>
            <div className={styles.header}>
              <h1 className={styles.title} tabIndex={-1}>
                {t('title')}
              </h1>
              <div className={styles.actions}>
                <ListMenu
                  // A page beyond the last has no total, though there are products.
                  isEmpty={pagination === undefined || ('length' in pagination && total === 0)}
                  onImport={() => setDialog('import')}
                  onExport={() => void actions.exportCsv(filterOf(address))}
                  onTags={() => setDialog('tags')}
                  onHelp={() => setDialog('help')}
                />
                <Button tone="primary" variant="solid" leadingIcon={PlusIcon} onClick={create}>
                  {t('action.create')}
                </Button>
              </div>
            </div>
            <div ref={list}>
              <ProductTable
                query={query}
                address={address}
                options={options}
                tags={tags}
                selection={selection}
                onSelect={select}
                bulkActions={
                  <BulkActions
                    shown={products.filter((product) => selection.all || selection.keys.includes(product.id))}
                    tags={tags}
                    onChange={changeSelected}
                    onPrices={() => setDialog('prices')}
                  />
                }
                actions={actions}
                returnId={navigation.returnId}
                hrefOf={hrefOf}
                onChange={change}
                onCreate={create}
                searchRef={searchField}
              />
            </div>
          </div>
        }
        record={
          id === undefined ? undefined : (
            <ProductRecord
              key={id}
              id={id}
              isNew={mode === 'new'}
              options={options}
              tags={tags}
              backHref={hrefOf({})}
              savedHref={hrefOf({}, id)}
              onRemove={() => actions.change({ ids: [id] }, { kind: 'remove' }, () => navigation.afterRemoval([id]))}
            />
          )
        }
      />
      <PricesDialog
        open={dialog === 'prices'}
        selection={chosen}
        onClose={close}
        onApply={(what) => {
          close();
          changeSelected(what);
        }}
      />
      <ImportDialog
        open={dialog === 'import'}
        title={t('import.title')}
        onClose={close}
        component={lazyImportCsv}
        props={{ onClose: close, onUndo: actions.undo }}
      />
      <TagsDialog open={dialog === 'tags'} onClose={close} />
      <KeyboardShortcutsDialog
        open={dialog === 'help'}
        onClose={close}
        bindings={bindings}
        description={t('keys.text')}
      />
    </Page>
  );
}
