import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { createClient } from '#lib/http/createClient';
import { patch } from '#lib/query/cachePatches';
import { callQuery } from '#lib/query/callQuery';
import { mutation } from '#lib/query/mutation';
import { minuteMs } from '#lib/time/duration';
import { uploadTimeoutMs } from '#lib/uploads/useUploads';

import type { ConflictChoice, FileItem, FileView, FolderContent, LocatedItem } from './api';
import { drawThumbnail } from './thumbnails';

// Lazy: zod and the schemas stay out of the first chunk.
const api = createClient(() => import('./api'));

/** Query keys of the file manager; each also matches every key that starts with it. */
export const fileKeys = {
  all: ['file-manager'],
  folder: ['file-manager', 'folder'],
  items: ['file-manager', 'items'],
  item: ['file-manager', 'item'],
  folders: ['file-manager', 'folders'],
  usage: ['file-manager', 'usage'],
} as const;

// Contents never change: they are not fetched again when the lists are.
const contentKey = (id: string) => ['file-contents', id];
const thumbnailKey = (id: string) => ['file-thumbnails', id];

/** The content of a folder; null is the root. */
export const folderQuery = (folderId: string | null, language: string) =>
  // Sizes and counts come as texts of a language.
  callQuery([...fileKeys.folder, language, folderId], api.getFolder, { folderId: folderId ?? 'null' });

/** Favourites, recent files, the trash or what a search finds, over all folders. */
export const itemsQuery = (view: FileView, query: string, language: string) =>
  queryOptions({
    queryKey: [...fileKeys.items, language, view, query],
    queryFn: ({ signal }) => api.getItems({ query: { view, ...(view === 'search' && { query }) }, signal }),
    // While one types on, what was found before stays.
    ...(view === 'search' && { placeholderData: keepPreviousData }),
  });

/** One item, wherever it is. */
export const itemQuery = (id: string, language: string) =>
  callQuery([...fileKeys.item, language, id], api.getItem, { id });

/** All folders by name. */
export const foldersQuery = () => callQuery(fileKeys.folders, api.getFolders);

/** How full the storage is. */
export const usageQuery = () => callQuery(fileKeys.usage, api.getUsage);

/** Loads the content of a file, without caching it: it may be large. */
export const loadContent = (id: string, signal?: AbortSignal): Promise<File> =>
  api.getContent({ query: { id }, signal, timeout: uploadTimeoutMs });

/** The content of a file, cached while it is shown. */
export const contentQuery = (id: string) =>
  queryOptions({
    queryKey: contentKey(id),
    queryFn: ({ signal }) => loadContent(id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });

/** A small picture of a picture. */
export const thumbnailQuery = (id: string) =>
  queryOptions({
    queryKey: thumbnailKey(id),
    queryFn: async ({ signal }) => drawThumbnail(await loadContent(id, signal)),
    staleTime: Infinity,
    gcTime: 10 * minuteMs,
    retry: false,
  });

/** Patches of every list of items. */
const patchItems = (update: <Item extends FileItem>(items: Item[]) => Item[]) => [
  patch<FolderContent>(fileKeys.folder, ({ folders, files, path }) => ({
    folders: update(folders),
    files: update(files),
    path,
  })),
  patch<LocatedItem[]>(fileKeys.items, update),
];

const without = (ids: readonly string[]) => {
  const gone = new Set(ids);
  return patchItems((items) => items.filter(({ id }) => !gone.has(id)));
};

const changed = (ids: readonly string[], change: Partial<FileItem>) => {
  const them = new Set(ids);
  return [
    ...patchItems((items) => items.map((item) => (them.has(item.id) ? { ...item, ...change } : item))),
    patch<LocatedItem>(fileKeys.item, (item) => (them.has(item.id) ? { ...item, ...change } : item)),
  ];
};

/** Makes a folder. Its form shows the failure. */
export const createFolderMutation = () =>
  mutation({
    key: fileKeys.all,
    send: ({
      id,
      folderId,
      name,
      conflict,
    }: {
      id: string;
      folderId: string | null;
      name: string;
      conflict?: 'existing' | 'keep-both';
    }) => api.createFolder({ body: { folder: { id, folderId, name }, ...(conflict && { conflict }) } }),
  });

/** Renames an item. Its form shows the failure. */
export const renameMutation = () =>
  mutation({
    key: fileKeys.all,
    send: ({ id, name }: { id: string; name: string }) => api.updateItem({ body: { id, item: { name } } }),
    optimistic: ({ id, name }) => changed([id], { name }),
  });

/** Describes an item. Its field shows the failure. */
export const describeMutation = () =>
  mutation({
    key: fileKeys.all,
    send: ({ id, description }: { id: string; description: string | null }) =>
      api.updateItem({ body: { id, item: { description } } }),
    optimistic: ({ id, description }) => changed([id], { description }),
  });

/** Makes items favourites, or no longer. */
export const favoriteMutation = () =>
  mutation({
    key: fileKeys.all,
    send: ({ ids, favorite }: { ids: readonly string[]; favorite: boolean }) =>
      api.favoriteItems({ body: { ids: [...ids], favorite } }),
    optimistic: ({ ids, favorite }) => changed(ids, { favorite }),
    errorKey: 'file-manager:failure.change',
  });

/** Items and the folder to which they are moved or copied. */
export interface Transfer {
  ids: readonly string[];
  folderId: string | null;
  conflict?: ConflictChoice | undefined;
}

const transferBody = ({ ids, folderId, conflict }: Transfer) => ({
  ids: [...ids],
  folderId,
  ...(conflict && { conflict }),
});

/** Moves items. The caller asks what to do about names that are taken. */
export const moveMutation = () =>
  mutation({
    key: fileKeys.all,
    send: (transfer: Transfer) => api.moveItems({ body: transferBody(transfer) }),
    optimistic({ ids }) {
      const moved = new Set(ids);
      return [
        patch<FolderContent>(fileKeys.folder, ({ folders, files, path }) => ({
          folders: folders.filter(({ id }) => !moved.has(id)),
          files: files.filter(({ id }) => !moved.has(id)),
          path,
        })),
      ];
    },
  });

/** Copies items. The caller asks what to do about names that are taken. */
export const copyMutation = () =>
  mutation({
    key: fileKeys.all,
    send: (transfer: Transfer) => api.copyItems({ body: transferBody(transfer) }),
  });

/** Moves items to the trash. */
export const trashMutation = () =>
  mutation({
    key: fileKeys.all,
    send: (ids: readonly string[]) => api.trashItems({ body: { ids: [...ids] } }),
    optimistic: without,
    errorKey: 'file-manager:failure.trash',
  });

/** Takes items out of the trash. */
export const restoreMutation = () =>
  mutation({
    key: fileKeys.all,
    send: (ids: readonly string[]) => api.restoreItems({ body: { ids: [...ids] } }),
    optimistic(ids) {
      const restored = new Set(ids);
      return [
        patch<LocatedItem[]>([...fileKeys.items], (items) =>
          items.filter(({ id, trashedAt }) => trashedAt === null || !restored.has(id)),
        ),
      ];
    },
    errorKey: 'file-manager:failure.restore',
  });

/** Permanently deletes items of the trash. */
export const deleteMutation = () =>
  mutation({
    key: fileKeys.all,
    send: (ids: readonly string[]) => api.deleteItems({ body: { ids: [...ids] } }),
    optimistic: without,
    errorKey: 'file-manager:failure.remove',
  });

/** Permanently deletes all that is in the trash. */
export const emptyTrashMutation = () =>
  mutation({ key: fileKeys.all, send: () => api.emptyTrash({}), errorKey: 'file-manager:failure.remove' });

/** The last step of an upload: from then on the file is listed. */
export const completeUploadMutation = () =>
  mutation({
    key: fileKeys.all,
    send: (id: string) => api.completeUpload({ body: { id } }),
    // The next file does not wait for the lists.
    invalidates: [],
  });

/** The calls of an upload. */
export const uploadCalls = {
  start: api.startUpload,
  part: api.uploadPart,
  cancel: api.cancelUpload,
};
