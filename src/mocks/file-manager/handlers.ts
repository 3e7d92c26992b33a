import type { HttpHandler } from 'msw';

import { formatBytes } from '#lib/format/formatBytes';
import type { SessionUser } from '#lib/session/session';
import { dayMs } from '#lib/time/duration';
import {
  cancelUpload,
  completeUpload,
  copyItems,
  createFolder,
  emptyTrash,
  getContent,
  getFolder,
  getFolders,
  getItem,
  getItems,
  getUsage,
  moveItems,
  restoreItems,
  startUpload,
  trashItems,
  updateItem,
  uploadPart,
} from '#modules/file-manager/api';
import type { ConflictChoice, FileItem, LocatedItem } from '#modules/file-manager/api';
import { freeName, nameKey } from '#modules/file-manager/fileNames';
import { compareNames, FileTree, isFolder, matchesSearch, typeOfFile } from '#modules/file-manager/fileTree';
import { fileLimits } from '#modules/file-manager/limits';

import { handle } from '#mocks/core/handle';
import type { DataLanguage } from '#mocks/core/localized';
import { fieldError, ProblemError, recordNotFound } from '#mocks/core/problem';
import type { Store } from '#mocks/core/store';
import { isoInstant, isPast } from '#mocks/core/time';

import { fileStores } from './store';
import type { FileStores, StoredFile, StoredUpload } from './store';

type Tree = FileTree<StoredFile>;
type OwnFiles = Store<StoredFile>;

const readTree = async (own: OwnFiles): Promise<Tree> => new FileTree(await own.list());

/** Files that `recent` lists. */
const recentCount = 50;

const countText = (count: number, language: DataLanguage) =>
  language === 'tr' ? `${count} dosya` : `${count} ${count === 1 ? 'file' : 'files'}`;

/** Serves items, whose sizes are sums over the tree. */
function serializer(tree: Tree, language: DataLanguage) {
  const totals = tree.totals();
  const toItem = (stored: StoredFile): FileItem => {
    const { content: _content, ...item } = stored;
    const total = isFolder(stored) ? (totals.get(stored.id) ?? { bytes: 0, files: 0 }) : undefined;
    const bytes = total?.bytes ?? stored.bytes;
    return {
      ...item,
      bytes,
      size: formatBytes(bytes, language),
      fileCount: total?.files ?? null,
      contents: total ? countText(total.files, language) : null,
    };
  };
  const toLocated = (stored: StoredFile): LocatedItem => ({
    ...toItem(stored),
    path: tree.ancestorsOf(stored).map(({ id, name }) => ({ id, name })),
  });
  return { toItem, toLocated };
}

/** An item that is not in the trash; throws for any other. */
function existing(tree: Tree, id: string): StoredFile {
  const item = tree.get(id);
  if (!item || tree.isTrashed(item)) throw recordNotFound(id, 'files');
  return item;
}

/** An item that is not in the trash, without reading all the others; `undefined` for any other. */
async function findListed(own: OwnFiles, id: string): Promise<StoredFile | undefined> {
  const item = await own.find(id);
  for (let at = item; at; at = at.folderId === null ? undefined : await own.find(at.folderId)) {
    if (at.trashedAt !== null) return undefined;
  }
  return item;
}

/** The id of a folder that is not in the trash, or null for the root; throws for any other. */
function existingFolder(tree: Tree, id: string | null): string | null {
  if (id !== null && !isFolder(existing(tree, id))) throw recordNotFound(id, 'folders');
  return id;
}

const notUnique = (pointers: readonly string[], extras: Record<string, unknown> = {}) =>
  new ProblemError('validation-failed', {
    errors: pointers.map((pointer) => ({ pointer, code: 'not_unique', message: 'The folder has this name already' })),
    ...extras,
  });

/** Throws if the person would have too many items with that many more. */
async function assertRoom(own: OwnFiles, added: number, pointer: string): Promise<void> {
  if ((await own.list()).length + added > fileLimits.items) {
    throw fieldError(pointer, 'too_big', `A person has at most ${fileLimits.items} files and folders`);
  }
}

const usedBytes = (all: readonly StoredFile[]) => all.reduce((sum, { bytes }) => sum + bytes, 0);

/** What is to be done with each of some items in a folder. */
interface Placement {
  item: StoredFile;
  name: string;
  /** What has the name until then, and goes to the trash. */
  replaced?: StoredFile | undefined;
}

/** Finds names for items in a folder. Throws for names that are taken, unless there is a choice. */
function placementsOf(
  tree: Tree,
  items: readonly StoredFile[],
  folderId: string | null,
  conflict: ConflictChoice | undefined,
  ids: readonly string[],
): Placement[] {
  const moving = new Set(items.map(({ id }) => id));
  const present = tree.in(folderId).filter(({ id }) => !moving.has(id));
  const byName = new Map<string, StoredFile>(present.map((item) => [nameKey(item.name), item]));
  const taken = new Set(byName.keys());
  const clashes = items.filter(({ name }) => byName.has(nameKey(name)));
  if (clashes.length > 0 && conflict === undefined) {
    throw notUnique(
      clashes.map(({ id }) => `/ids/${ids.indexOf(id)}`),
      { conflicts: clashes.map(({ id }) => id) },
    );
  }
  return items.flatMap((item): Placement[] => {
    const key = nameKey(item.name);
    const replaced = byName.get(key);
    if (replaced && conflict === 'skip') return [];
    if (replaced && conflict === 'replace') {
      byName.delete(key);
      return [{ item, name: item.name, replaced }];
    }
    const name = freeName(item.name, taken);
    taken.add(nameKey(name));
    return [{ item, name }];
  });
}

/** The calls of the file manager, over the stores of a person. */
export function createFileHandlers(stores: FileStores): HttpHandler[] {
  const { blobs } = stores;
  const filesOf = ({ id }: SessionUser) => stores.files.of(id);
  const uploadsOf = ({ id }: SessionUser) => stores.uploads.of(id);

  async function served(user: SessionUser, language: DataLanguage, list: readonly StoredFile[]): Promise<FileItem[]> {
    return list.map(serializer(await readTree(filesOf(user)), language).toItem);
  }

  async function servedOne(user: SessionUser, language: DataLanguage, item: StoredFile): Promise<FileItem> {
    return serializer(await readTree(filesOf(user)), language).toItem(item);
  }

  /** Forgets contents that no file has any more. */
  async function removeContents(user: SessionUser, removed: readonly StoredFile[]): Promise<void> {
    const used = new Set(
      (await filesOf(user).list()).flatMap(({ content }) => (content && 'id' in content ? [content.id] : [])),
    );
    for (const { content } of removed) {
      if (content && 'id' in content && !used.has(content.id)) await blobs.remove(user.id, content.id, content.parts);
    }
  }

  async function dropUpload(user: SessionUser, { id, parts }: StoredUpload): Promise<void> {
    await uploadsOf(user).remove(id);
    // One more may have been written when the connection broke.
    await blobs.remove(user.id, id, parts + 1);
  }

  /** Throws if there is no space for a file, by the quota or on the device. */
  async function assertSpace(user: SessionUser, bytes: number): Promise<void> {
    const pending = (await uploadsOf(user).list()).reduce((sum, upload) => sum + upload.bytes, 0);
    const available = fileLimits.quotaBytes - usedBytes(await filesOf(user).list()) - pending;
    const { quota = Infinity, usage = 0 } = (await globalThis.navigator?.storage?.estimate?.()) ?? {};
    if (bytes > Math.min(available, quota - usage)) throw new ProblemError('storage-full', { available });
  }

  async function transfer(
    user: SessionUser,
    body: { ids: string[]; folderId: string | null; conflict?: ConflictChoice },
    work: (own: OwnFiles, tree: Tree, placements: readonly Placement[]) => Promise<StoredFile[]>,
    isCopy: boolean,
  ): Promise<StoredFile[]> {
    const { ids, folderId, conflict } = body;
    return stores.files.transaction(user.id, async (own) => {
      const tree = await readTree(own);
      existingFolder(tree, folderId);
      for (const id of ids) existing(tree, id);
      if (tree.isInside(folderId, ids)) {
        throw fieldError('/folderId', 'ring', 'A folder cannot be put into itself or into one that it contains');
      }
      const items = tree.outermost(ids);
      // In its own folder a copy gets a name of its own, and what is moved there stays.
      const beside = items.filter((item) => item.folderId === folderId);
      const others = items.filter((item) => item.folderId !== folderId);
      const placements = [
        ...placementsOf(tree, others, folderId, conflict, ids),
        ...(isCopy ? copiesBeside(tree, beside, folderId) : []),
      ];
      for (const { replaced } of placements) if (replaced) await own.update(replaced.id, { trashedAt: isoInstant() });
      return work(own, tree, placements);
    });
  }

  function copiesBeside(tree: Tree, items: readonly StoredFile[], folderId: string | null): Placement[] {
    const taken = tree.namesIn(folderId);
    return items.map((item) => {
      const name = freeName(item.name, taken);
      taken.add(nameKey(name));
      return { item, name };
    });
  }

  return [
    handle(getFolder, async ({ query, user, language }) => {
      const tree = await readTree(filesOf(user));
      const { folderId: asked } = query ?? {};
      const folderId = existingFolder(tree, asked === undefined || asked === 'null' ? null : asked);
      const { toItem } = serializer(tree, language);
      const compare = compareNames(language);
      const items = tree.in(folderId).toSorted((one, other) => compare(one.name, other.name));
      const folder = tree.get(folderId);
      return {
        folders: items.filter(isFolder).map(toItem),
        files: items.filter((item) => !isFolder(item)).map(toItem),
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
      return kept
        .filter((item) => (view === 'favorites' ? item.favorite : search.trim() !== '' && matchesSearch(item, search)))
        .toSorted((one, other) => compare(one.name, other.name))
        .map(toLocated);
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
      return servedOne(user, language, saved);
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
          // A star changes nothing in the item.
          ...((name !== undefined || change.description !== undefined) && { modifiedAt: isoInstant() }),
        });
      });
      return servedOne(user, language, saved);
    }),

    handle(moveItems, async ({ body, user, language }) => {
      const moved = await transfer(
        user,
        body,
        async (own, _tree, placements) => {
          const result: StoredFile[] = [];
          for (const { item, name } of placements) {
            result.push(await own.update(item.id, { folderId: body.folderId, name }));
          }
          return result;
        },
        false,
      );
      return served(user, language, moved);
    }),

    handle(copyItems, async ({ body, user, language }) => {
      await uploadsOf(user).ensureSeeded();
      const copies = await transfer(
        user,
        body,
        async (own, tree, placements) => {
          const all = placements.map(({ item, name }) => {
            const ids = new Map<string, string>();
            const whole = tree.withDescendants(item).filter((one) => !tree.isTrashed(one));
            for (const { id } of whole) ids.set(id, crypto.randomUUID());
            const at = isoInstant();
            return whole.map((one): StoredFile => ({
              ...one,
              id: ids.get(one.id) ?? one.id,
              name: one === item ? name : one.name,
              folderId: one === item ? body.folderId : (ids.get(one.folderId ?? '') ?? null),
              createdBy: user.name,
              createdAt: at,
              modifiedAt: at,
              favorite: false,
            }));
          });
          const added = all.flat();
          await assertRoom(own, added.length, '/ids');
          if (usedBytes(await own.list()) + usedBytes(added) > fileLimits.quotaBytes) {
            throw new ProblemError('storage-full');
          }
          await own.putAll(added);
          return all.flatMap(([first]) => (first ? [first] : []));
        },
        true,
      );
      return served(user, language, copies);
    }),

    handle(trashItems, async ({ body: { ids }, user }) =>
      stores.files.transaction(user.id, async (own) => {
        const tree = await readTree(own);
        for (const id of ids) existing(tree, id);
        const at = isoInstant();
        for (const item of tree.outermost(ids)) await own.update(item.id, { trashedAt: at });
        return true as const;
      }),
    ),

    handle(restoreItems, async ({ body: { ids }, user, language }) => {
      const restored = await stores.files.transaction(user.id, async (own) => {
        const result: StoredFile[] = [];
        for (const id of new Set(ids)) {
          const tree = await readTree(own);
          const item = tree.get(id);
          if (!item) throw recordNotFound(id, 'files');
          // Restored twice, it stays where it is.
          if (item.trashedAt === null) {
            existing(tree, id);
            result.push(item);
            continue;
          }
          const folder = tree.get(item.folderId);
          const folderId = folder && !tree.isTrashed(folder) ? folder.id : null;
          const name = freeName(item.name, tree.namesIn(folderId));
          result.push(await own.update(id, { trashedAt: null, folderId, name }));
        }
        return result;
      });
      return served(user, language, restored);
    }),

    handle(emptyTrash, async ({ query, user }) => {
      const removed = await stores.files.transaction(user.id, async (own) => {
        const all = await own.list();
        const tree = new FileTree(all);
        const roots = (query?.ids ?? all.filter(({ trashedAt }) => trashedAt !== null).map(({ id }) => id)).map(
          (id) => {
            const item = tree.get(id);
            if (!item || item.trashedAt === null) throw recordNotFound(id, 'trash');
            return item;
          },
        );
        const whole = new Set(roots.flatMap((item) => tree.withDescendants(item)));
        for (const { id } of whole) await own.remove(id);
        return [...whole];
      });
      await removeContents(user, removed);
      return true as const;
    }),

    handle(getContent, async ({ query: { id }, user }) => {
      const item = await findListed(filesOf(user), id);
      if (!item?.content) throw recordNotFound(id, 'files');
      const content =
        'sample' in item.content
          ? await (await import('./samples')).sampleContent(item.content.sample)
          : await blobs.read(user.id, item.content.id, item.content.parts);
      return new File([content], item.name, { type: item.mediaType ?? '' });
    }),

    handle(startUpload, async ({ body: { upload, conflict }, user }) => {
      const { id, bytes } = upload;
      const done = await filesOf(user).find(id);
      if (done) return { id, received: done.bytes };
      const begun = await uploadsOf(user).find(id);
      if (begun) return { id, received: begun.received };
      if (bytes > fileLimits.fileBytes) throw new ProblemError('payload-too-large', { limit: fileLimits.fileBytes });
      for (const other of await uploadsOf(user).list()) {
        if (isPast(other.startedAt, dayMs)) await dropUpload(user, other);
      }
      const tree = await readTree(filesOf(user));
      existingFolder(tree, upload.folderId);
      if (conflict === undefined && tree.namesIn(upload.folderId).has(nameKey(upload.name))) {
        throw notUnique(['/upload/name']);
      }
      await assertRoom(filesOf(user), 1, '/upload');
      await assertSpace(user, bytes);
      await uploadsOf(user).addLast({
        ...upload,
        conflict: conflict ?? 'keep-both',
        received: 0,
        parts: 0,
        startedAt: isoInstant(),
      });
      return { id, received: 0 };
    }),

    handle(uploadPart, async ({ body: { id, offset, content }, user }) => {
      const upload = await uploadsOf(user).get(id);
      const { received, bytes, parts } = upload;
      // A repeated call whose first response was lost.
      if (Number(offset) < received) return { id, received };
      if (Number(offset) > received) throw fieldError('/offset', 'gap', `The next part begins at ${received}`);
      const expected = Math.min(fileLimits.partBytes, bytes - received);
      if (content.size !== expected || expected === 0) {
        throw fieldError('/content', 'size', `The next part has ${expected} bytes`);
      }
      await blobs.put(user.id, id, parts, content);
      const saved = await uploadsOf(user).update(id, (before) =>
        // Two calls with the same part count once.
        before.parts === parts ? { ...before, received: received + expected, parts: parts + 1 } : before,
      );
      return { id, received: saved.received };
    }),

    handle(completeUpload, async ({ body: { id }, user, language }) => {
      await uploadsOf(user).ensureSeeded();
      const saved = await stores.files.transaction(user.id, async (own) => {
        // A repeated call whose first response was lost.
        const done = await own.find(id);
        if (done) return done;
        const upload = await uploadsOf(user).get(id);
        if (upload.received !== upload.bytes) {
          throw fieldError('/id', 'incomplete', `${upload.received} of ${upload.bytes} bytes have arrived`);
        }
        const tree = await readTree(own);
        const folder = tree.get(upload.folderId);
        const folderId = folder && !tree.isTrashed(folder) ? folder.id : null;
        const same = tree.in(folderId).find(({ name }) => nameKey(name) === nameKey(upload.name));
        const replaces = same !== undefined && !isFolder(same) && upload.conflict === 'replace';
        const at = isoInstant();
        if (replaces) await own.update(same.id, { trashedAt: at });
        await uploadsOf(user).remove(id);
        return own.addFirst({
          id,
          folderId,
          name: replaces ? upload.name : freeName(upload.name, tree.namesIn(folderId)),
          type: typeOfFile(upload.name),
          createdBy: user.name,
          createdAt: at,
          modifiedAt: at,
          description: null,
          favorite: false,
          bytes: upload.bytes,
          mediaType: upload.mediaType === '' ? null : upload.mediaType,
          content: { id, parts: upload.parts },
          trashedAt: null,
        });
      });
      return servedOne(user, language, saved);
    }),

    handle(cancelUpload, async ({ query: { id }, user }) => {
      await dropUpload(user, await uploadsOf(user).get(id));
      return true as const;
    }),
  ];
}

/** The calls of the file manager. */
export const fileHandlers: readonly HttpHandler[] = createFileHandlers(fileStores);
