import ArrowUpTrayIcon from '@heroicons/react/24/outline/ArrowUpTrayIcon';
import DocumentMagnifyingGlassIcon from '@heroicons/react/24/outline/DocumentMagnifyingGlassIcon';
import QuestionMarkCircleIcon from '@heroicons/react/24/outline/QuestionMarkCircleIcon';
import { useQueryClient } from '@tanstack/react-query';
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
import { lazyComponent } from '#lib/react/lazyComponent';
import { useDialogState } from '#lib/react/useDialogState';
import { preserveFocus } from '#lib/router/preserveFocus';
import { useSelection } from '#lib/selection/useSelection';
import { media } from '#theme/media';

import { ConflictDialog } from './ConflictDialog';
import { DeviceFileFields } from './DeviceFileFields';
import { FileDetails } from './FileDetails';
import { FileDialogs, preloadDialog } from './FileDialogs';
import { FileList } from './FileList';
import { detailsHref, isFolderList, listHref, placeHref, previewHref } from './filePath';
import type { FileAddress, FilePlace } from './filePath';
import { FilesContext } from './filesContext';
import type { FileDialog, FilesScreenState } from './filesContext';
import * as styles from './FilesScreen.css';
import { isFolder } from './fileTree';
import { FileSidebar, NewMenu } from './FileSidebar';
import { UploadPanel } from './UploadPanel';
import { uploadQueueOf } from './uploadQueue';
import type { DeviceFile } from './uploadQueue';
import { useFileActions } from './useFileActions';
import { useFileClipboard } from './useFileClipboard';
import { useFileDrop } from './useFileDrop';
import { useFileKeys } from './useFileKeys';
import { useListedItems } from './useListedItems';
import { usePreviewedFile } from './usePreviewedFile';

const lazyPreview = lazyComponent(() => import('./PreviewDialog').then((part) => part.PreviewDialog));

// Stable empty list: memoised children must not re-render.
const noKeys: readonly string[] = [];

export type FilesScreenProps = { address: FileAddress };

/** Sidebar, items and the details of one of them, with uploads and dialogs. */
export function FilesScreen({ address }: FilesScreenProps) {
  const { t, i18n } = useTranslation('file-manager');
  const { language } = i18n;
  const navigate = useNavigate();
  const client = useQueryClient();
  const actions = useFileActions();
  const queue = uploadQueueOf(client);
  const isPhone = useMediaQuery(media.belowSm);
  const { view, folderId, id: openId, q } = address;
  const isFlat = !isFolderList(address);
  /** Where new items are put. */
  const newItemsIn = isFlat ? null : folderId;
  const isTrash = view === 'trash' && q === '';

  const { query, items, path } = useListedItems(address, language);

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
  const searchField = useRef<HTMLInputElement>(null);
  const filesField = useRef<HTMLInputElement>(null);
  const folderField = useRef<HTMLInputElement>(null);
  const help = useDialogState();
  const [dialog, setDialog] = useState<{ value: FileDialog; open: boolean }>();
  const clipboard = useFileClipboard(actions);
  const { cutIds } = clipboard;
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

  // Stable context value: memoised consumers must not re-render with the screen.
  const state = useMemo(
    (): FilesScreenState => ({
      t,
      language,
      address,
      actions,
      isTrash,
      cutIds,
      openDialog(value) {
        preloadDialog(value);
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
      chooseFiles: (kind) => (kind === 'files' ? filesField : folderField).current?.click(),
    }),
    [t, language, address, actions, isTrash, cutIds, navigate],
  );
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

  const preview = usePreviewedFile(address, { items, isPending: query.isPending, language });
  const previewReady = lazyPreview.useLoadedWhen(preview.isOpen);
  const detailsId = openId ?? preview.detailsId;
  const closeDetails = () => {
    if (detailsId === undefined) return false;
    void navigate(previewHref({ ...address, id: undefined }, ''));
    return true;
  };

  const bindings = useFileKeys({
    screen: state,
    items,
    selection,
    clipboard,
    folder: { id: folderId, name: folderName, parentId: path.at(-2)?.id ?? null },
    closeDetails,
    onSearch: () => searchField.current?.focus(),
    onHelp: help.show,
  });

  const title = q !== '' ? t('list.found') : view === 'folder' ? folderName : t(`views.${view}`);
  const isPending = view === 'folder' && folderId !== null && query.isPending;
  const isMissing = query.error instanceof HttpError && query.error.status === 404;

  return (
    <FilesContext value={state}>
      <title>{t('documentTitle', { title: isPending ? t('title') : title })}</title>
      <Page padding="none">
        <div role="presentation" className={styles.root} {...drop.props}>
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
      <DeviceFileFields filesRef={filesField} folderRef={folderField} onFiles={(files) => upload(files, newItemsIn)} />
      <FileDialogs dialog={dialog?.value} open={dialog?.open ?? false} onClose={closeDialog} newItemsIn={newItemsIn} />
      {previewReady ? (
        <lazyPreview.Component
          open={preview.isOpen}
          onClose={() => void navigate(previewHref(address, ''), { replace: true, state: preserveFocus })}
          item={preview.file}
          previous={preview.previous}
          next={preview.next}
          onShow={(item) => void navigate(previewHref(address, item.id), { replace: true, state: preserveFocus })}
          onDownload={(item) => void actions.download([item])}
        />
      ) : null}
      <KeyboardShortcutsDialog {...help.props} bindings={bindings} description={t('keys.text')} />
    </FilesContext>
  );
}
