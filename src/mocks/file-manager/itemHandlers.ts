import type { HttpHandler } from 'msw';

import { createFolder, favoriteItems, getContent, updateItem } from '#modules/file-manager/api';
import { freeName, nameKey } from '#modules/file-manager/fileNames';
import { isFolder, typeOfFile } from '#modules/file-manager/fileTree';

import { handle } from '#mocks/core/handle';
import { fieldError, recordNotFound } from '#mocks/core/problem';
import { isoInstant } from '#mocks/core/time';

import { assertRoom, existing, existingFolder, findListed, notUnique, readTree, storesOf } from './ownFiles';
import { serializeItem } from './serializeFiles';
import type { FileStores } from './store';

/** The calls that make folders, change one item and read the content of a file. */
export function createItemHandlers(stores: FileStores): HttpHandler[] {
  const { blobs } = stores;
  const { filesOf } = storesOf(stores);
  return [
    handle(createFolder, async ({ body: { folder, conflict }, user, language }) => {
      const saved = await stores.files.transaction(user.id, async (own) => {
        // A repeated call whose first response was lost.
        const repeated = await own.find(folder.id);
        if (repeated && isFolder(repeated)) return repeated;
        if (repeated) throw fieldError('/folder/id', 'not_unique', 'A file has this id');
        const tree = await readTree(own);
        existingFolder(tree, folder.folderId);
        const same = tree.in(folder.folderId).find(({ name }) => nameKey(name) === nameKey(folder.name));
        if (same && conflict === 'existing' && isFolder(same)) return same;
        if (same && conflict === undefined) throw notUnique(['/folder/name']);
        await assertRoom(own, 1, '/folder');
        const at = isoInstant();
        return own.addFirst({
          ...folder,
          name: freeName(folder.name, tree.namesIn(folder.folderId)),
          type: 'folder',
          createdBy: user.name,
          createdAt: at,
          modifiedAt: at,
          description: null,
          favorite: false,
          bytes: 0,
          mediaType: null,
          content: null,
          trashedAt: null,
        });
      });
      return serializeItem(filesOf(user), language, saved);
    }),

    handle(updateItem, async ({ body: { id, item: change }, user, language }) => {
      const saved = await stores.files.transaction(user.id, async (own) => {
        const tree = await readTree(own);
        const before = existing(tree, id);
        const { name } = change;
        const parent = tree.get(before.folderId)?.id ?? null;
        const isTaken =
          name !== undefined &&
          tree.in(parent).some((other) => other.id !== id && nameKey(other.name) === nameKey(name));
        if (isTaken) throw notUnique(['/item/name']);
        return own.update(id, {
          ...change,
          ...(name !== undefined && !isFolder(before) && { type: typeOfFile(name) }),
          ...((name !== undefined || change.description !== undefined) && { modifiedAt: isoInstant() }),
        });
      });
      return serializeItem(filesOf(user), language, saved);
    }),

    handle(favoriteItems, async ({ body: { ids, favorite }, user }) =>
      stores.files.transaction(user.id, async (own) => {
        const tree = await readTree(own);
        // A star changes nothing in the item.
        await own.putAll(ids.map((id) => ({ ...existing(tree, id), favorite })));
        return true as const;
      }),
    ),

    handle(getContent, async ({ query: { id }, user }) => {
      const item = await findListed(filesOf(user), id);
      if (!item?.content) throw recordNotFound(id, 'files');
      const content =
        'sample' in item.content
          ? await (await import('./samples')).sampleContent(item.content.sample)
          : await blobs.read(user.id, item.content.id, item.content.parts);
      return new File([content], item.name, { type: item.mediaType ?? '' });
    }),
  ];
}
