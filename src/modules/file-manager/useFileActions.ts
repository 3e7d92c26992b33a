import { useTranslation } from 'react-i18next';

import { useRecordActions } from '#components/RecordList';
import type { ActionTools } from '#components/RecordList';
import { HttpError } from '#lib/http/request';

import type { FileItem, Transferred } from './api';
import { askAboutConflict } from './conflicts';
import {
  copyMutation,
  deleteMutation,
  emptyTrashMutation,
  favoriteMutation,
  moveMutation,
  renameMutation,
  restoreMutation,
  trashMutation,
} from './queries';
import type { Transfer } from './queries';

type Items = readonly FileItem[];

/** Actions on files and folders. What can be undone offers it; what cannot be undone asks first. */
export interface FileActions {
  favorite: (items: Items, favorite: boolean) => void;
  /** Moves or copies items into a folder, and asks about names that are taken. Returns whether it was done. */
  transfer: (mode: 'copy' | 'move', items: Items, folder: { id: string | null; name: string }) => Promise<boolean>;
  trash: (items: Items) => void;
  restore: (items: Items) => void;
  /** Permanently deletes items of the trash, all of them without `items`. Returns whether it was confirmed. */
  removeForever: (items?: Items) => Promise<boolean>;
  /** Saves them on the device, several as a zip archive. */
  download: (items: Items) => Promise<void>;
}

const idsOf = (items: Items) => items.map(({ id }) => id);

/** The items whose names are taken, of a move or copy that was refused for that. */
function conflictsOf(error: unknown): readonly string[] | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const { conflicts } = error.problem;
  return Array.isArray(conflicts) ? conflicts.filter((id) => typeof id === 'string') : undefined;
}

function createFileActions({
  client,
  run,
  start,
  confirm,
  offerUndo,
  toast,
  t,
  language,
}: ActionTools<'file-manager'>): FileActions {
  const about = (items: Items) => ({ count: items.length, name: items[0]?.name ?? '' });
  const fail = (text: string) => void toast.show({ text, tone: 'error' });

  /** Moves each item back into the folder where it was, under the name that it had. */
  async function moveBack(items: Items) {
    const folders = new Set(items.map(({ folderId }) => folderId));
    try {
      for (const folderId of folders) {
        const ids = idsOf(items.filter((item) => item.folderId === folderId));
        const { items: back } = await run(moveMutation(), { ids, folderId, conflict: 'keep-both' });
        for (const { id, name } of back) {
          const before = items.find((item) => item.id === id)?.name;
          // A name that was taken meanwhile is not given back.
          if (before !== undefined && before !== name)
            await run(renameMutation(), { id, name: before }).catch(() => {});
        }
      }
    } catch {
      fail(t('failure.move'));
    }
  }

  const actions: FileActions = {
    favorite: (items, favorite) => start(favoriteMutation(), { ids: idsOf(items), favorite }),
    async transfer(mode, items, folder) {
      const send = (conflict?: Transfer['conflict']) =>
        run(mode === 'move' ? moveMutation() : copyMutation(), { ids: idsOf(items), folderId: folder.id, conflict });
      try {
        let done: Transferred;
        try {
          done = await send();
        } catch (error) {
          const conflicts = conflictsOf(error);
          if (!conflicts) throw error;
          const answer = await askAboutConflict(
            items.filter(({ id }) => conflicts.includes(id)).map(({ name }) => name),
          );
          if (!answer) return false;
          done = await send(answer.choice);
        }
        const { items: arrived, replaced } = done;
        if (arrived.length === 0) return false;
        const moved = items.filter(({ id }) => arrived.some((item) => item.id === id));
        const text = t(mode === 'move' ? 'done.moved' : 'done.copied', { ...about(arrived), folder: folder.name });
        const undo = mode === 'move' ? () => moveBack(moved) : () => start(trashMutation(), idsOf(arrived));
        offerUndo({
          text,
          async undo() {
            await undo();
            // Its name is free again.
            if (replaced.length > 0) start(restoreMutation(), replaced);
          },
        });
        return true;
      } catch (error) {
        const isRing = error instanceof HttpError && error.problem.errors?.some(({ code }) => code === 'ring');
        const isFull = error instanceof HttpError && error.problem.code === 'storage-full';
        fail(
          isRing
            ? t('failure.ring')
            : isFull
              ? t('failure.full')
              : t(mode === 'move' ? 'failure.move' : 'failure.copy'),
        );
        return false;
      }
    },
    trash(items) {
      offerUndo({
        saved: start(trashMutation(), idsOf(items)),
        text: t('done.trashed', about(items)),
        undo: () => start(restoreMutation(), idsOf(items)),
      });
    },
    restore(items) {
      offerUndo({
        saved: start(restoreMutation(), idsOf(items)),
        text: t('done.restored', about(items)),
        undo: () => start(trashMutation(), idsOf(items)),
      });
    },
    async removeForever(items) {
      const answer = await confirm({
        title: items ? t('forever.title', about(items)) : t('forever.allTitle'),
        message: t('forever.text'),
        icon: { name: 'heroicons_outline:trash' },
        actions: { confirm: { label: t('forever.confirm') } },
        dismissible: true,
      });
      if (answer !== 'confirmed') return false;
      if (items) start(deleteMutation(), idsOf(items));
      else start(emptyTrashMutation(), undefined);
      return true;
    },
    async download(items) {
      const controller = new AbortController();
      let message: number | undefined;
      try {
        const isArchive = items.length > 1 || items[0]?.type === 'folder';
        if (isArchive) {
          message = toast.show({
            text: t('download.packing', about(items)),
            tone: 'info',
            duration: Infinity,
            action: { label: t('download.cancel'), onClick: () => controller.abort() },
          });
        }
        const { downloadItems } = await import('./downloadItems');
        await downloadItems(items, {
          client,
          language,
          archiveName: t('download.archive'),
          signal: controller.signal,
        });
      } catch {
        if (!controller.signal.aborted) fail(t('failure.download', about(items)));
      } finally {
        if (message !== undefined) toast.dismiss(message);
      }
    },
  };
  return actions;
}

/** The actions on files, with a stable identity. */
export const useFileActions = (): FileActions => useRecordActions(createFileActions, useTranslation('file-manager'));
