import type { HttpHandler } from 'msw';

import type { SessionUser } from '#lib/session/session';
import { deleteItems, emptyTrash, restoreItems, trashItems } from '#modules/file-manager/api';
import { freeName, nameKey } from '#modules/file-manager/fileNames';
import { FileTree } from '#modules/file-manager/fileTree';

import { handle } from '#mocks/core/handle';
import { recordNotFound } from '#mocks/core/problem';
import { isoInstant } from '#mocks/core/time';

import { existing, readTree, storesOf } from './ownFiles';
import type { Tree } from './ownFiles';
import { serializeItems } from './serializeFiles';
import type { FileStores, StoredFile } from './store';

/** The calls of the trash. */
export function createTrashHandlers(stores: FileStores): HttpHandler[] {
  const { blobs } = stores;
  const { filesOf } = storesOf(stores);

  /** Forgets contents that no file has any more. */
  async function removeContents(user: SessionUser, removed: readonly StoredFile[]): Promise<void> {
    const used = new Set(
      (await filesOf(user).list()).flatMap(({ content }) => (content && 'id' in content ? [content.id] : [])),
    );
    for (const { content } of removed) {
      if (content && 'id' in content && !used.has(content.id)) await blobs.remove(user.id, content.id, content.parts);
    }
  }

  async function removeForever(
    user: SessionUser,
    choose: (tree: Tree, all: readonly StoredFile[]) => readonly StoredFile[],
  ): Promise<true> {
    const removed = await stores.files.transaction(user.id, async (own) => {
      const all = await own.list();
      const tree = new FileTree(all);
      const whole = new Set(choose(tree, all).flatMap((item) => tree.withDescendants(item)));
      await own.removeAll([...whole].map(({ id }) => id));
      return [...whole];
    });
    await removeContents(user, removed);
    return true;
  }

  return [
    handle(trashItems, async ({ body: { ids }, user }) =>
      stores.files.transaction(user.id, async (own) => {
        const tree = await readTree(own);
        for (const id of ids) existing(tree, id);
        const at = isoInstant();
        await own.putAll(tree.outermost(ids).map((item) => ({ ...item, trashedAt: at })));
        return true as const;
      }),
    ),

    handle(restoreItems, async ({ body: { ids }, user, language }) => {
      const restored = await stores.files.transaction(user.id, async (own) => {
        const tree = await readTree(own);
        const found = [...new Set(ids)].map((id) => {
          const item = tree.get(id);
          if (!item) throw recordNotFound(id, 'files');
          return { item, ancestors: tree.ancestorsOf(item).toReversed() };
        });
        const result = new Map<string, StoredFile>();
        const namesByFolder = new Map<string | null, Set<string>>();
        // A folder comes before what it holds, which returns into it.
        for (const { item, ancestors } of found.toSorted(
          (one, other) => one.ancestors.length - other.ancestors.length,
        )) {
          const nearest = ancestors.find(({ id, trashedAt }) => trashedAt !== null || result.has(id));
          const isFolderTrashed = nearest !== undefined && !result.has(nearest.id);
          // Restored twice, it stays where it is. What is in a folder of the trash leaves it for the root.
          if (item.trashedAt === null && !isFolderTrashed) {
            result.set(item.id, item);
            continue;
          }
          const folderId = isFolderTrashed ? null : (ancestors[0]?.id ?? null);
          const taken = namesByFolder.get(folderId) ?? tree.namesIn(folderId);
          namesByFolder.set(folderId, taken);
          const name = freeName(item.name, taken);
          taken.add(nameKey(name));
          result.set(item.id, { ...item, trashedAt: null, folderId, name });
        }
        await own.putAll([...result.values()]);
        return found.flatMap(({ item }) => result.get(item.id) ?? []);
      });
      return serializeItems(filesOf(user), language, restored);
    }),

    handle(deleteItems, ({ body: { ids }, user }) =>
      removeForever(user, (tree) =>
        ids.map((id) => {
          const item = tree.get(id);
          if (!item || !tree.isTrashed(item)) throw recordNotFound(id, 'trash');
          return item;
        }),
      ),
    ),

    handle(emptyTrash, ({ user }) =>
      removeForever(user, (_tree, all) => all.filter(({ trashedAt }) => trashedAt !== null)),
    ),
  ];
}
