import type { HttpHandler } from 'msw';

import { getFolder, getFolders, getItem, getItems, getUsage } from '#modules/file-manager/api';
import { compareNames, FileTree, isFolder, matchesSearch } from '#modules/file-manager/fileTree';
import { fileLimits } from '#modules/file-manager/limits';

import { handle } from '#mocks/core/handle';
import { filterInSlices, mapInSlices, sortInSlices } from '#mocks/core/inSlices';
import { recordNotFound } from '#mocks/core/problem';

import { existingFolder, readTree, storesOf, usedBytes } from './ownFiles';
import { serializer } from './serializeFiles';
import type { FileStores, StoredFile } from './store';

/** Files that `recent` lists. */
const recentCount = 50;

/** The calls that list files and folders. */
export function createListHandlers(stores: FileStores): HttpHandler[] {
  const { filesOf } = storesOf(stores);
  return [
    handle(getFolder, async ({ query, user, language }) => {
      const tree = await readTree(filesOf(user));
      const { folderId: asked } = query ?? {};
      const folderId = existingFolder(tree, asked === undefined || asked === 'null' ? null : asked);
      const { toItem } = serializer(tree, language);
      const compare = compareNames(language);
      const items = await sortInSlices(tree.in(folderId), (one, other) => compare(one.name, other.name));
      const folder = tree.get(folderId);
      return {
        folders: items.filter(isFolder).map(toItem),
        files: await mapInSlices(
          items.filter((item) => !isFolder(item)),
          toItem,
        ),
        path: folder ? [...tree.ancestorsOf(folder), folder].map(toItem) : [],
      };
    }),

    handle(getItems, async ({ query: { view, query: search = '' }, user, language }) => {
      const own = filesOf(user);
      const all = await own.list();
      const tree = new FileTree(all);
      const { toLocated } = serializer(tree, language);
      const compare = compareNames(language);
      const newest = (key: 'modifiedAt' | 'trashedAt') => (one: StoredFile, other: StoredFile) =>
        (other[key] ?? '').localeCompare(one[key] ?? '');
      const kept = all.filter((item) => (view === 'trash' ? item.trashedAt !== null : !tree.isTrashed(item)));
      if (view === 'trash') return kept.toSorted(newest('trashedAt')).map(toLocated);
      if (view === 'recent') {
        const found = kept.filter((item) => !isFolder(item));
        return found.toSorted(newest('modifiedAt')).slice(0, recentCount).map(toLocated);
      }
      const found = await filterInSlices(kept, (item) =>
        view === 'favorites' ? item.favorite : search.trim() !== '' && matchesSearch(item, search),
      );
      return mapInSlices(await sortInSlices(found, (one, other) => compare(one.name, other.name)), toLocated);
    }),

    handle(getItem, async ({ query: { id }, user, language }) => {
      const tree = await readTree(filesOf(user));
      const item = tree.get(id);
      if (!item) throw recordNotFound(id, 'files');
      return serializer(tree, language).toLocated(item);
    }),

    handle(getFolders, async ({ user, language }) => {
      const all = await filesOf(user).list();
      const tree = new FileTree(all);
      const compare = compareNames(language);
      return all
        .filter((item) => isFolder(item) && !tree.isTrashed(item))
        .map(({ id, folderId, name }) => ({ id, folderId, name }))
        .toSorted((one, other) => compare(one.name, other.name));
    }),

    handle(getUsage, async ({ user }) => {
      const all = await filesOf(user).list();
      const tree = new FileTree(all);
      const trashed = all.filter((item) => !isFolder(item) && tree.isTrashed(item));
      return { used: usedBytes(all), trash: usedBytes(trashed), quota: fileLimits.quotaBytes };
    }),
  ];
}
