import type { SessionUser } from '#lib/session/session';
import { FileTree, isFolder } from '#modules/file-manager/fileTree';
import { fileLimits } from '#modules/file-manager/limits';

import { fieldError, ProblemError, recordNotFound } from '#mocks/core/problem';
import type { Store } from '#mocks/core/store';

import type { FileStores, StoredFile } from './store';

/** The files and folders of a person, as a tree. */
export type Tree = FileTree<StoredFile>;
/** The files and folders of a person. */
export type OwnFiles = Store<StoredFile>;

/** The stores of the person who calls. */
export const storesOf = (stores: FileStores) => ({
  filesOf: ({ id }: SessionUser) => stores.files.of(id),
  uploadsOf: ({ id }: SessionUser) => stores.uploads.of(id),
});

/** Reads the tree of a person. */
export const readTree = async (own: OwnFiles): Promise<Tree> => new FileTree(await own.list());

/** An item that is not in the trash; throws for any other. */
export function existing(tree: Tree, id: string): StoredFile {
  const item = tree.get(id);
  if (!item || tree.isTrashed(item)) throw recordNotFound(id, 'files');
  return item;
}

/** An item that is not in the trash, without reading all the others; `undefined` for any other. */
export async function findListed(own: OwnFiles, id: string): Promise<StoredFile | undefined> {
  const item = await own.find(id);
  for (let at = item; at; at = at.folderId === null ? undefined : await own.find(at.folderId)) {
    if (at.trashedAt !== null) return undefined;
  }
  return item;
}

/** The id of a folder that is not in the trash, or null for the root; throws for any other. */
export function existingFolder(tree: Tree, id: string | null): string | null {
  if (id !== null && !isFolder(existing(tree, id))) throw recordNotFound(id, 'folders');
  return id;
}

/** The error for names that are taken. */
export const notUnique = (pointers: readonly string[], extras: Record<string, unknown> = {}) =>
  new ProblemError('validation-failed', {
    errors: pointers.map((pointer) => ({ pointer, code: 'not_unique', message: 'The folder has this name already' })),
    ...extras,
  });

/** Throws if the person would have too many items with that many more. */
export async function assertRoom(own: OwnFiles, added: number, pointer: string): Promise<void> {
  if ((await own.list()).length + added > fileLimits.items) {
    throw fieldError(pointer, 'too_big', `A person has at most ${fileLimits.items} files and folders`);
  }
}

/** The bytes of files. */
export const usedBytes = (all: readonly StoredFile[]) => all.reduce((sum, { bytes }) => sum + bytes, 0);
