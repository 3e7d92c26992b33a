import type { HttpHandler } from 'msw';

import type { SessionUser } from '#lib/session/session';
import { dayMs } from '#lib/time/duration';
import { cancelUpload, completeUpload, startUpload, uploadPart } from '#modules/file-manager/api';
import { freeName, nameKey } from '#modules/file-manager/fileNames';
import { isFolder, typeOfFile } from '#modules/file-manager/fileTree';
import { fileLimits } from '#modules/file-manager/limits';

import { handle } from '#mocks/core/handle';
import { fieldError, ProblemError } from '#mocks/core/problem';
import { isoInstant, isPast } from '#mocks/core/time';

import { assertRoom, existingFolder, notUnique, readTree, storesOf, usedBytes } from './ownFiles';
import { serializeItem } from './serializeFiles';
import type { FileStores, StoredUpload } from './store';

/** The calls of uploads, which come in parts. */
export function createUploadHandlers(stores: FileStores): HttpHandler[] {
  const { blobs } = stores;
  const { filesOf, uploadsOf } = storesOf(stores);

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

  return [
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
      try {
        const saved = await uploadsOf(user).update(id, (before) =>
          // Two calls with the same part count once.
          before.parts === parts ? { ...before, received: received + expected, parts: parts + 1 } : before,
        );
        return { id, received: saved.received };
      } catch (error) {
        // It was given up while the part was written, unless a repeated call has completed it.
        if (!(await filesOf(user).find(id))) await blobs.remove(user.id, id, parts + 1);
        throw error;
      }
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
      return serializeItem(filesOf(user), language, saved);
    }),

    handle(cancelUpload, async ({ query: { id }, user }) => {
      await dropUpload(user, await uploadsOf(user).get(id));
      return true as const;
    }),
  ];
}
