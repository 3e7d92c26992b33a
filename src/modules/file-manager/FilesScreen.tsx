import ArrowUpTrayIcon from '@heroicons/react/24/outline/ArrowUpTrayIcon';
import DocumentMagnifyingGlassIcon from '@heroicons/react/24/outline/DocumentMagnifyingGlassIcon';
import QuestionMarkCircleIcon from '@heroicons/react/24/outline/QuestionMarkCircleIcon';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button } from '#components/Button';
import { Icon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { KeyboardShortcutsDialog } from '#components/KeyboardShortcutsDialog';
import { Page } from '#components/Page';
import { RecordLayout, RecordLayoutNarrow } from '#components/RecordLayout';
import { RecordMissing } from '#components/RecordMissing';
import type { VirtualHandle } from '#components/VirtualList';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { HttpError } from '#lib/http/request';
import { useKeyBindings } from '#lib/keyBindings/useKeyBindings';
import type { KeyBinding } from '#lib/keyBindings/keyBindings';
import { lazyComponent } from '#lib/react/lazyComponent';
import { useDialogState } from '#lib/react/useDialogState';
import { preserveFocus } from '#lib/router/preserveFocus';
import { useSelection } from '#lib/selection/useSelection';
import { media } from '#theme/media';

import type { FileItem, FolderContent, LocatedItem } from './api';
import { ConflictDialog } from './ConflictDialog';
import { filesOfField } from './deviceFiles';
import { FileDetails } from './FileDetails';
import { FileList } from './FileList';
import { detailsHref, isFolderList, listHref, placeHref, previewHref } from './filePath';
import type { FileAddress, FilePlace } from './filePath';
import { FilesContext } from './filesContext';
import type { Clipboard, FileDialog, FilesScreenState } from './filesContext';
import * as styles from './FilesScreen.css';
import { isFolder, sortFiles } from './fileTree';
import { FileSidebar, NewMenu } from './FileSidebar';
import { folderQuery, itemQuery, itemsQuery } from './queries';
import { UploadPanel } from './UploadPanel';
import { uploadQueueOf } from './uploadQueue';
import type { DeviceFile } from './uploadQueue';
import { useFileActions } from './useFileActions';
import { useFileDrop } from './useFileDrop';

const lazyPreview = lazyComponent(() => import('./PreviewDialog').then((part) => part.PreviewDialog));
const lazyName = lazyComponent(() => import('./NameDialog').then((part) => part.NameDialog));
const lazyMove = lazyComponent(() => import('./MoveDialog').then((part) => part.MoveDialog));

// Stable empty lists: memoised children must not re-render.
const noItems: readonly FileItem[] = [];
const noKeys: readonly string[] = [];

/** Attributes of a field for a folder, which React's types do not have. */
const folderField = { webkitdirectory: '' };

export type FilesScreenProps = { address: FileAddress };

/** What a list has, whichever call it comes from. */
function readItems(data: FolderContent | LocatedItem[] | undefined): {
  all: readonly FileItem[];
  path: readonly FileItem[];
} {
  if (data === undefined) return { all: noItems, path: noItems };
  return Array.isArray(data)
    ? { all: data, path: noItems }
    : { all: [...data.folders, ...data.files], path: data.path };
}

/** Sidebar, items and the details of one of them, with uploads and dialogs. */
export function FilesScreen({ address }: FilesScreenProps) {
  const { t, i18n } = useTranslation('file-manager');
  const { language } = i18n;
  const navigate = useNavigate();
  const client = useQueryClient();
  const actions = useFileActions();
  const queue = uploadQueueOf(client);
  const isPhone = useMediaQuery(media.belowSm);
  const { view, folderId, id: openId, q, sort, order } = address;
  const isFlat = !isFolderList(address);
  /** Where new items are put. */
  const newItemsIn = isFlat ? null : folderId;
  const isTrash = view === 'trash' && q === '';

  const folder = useQuery({ ...folderQuery(folderId, language), enabled: !isFlat });
  const flat = useQuery({
    ...itemsQuery(q !== '' ? 'search' : view === 'folder' ? 'recent' : view, q, language),
    enabled: isFlat,
  });
  const query = (isFlat ? flat : folder) as UseQueryResult<FolderContent | LocatedItem[]>;
  const { all, path } = useMemo(() => readItems(query.data), [query.data]);
  // Recent files and the trash have an order of their own, until another one is chosen.
  const keepsOrder =
    isFlat && q === '' && (view === 'recent' || view === 'trash') && sort === 'name' && order === 'asc';
  // A folder comes sorted by name.
  const isSorted = keepsOrder || (!isFlat && sort === 'name' && order === 'asc');
  const items = useMemo(
    () => (isSorted ? all : sortFiles(all, { sort, order, language })),
    [all, isSorted, sort, order, language],
  );

  const listKey = listHref({ ...address, sort: 'name', order: 'asc', preview: '' } as FileAddress);
  const [selected, setSelected] = useState<{ of: string; keys: readonly string[] }>({ of: listKey, keys: noKeys });
  const selectedKeys = selected.of === listKey ? selected.keys : noKeys;
  const setKeys = (keys: readonly string[]) => {
    setSelected({ of: listKey, keys });
    // As on a desktop, the details are those of what is selected.
    const [only] = keys;
    if (openId !== undefined && keys.length === 1 && only !== undefined && only !== openId) {
      void navigate(detailsHref(address, only), { replace: true, state: preserveFocus });
    }
  };
  const selection = useSelection({
    mode: 'multiple',
    order: () => items.map(({ id }) => id),
    selectedKeys,
    onSelectionChange: setKeys,
  });

  const list = useRef<VirtualHandle>(null);
  const area = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const filesField = useRef<HTMLInputElement>(null);
  const folderFieldRef = useRef<HTMLInputElement>(null);
  const help = useDialogState();
  const [dialog, setDialog] = useState<{ value: FileDialog; open: boolean }>();
  const [clipboard, setClipboard] = useState<Clipboard>();
  const lastOpen = useRef(openId);

  const focusItem = (id: string | undefined) => {
    const index = items.findIndex((item) => item.id === id);
    if (index >= 0) list.current?.focus(index);
  };
  // The focus returns to the item whose details were open, also with the browser's Back button.
  const returnFocus = useEffectEvent((id: string) => {
    const active = document.activeElement;
    if (active === null || active === document.body || active.matches('h1, h2')) focusItem(id);
  });
  useEffect(() => {
    const before = lastOpen.current;
    lastOpen.current = openId;
    if (openId !== undefined || before === undefined) return;
    const frame = requestAnimationFrame(() => returnFocus(before));
    return () => cancelAnimationFrame(frame);
  }, [openId]);

  const rootName = t('views.folder');
  const folderName = path.at(-1)?.name ?? rootName;
  const place: FilePlace = { view, folderId };
  const parentId = path.at(-2)?.id ?? null;

  // Stable context value: memoised consumers must not re-render with the screen.
  const state = useMemo(
    (): FilesScreenState => ({
      t,
      language,
      address,
      actions,
      isTrash,
      cutIds: clipboard?.mode === 'move' ? clipboard.items.map(({ id }) => id) : noKeys,
      openDialog(value) {
        (value.type === 'transfer' ? lazyMove : lazyName).preload();
        setDialog({ value, open: true });
      },
      openItem(item) {
        // What is in the trash is looked at by its details.
        if (isTrash) void navigate(detailsHref(address, item.id));
        else if (isFolder(item)) void navigate(placeHref(address, { view: 'folder', folderId: item.id }));
        else void navigate(previewHref(address, item.id), { state: preserveFocus });
      },
      openDetails: (item) => void navigate(detailsHref(address, item.id)),
      arrange(change) {
        const next = { ...address, ...change };
        void navigate(address.id === undefined ? listHref(next) : detailsHref(next, address.id), {
          replace: true,
          state: preserveFocus,
        });
      },
      chooseFiles: (kind) => (kind === 'files' ? filesField : folderFieldRef).current?.click(),
    }),
    [t, language, address, actions, isTrash, clipboard, navigate],
  );
  const { openDialog } = state;
  const closeDialog = () => setDialog((before) => before && { ...before, open: false });

  const upload = (files: readonly DeviceFile[], target: string | null) => {
    if (files.length > 0) queue.add(files, target);
  };

  const drop = useFileDrop({
    place: q === '' ? place : { view: 'recent', folderId: null },
    onFiles: upload,
    onItems(ids, target, isCopy) {
      const dragged = items.filter(({ id }) => ids.includes(id));
      if (dragged.length === 0 || (target.folderId !== null && ids.includes(target.folderId))) return;
      if (target.view === 'trash') actions.trash(dragged);
      else if (target.view === 'favorites') actions.favorite(dragged, true);
      else if (isCopy || dragged.some((item) => item.folderId !== target.folderId)) {
        const name = [...items, ...path].find(({ id }) => id === target.folderId)?.name ?? rootName;
        void actions.transfer(isCopy ? 'copy' : 'move', dragged, { id: target.folderId, name });
      }
    },
  });

  /** The items that a key is about: those that are selected, else the one that has the focus. */
  function currentItems(): readonly FileItem[] {
    const chosen = items.filter(({ id }) => selection.isSelected(id));
    if (chosen.length > 0) return chosen;
    const focused = document.activeElement?.querySelector<HTMLElement>('[data-file-id]')?.dataset['fileId'];
    return items.filter(({ id }) => id === (focused ?? openId));
  }

  function withItems(run: (chosen: readonly FileItem[]) => void): boolean {
    const chosen = currentItems();
    // Text that is selected is copied by the browser.
    if (chosen.length === 0 || document.getSelection()?.isCollapsed === false) return false;
    run(chosen);
    return true;
  }
  const putIntoClipboard = (mode: Clipboard['mode']) =>
    withItems((chosen) => {
      if (!isTrash) setClipboard({ mode, items: chosen });
    });

  function paste(): boolean {
    if (!clipboard || isFlat) return false;
    void actions.transfer(clipboard.mode, clipboard.items, { id: folderId, name: folderName }).then((isDone) => {
      // What could not be moved is pasted again.
      if (isDone && clipboard.mode === 'move') setClipboard((now) => (now === clipboard ? undefined : now));
    });
    return true;
  }

  function goUp(): boolean {
    if (q !== '' || view !== 'folder' || folderId === null) return false;
    void navigate(placeHref(address, { view, folderId: parentId }));
    return true;
  }

  // A preview that was opened by its address may be of a file elsewhere.
  const inList = items.find(({ id }) => id === address.preview);
  const elsewhere = useQuery({
    ...itemQuery(address.preview, language),
    enabled: address.preview !== '' && !query.isPending && inList === undefined,
  });
  const previewed = inList ?? elsewhere.data;
  // A file in the trash, or one that does not exist, opens its details instead.
  const hasPreview = previewed?.trashedAt === null;
  const isWithoutPreview = previewed ? !hasPreview : elsewhere.isFetched;
  const detailsId = openId ?? (isWithoutPreview ? address.preview : undefined);

  const closeDetails = () => {
    if (detailsId === undefined) return false;
    void navigate(previewHref({ ...address, id: undefined }, ''));
    return true;
  };

  const bindings: readonly KeyBinding[] = [
    { id: 'arrows', keys: ['ArrowDown', 'ArrowRight'], label: t('keys.arrows') },
    { id: 'open', keys: ['Enter'], label: t('keys.open') },
    { id: 'select', keys: ['Space'], label: t('keys.select') },
    { id: 'all', keys: ['Mod+A'], label: t('keys.all') },
    { id: 'up', keys: ['Backspace'], run: goUp, label: t('keys.up') },
    {
      id: 'details',
      keys: ['Mod+I'],
      run: () => withItems(([first]) => first && state.openDetails(first)),
      label: t('action.details'),
    },
    {
      id: 'rename',
      keys: ['F2'],
      run: () =>
        withItems(([first]) => {
          if (first && !isTrash) openDialog({ type: 'rename', item: first });
        }),
      label: t('action.rename'),
    },
    {
      id: 'remove',
      keys: ['Delete'],
      run: () => withItems((chosen) => (isTrash ? void actions.removeForever(chosen) : actions.trash(chosen))),
      label: t(isTrash ? 'action.forever' : 'action.trash'),
    },
    { id: 'copy', keys: ['Mod+C'], run: () => putIntoClipboard('copy'), label: t('keys.copy') },
    { id: 'cut', keys: ['Mod+X'], run: () => putIntoClipboard('move'), label: t('keys.cut') },
    { id: 'paste', keys: ['Mod+V'], run: paste, label: t('keys.paste') },
    { id: 'undo', keys: ['Mod+Z'], label: t('keys.undo') },
    {
      id: 'close',
      keys: ['Escape'],
      run: () => {
        if (clipboard?.mode !== 'move') return closeDetails();
        setClipboard(undefined);
        return true;
      },
      label: t('keys.close'),
    },
    { id: 'new', keys: ['N'], run: () => openDialog({ type: 'new-folder' }), label: t('new.folder') },
    { id: 'upload', keys: ['U'], run: () => filesField.current?.click(), label: t('new.files') },
    { id: 'search', keys: ['/'], run: () => searchField.current?.focus(), label: t('keys.search') },
    { id: 'help', keys: ['?'], run: help.show, label: t('keys.help') },
  ];
  useKeyBindings(bindings);

  const files = items.filter((item) => !isFolder(item));
  const at = files.findIndex(({ id }) => id === previewed?.id);
  const previewReady = lazyPreview.useLoadedWhen(hasPreview);
  const nameReady = lazyName.useIsLoaded();
  const moveReady = lazyMove.useIsLoaded();

  const title = q !== '' ? t('list.found') : view === 'folder' ? folderName : t(`views.${view}`);
  const isPending = view === 'folder' && folderId !== null && query.isPending;
  const isMissing = query.error instanceof HttpError && query.error.status === 404;
  const transferring = dialog?.value.type === 'transfer' ? dialog.value : undefined;

  return (
    <FilesContext value={state}>
      <title>{t('documentTitle', { title: isPending ? t('title') : title })}</title>
      <Page padding="none">
        <div ref={area} role="presentation" className={styles.root} {...drop.props}>
          <RecordLayout
            sidebar={<FileSidebar />}
            sidebarLabel={t('title')}
            arrangement="panel"
            listKey={listKey}
            recordKey={detailsId}
            list={
              isMissing ? (
                <RecordMissing
                  icon={DocumentMagnifyingGlassIcon}
                  title={t('missing.folder')}
                  documentTitle={t('missing.folder')}
                  description={t('missing.text')}
                  action={{ label: t('missing.root'), href: placeHref(address, { view: 'folder', folderId: null }) }}
                />
              ) : (
                <FileList
                  query={query}
                  items={items}
                  path={path}
                  title={isPending ? '' : title}
                  selection={selection}
                  onSelectionChange={setKeys}
                  listKey={listKey}
                  onSearch={(text) =>
                    void navigate(listHref({ ...address, q: text }), { replace: true, state: preserveFocus })
                  }
                  searchRef={searchField}
                  listRef={list}
                  headerEnd={
                    <>
                      {isTrash && items.length > 0 ? (
                        <Button variant="outline" tone="error" onClick={() => void actions.removeForever()}>
                          {t('action.emptyTrash')}
                        </Button>
                      ) : null}
                      <RecordLayoutNarrow>
                        <NewMenu compact />
                      </RecordLayoutNarrow>
                      {isPhone ? null : (
                        <IconButton
                          label={t('keys.help')}
                          icon={QuestionMarkCircleIcon}
                          aria-keyshortcuts="?"
                          onClick={help.show}
                        />
                      )}
                    </>
                  }
                />
              )
            }
            {...(detailsId !== undefined && { record: <FileDetails id={detailsId} onClose={closeDetails} /> })}
          />
          {drop.isOver ? (
            <div className={styles.dropHint} aria-hidden="true">
              <Icon source={ArrowUpTrayIcon} />
              {t('drop.here', { folder: folderName })}
            </div>
          ) : null}
          <UploadPanel queue={queue} />
        </div>
      </Page>
      <ConflictDialog />
      <input
        ref={filesField}
        type="file"
        multiple
        hidden
        aria-label={t('new.files')}
        onChange={({ currentTarget }) => {
          upload(filesOfField(currentTarget.files), newItemsIn);
          currentTarget.value = '';
        }}
      />
      <input
        ref={folderFieldRef}
        type="file"
        multiple
        hidden
        aria-label={t('new.uploadFolder')}
        {...folderField}
        onChange={({ currentTarget }) => {
          upload(filesOfField(currentTarget.files), newItemsIn);
          currentTarget.value = '';
        }}
      />
      {dialog && nameReady ? (
        <lazyName.Component
          open={dialog.open && dialog.value.type !== 'transfer'}
          onClose={closeDialog}
          item={dialog.value.type === 'rename' ? dialog.value.item : undefined}
          folderId={newItemsIn}
          onDone={closeDialog}
        />
      ) : null}
      {transferring && moveReady ? (
        <lazyMove.Component
          open={dialog?.open ?? false}
          onClose={closeDialog}
          mode={transferring.mode}
          items={transferring.items}
          folderId={folderId}
          onChoose={(target) => {
            closeDialog();
            void actions.transfer(transferring.mode, transferring.items, target);
          }}
        />
      ) : null}
      {previewReady ? (
        <lazyPreview.Component
          open={hasPreview}
          onClose={() => void navigate(previewHref(address, ''), { replace: true, state: preserveFocus })}
          item={previewed}
          previous={at > 0 ? files[at - 1] : undefined}
          next={at >= 0 ? files[at + 1] : undefined}
          onShow={(item) => void navigate(previewHref(address, item.id), { replace: true, state: preserveFocus })}
          onDownload={(item) => void actions.download([item])}
        />
      ) : null}
      <KeyboardShortcutsDialog {...help.props} bindings={bindings} description={t('keys.text')} />
    </FilesContext>
  );
}
