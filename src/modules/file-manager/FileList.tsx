import ArrowDownTrayIcon from '@heroicons/react/24/outline/ArrowDownTrayIcon';
import ArrowRightCircleIcon from '@heroicons/react/24/outline/ArrowRightCircleIcon';
import ArrowsUpDownIcon from '@heroicons/react/24/outline/ArrowsUpDownIcon';
import ArrowUpTrayIcon from '@heroicons/react/24/outline/ArrowUpTrayIcon';
import ArrowUturnLeftIcon from '@heroicons/react/24/outline/ArrowUturnLeftIcon';
import ClockIcon from '@heroicons/react/24/outline/ClockIcon';
import DocumentDuplicateIcon from '@heroicons/react/24/outline/DocumentDuplicateIcon';
import FolderIcon from '@heroicons/react/24/outline/FolderIcon';
import ListBulletIcon from '@heroicons/react/24/outline/ListBulletIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import Squares2X2Icon from '@heroicons/react/24/outline/Squares2X2Icon';
import StarIcon from '@heroicons/react/24/outline/StarIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { Breadcrumb } from '#components/Breadcrumb';
import { Button } from '#components/Button';
import { ContextMenu } from '#components/ContextMenu';
import { EmptyState } from '#components/EmptyState';
import { mirroredIcon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { Link } from '#components/Link';
import { Menu, radioSection } from '#components/Menu';
import { RecordLayoutSidebarButton } from '#components/RecordLayout';
import { RecordList } from '#components/RecordList';
import { Skeleton } from '#components/Skeleton';
import { ToggleGroup } from '#components/ToggleGroup';
import { VirtualGrid } from '#components/VirtualGrid';
import { VirtualList } from '#components/VirtualList';
import type { VirtualHandle } from '#components/VirtualList';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import type { Selection } from '#lib/selection/useSelection';
import { media } from '#theme/media';

import type { FileItem, FolderContent, LocatedItem } from './api';
import { FileEntry } from './FileEntry';
import * as styles from './FileList.css';
import { listHref, placeHref } from './filePath';
import { useFilesScreen } from './filesContext';
import { fileSorts } from './fileTree';
import type { FileSort } from './fileTree';
import { useItemMenu } from './useItemMenu';

const RestoreIcon = mirroredIcon(ArrowUturnLeftIcon);
const MoveIcon = mirroredIcon(ArrowRightCircleIcon);

/** Pause in ms after the last key before a search starts. */
const searchPause = 150;

export type FileListProps = {
  query: UseQueryResult<FolderContent | LocatedItem[]>;
  /** The items in their order. */
  items: readonly FileItem[];
  /** The folders from the root to the one that is listed. */
  path: readonly FileItem[];
  title: string;
  selection: Selection;
  onSelectionChange: (keys: string[]) => void;
  listKey: string;
  onSearch: (text: string) => void;
  headerEnd: ReactNode;
  searchRef: Ref<HTMLInputElement>;
  listRef: Ref<VirtualHandle>;
};

const getId = ({ id }: FileItem) => id;
const getName = ({ name }: FileItem) => name;

const emptyIcons = { folder: ArrowUpTrayIcon, favorites: StarIcon, recent: ClockIcon, trash: TrashIcon } as const;

/** The items of a folder or view, with their search, order and the actions for those that are selected. */
export function FileList({
  query,
  items,
  path,
  title,
  selection,
  onSelectionChange,
  listKey,
  onSearch,
  headerEnd,
  searchRef,
  listRef,
}: FileListProps) {
  const { t } = useTranslation('file-manager');
  const { address, openItem, arrange } = useFilesScreen();
  const { sectionsFor, run } = useItemMenu();
  const isPhone = useMediaQuery(media.belowSm);
  const { display, sort, order } = address;
  const displays = [
    { value: 'grid' as const, label: t('display.grid'), icon: Squares2X2Icon },
    { value: 'list' as const, label: t('display.list'), icon: ListBulletIcon },
  ];
  const pressed = useRef<readonly FileItem[]>([]);
  const { isSelected, selectedKeys } = selection;
  const byId = (id: string | undefined) => items.find((item) => item.id === id);
  const selected = items.filter(({ id }) => isSelected(id));

  // Stable while scrolling, so that only newly visible rows render.
  const draggedWith = useCallback(
    (item: FileItem) => (isSelected(item.id) ? items.filter(({ id }) => isSelected(id)) : [item]),
    [items, isSelected],
  );
  const renderEntry = useCallback(
    (item: FileItem) => <FileEntry item={item} display={display} draggedWith={draggedWith} />,
    [display, draggedWith],
  );

  function sectionsAt(target: Element) {
    const entry =
      target.closest<HTMLElement>('[data-file-id]') ??
      target.closest('[data-slot]')?.querySelector<HTMLElement>('[data-file-id]');
    const item = byId(entry?.dataset['fileId']);
    if (!item) return [];
    // As on a desktop, the menu is about what is selected if that contains the item.
    pressed.current = isSelected(item.id) ? selected : [item];
    if (!isSelected(item.id)) selection.select(item.id);
    return sectionsFor(pressed.current);
  }

  const shared = {
    ref: listRef,
    label: t('list.label'),
    items,
    itemKey: getId,
    textOf: getName,
    selectedKeys,
    onSelectionChange,
    multiple: true,
    onAction: (id: string) => {
      const item = byId(id);
      if (item) openItem(item);
    },
  };

  return (
    <RecordList
      label={t('list.label')}
      title={title}
      headingLevel={address.id === undefined ? 1 : 2}
      summary={query.data === undefined ? undefined : t('list.count', { count: items.length })}
      headerStart={<RecordLayoutSidebarButton label={t('views.open')} />}
      headerEnd={
        <>
          <Menu
            label={t('sort.label', { sort: t(`sort.${sort}`) })}
            icon={ArrowsUpDownIcon}
            align="end"
            sections={[
              radioSection({
                id: 'sort',
                label: t('sort.by'),
                options: fileSorts.map((value) => ({ value, label: t(`sort.${value}`) })),
                value: sort,
                onChange: (next) => arrange({ sort: next }),
              }),
              radioSection({
                id: 'order',
                label: t('sort.order'),
                options: (['asc', 'desc'] as const).map((value) => ({ value, label: t(`sort.${value}`) })),
                value: order,
                onChange: (next) => arrange({ order: next }),
              }),
              // There is no room for the buttons.
              ...(isPhone
                ? [
                    radioSection({
                      id: 'display',
                      label: t('display.label'),
                      options: displays.map(({ value, label }) => ({ value, label })),
                      value: display,
                      onChange: (next) => arrange({ display: next }),
                    }),
                  ]
                : []),
            ]}
          />
          {isPhone ? null : (
            <ToggleGroup
              label={t('display.label')}
              iconOnly
              size="small"
              value={display}
              options={displays}
              onChange={(next) => arrange({ display: next })}
            />
          )}
          {headerEnd}
        </>
      }
      search={{ label: t('list.search'), value: address.q, onSearch, pause: searchPause }}
      searchRef={searchRef}
      controls={
        path.length === 0 || address.q !== '' ? undefined : (
          <Breadcrumb
            items={[
              { label: t('views.folder'), href: placeHref(address, { view: 'folder', folderId: null }) },
              ...path.map(({ id, name }) => ({
                label: name,
                href: placeHref(address, { view: 'folder', folderId: id }),
              })),
            ]}
          />
        )
      }
      selection={selection}
      bulkActions={{
        label: t('list.selected'),
        children: (chosen, onDone) => <SelectionActions items={chosen} selection={selection} onDone={onDone} />,
      }}
      query={query}
      what={t('list.what')}
      getItems={() => items}
      getKey={getId}
      rowsLabel={t('list.label')}
      listKey={listKey}
      virtual
      skeleton={<EntrySkeletons display={display} />}
      renderRow={renderEntry}
      renderItems={() => (
        <ContextMenu label={t('list.actions')} sections={sectionsAt} onAction={(id) => run(id, pressed.current)}>
          <div className={styles.window} data-display={display}>
            {display === 'grid' ? (
              <VirtualGrid key={listKey} {...shared} minTileWidth={176} estimatedHeight={210} gap={12}>
                {renderEntry}
              </VirtualGrid>
            ) : (
              <>
                <ColumnHeads />
                <div className={styles.rows}>
                  <VirtualList key={listKey} {...shared} as="grid" estimatedHeight={isPhone ? 48 : 44}>
                    {renderEntry}
                  </VirtualList>
                </div>
              </>
            )}
          </div>
        </ContextMenu>
      )}
      empty={<NoItems />}
    />
  );
}

const columnSorts: ReadonlyArray<readonly [sort: FileSort, end: boolean]> = [
  ['name', false],
  ['modified', false],
  ['size', true],
  ['kind', false],
];

/** The heads of the columns, by which a list is sorted. */
function ColumnHeads() {
  const { t } = useTranslation('file-manager');
  const { address, arrange } = useFilesScreen();
  const { sort, order } = address;
  return (
    <div className={styles.heads} role="group" aria-label={t('sort.by')}>
      {columnSorts.map(([one, isEnd]) => (
        <button
          key={one}
          type="button"
          className={styles.head}
          data-sort={one}
          data-end={isEnd || undefined}
          aria-pressed={one === sort}
          onClick={() => arrange({ sort: one, order: one === sort && order === 'asc' ? 'desc' : 'asc' })}
        >
          {t(`sort.${one}`)}
          <span aria-hidden="true">{one === sort ? (order === 'asc' ? '↑' : '↓') : ''}</span>
        </button>
      ))}
    </div>
  );
}

type SelectionActionsProps = { items: readonly FileItem[]; selection: Selection; onDone: () => void };

/** The actions for the selected items. */
function SelectionActions({ items, selection, onDone }: SelectionActionsProps) {
  const { t } = useTranslation('file-manager');
  const { actions, isTrash, openDialog } = useFilesScreen();
  const isFavorite = items.every(({ favorite }) => favorite);
  return (
    <>
      {isTrash ? (
        <>
          <IconButton
            label={t('action.restore')}
            icon={RestoreIcon}
            onClick={() => {
              actions.restore(items);
              onDone();
            }}
          />
          <IconButton
            label={t('action.forever')}
            icon={TrashIcon}
            onClick={() => void actions.removeForever(items).then((isRemoved) => isRemoved && onDone())}
          />
        </>
      ) : (
        <>
          <IconButton
            label={t('action.download')}
            icon={ArrowDownTrayIcon}
            onClick={() => void actions.download(items)}
          />
          <IconButton
            label={t('action.move')}
            icon={MoveIcon}
            onClick={() => openDialog({ type: 'transfer', mode: 'move', items })}
          />
          <IconButton
            label={t('action.copy')}
            icon={DocumentDuplicateIcon}
            onClick={() => openDialog({ type: 'transfer', mode: 'copy', items })}
          />
          <IconButton
            label={t(isFavorite ? 'action.unfavorite' : 'action.favorite')}
            icon={StarIcon}
            onClick={() => actions.favorite(items, !isFavorite)}
          />
          <IconButton
            label={t('action.trash')}
            icon={TrashIcon}
            onClick={() => {
              actions.trash(items);
              onDone();
            }}
          />
        </>
      )}
      <IconButton
        label={t('list.clear')}
        icon={XMarkIcon}
        onClick={() => {
          selection.clear();
          onDone();
        }}
      />
    </>
  );
}

/** Why there are no items, with the way to some. */
function NoItems() {
  const { t } = useTranslation('file-manager');
  const { address, chooseFiles } = useFilesScreen();
  const { view, folderId, q } = address;
  if (q !== '') {
    return (
      <EmptyState
        align="center"
        icon={MagnifyingGlassIcon}
        title={t('list.noMatch', { search: q })}
        description={t('list.noMatchText')}
        action={<Link href={listHref({ ...address, q: '' })}>{t('list.clearSearch')}</Link>}
      />
    );
  }
  const key = view === 'folder' && folderId === null ? 'root' : view;
  return (
    <EmptyState
      align="center"
      icon={key === 'folder' ? FolderIcon : emptyIcons[view]}
      title={t(`empty.${key}.title`)}
      description={t(`empty.${key}.text`)}
      action={
        view === 'folder' ? (
          <Button variant="outline" leadingIcon={ArrowUpTrayIcon} onClick={() => chooseFiles('files')}>
            {t('new.files')}
          </Button>
        ) : undefined
      }
    />
  );
}

function EntrySkeletons({ display }: { display: 'grid' | 'list' }) {
  return (
    <div className={display === 'grid' ? styles.skeletonGrid : styles.skeletonList}>
      {Array.from({ length: 12 }, (_, entry) => (
        <div key={entry} className={display === 'grid' ? styles.skeletonCard : styles.skeletonRow}>
          <Skeleton lines={display === 'grid' ? 2 : 1} />
        </div>
      ))}
    </div>
  );
}
