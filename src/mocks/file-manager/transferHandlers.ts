import type { HttpHandler } from 'msw';

import type { SessionUser } from '#lib/session/session';
import { copyItems, moveItems } from '#modules/file-manager/api';
import type { ConflictChoice, Transferred } from '#modules/file-manager/api';
import { freeName, nameKey } from '#modules/file-manager/fileNames';
import { fileLimits } from '#modules/file-manager/limits';

import { handle } from '#mocks/core/handle';
import type { DataLanguage } from '#mocks/core/localized';
import { fieldError, ProblemError } from '#mocks/core/problem';
import { isoInstant } from '#mocks/core/time';

import { assertRoom, existing, existingFolder, notUnique, readTree, storesOf, usedBytes } from './ownFiles';
import type { OwnFiles, Tree } from './ownFiles';
import { serializeItems } from './serializeFiles';
import type { FileStores, StoredFile } from './store';

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

/** Copies beside their originals, under names of their own. */
function copiesBeside(tree: Tree, items: readonly StoredFile[], folderId: string | null): Placement[] {
  const taken = tree.namesIn(folderId);
  return items.map((item) => {
    const name = freeName(item.name, taken);
    taken.add(nameKey(name));
    return { item, name };
  });
}

/** The calls that move and copy items. */
export function createTransferHandlers(stores: FileStores): HttpHandler[] {
  const { filesOf, uploadsOf } = storesOf(stores);

  async function transfer(
    user: SessionUser,
    language: DataLanguage,
    body: { ids: string[]; folderId: string | null; conflict?: ConflictChoice },
    work: (own: OwnFiles, tree: Tree, placements: readonly Placement[]) => Promise<StoredFile[]>,
    isCopy: boolean,
  ): Promise<Transferred> {
    const { ids, folderId, conflict } = body;
    const { done, replaced } = await stores.files.transaction(user.id, async (own) => {
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
      const gone = placements.flatMap((placement) => placement.replaced?.id ?? []);
      for (const id of gone) await own.update(id, { trashedAt: isoInstant() });
      return { done: await work(own, tree, placements), replaced: gone };
    });
    return { items: await serializeItems(filesOf(user), language, done), replaced };
  }

  return [
    handle(moveItems, ({ body, user, language }) =>
      transfer(
        user,
        language,
        body,
        async (own, _tree, placements) => {
          const result = placements.map(({ item, name }) => ({ ...item, folderId: body.folderId, name }));
          await own.putAll(result);
          return result;
        },
        false,
      ),
    ),

    handle(copyItems, async ({ body, user, language }) => {
      await uploadsOf(user).ensureSeeded();
      return transfer(
        user,
        language,
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
    }),
  ];
}
