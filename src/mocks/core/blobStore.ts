import { contentMissing, hasPrivateFiles, orStorageFull, privateFiles } from './privateFiles';
import type { BlobStore } from './privateFiles';
import { ownedStore } from './store';

type StoredPart = { id: string; bytes: Uint8Array<ArrayBuffer> };

const parts = ownedStore<StoredPart>('file-parts', async () => []);

/** The parts as records, where a browser has no file system of its own. */
const databaseStore: BlobStore = {
  async put(owner, id, part, content) {
    const bytes = new Uint8Array(await content.arrayBuffer());
    await orStorageFull(parts.of(owner).upsert(`${id}/${part}`, (before) => ({ id: before?.id ?? '', bytes })));
  },
  async read(owner, id, count) {
    const found = await Promise.all(Array.from({ length: count }, (_, part) => parts.of(owner).find(`${id}/${part}`)));
    return new Blob(
      found.map((part) => {
        if (!part) throw contentMissing(id);
        return part.bytes;
      }),
    );
  },
  async remove(owner, id, count) {
    for (let part = 0; part < count; part += 1) {
      if (await parts.of(owner).find(`${id}/${part}`)) await parts.of(owner).remove(`${id}/${part}`);
    }
  },
};

const current = () => (hasPrivateFiles() ? privateFiles : databaseStore);

/** The contents of files on this device: in the origin private file system where there is one, else in the database. */
export const blobs: BlobStore = {
  put: (...input) => current().put(...input),
  read: (...input) => current().read(...input),
  remove: (...input) => current().remove(...input),
};
