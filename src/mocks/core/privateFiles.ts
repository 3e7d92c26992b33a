import { ProblemError } from './problem';
import { isQuotaError } from './quotaError';

/** Contents of files, each written in parts and never changed afterwards. */
export interface BlobStore {
  /** Writes a part, also again. Throws `storage-full` where the device has no space. */
  put: (owner: string, id: string, part: number, content: Blob) => Promise<void>;
  /** The parts as one. Its bytes are read when they are needed. */
  read: (owner: string, id: string, parts: number) => Promise<Blob>;
  /** Removes all parts; of an unknown id there are none. */
  remove: (owner: string, id: string, parts: number) => Promise<void>;
}

/** Reports a full device as `storage-full`. */
export async function orStorageFull<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isQuotaError(error)) throw new ProblemError('storage-full');
    throw error;
  }
}

/** 404 for a content that is not there any more. */
export const contentMissing = (id: string) =>
  new ProblemError('not-found', { detail: `The content "${id}" is gone.`, id });

const folderName = 'orvela-files';

type Directory = FileSystemDirectoryHandle;

/** The parts as files in the origin private file system: the page never holds more of a file than it is writing. */
function fileSystemStore(root: () => Promise<Directory>): BlobStore {
  const directoryOf = async (owner: string, create: boolean): Promise<Directory> => {
    const all = await (await root()).getDirectoryHandle(folderName, { create });
    return all.getDirectoryHandle(owner, { create });
  };
  return {
    async put(owner, id, part, content) {
      const directory = await (await directoryOf(owner, true)).getDirectoryHandle(id, { create: true });
      const file = await directory.getFileHandle(String(part), { create: true });
      // The data are written when the stream is closed.
      const writable = await file.createWritable();
      try {
        await orStorageFull(writable.write(content));
      } catch (error) {
        await writable.abort().catch(() => {});
        throw error;
      }
      await orStorageFull(writable.close());
    },
    async read(owner, id, parts) {
      try {
        const directory = await (await directoryOf(owner, false)).getDirectoryHandle(id);
        const handles = Array.from({ length: parts }, (_, part) => directory.getFileHandle(String(part)));
        return new Blob(await Promise.all((await Promise.all(handles)).map((handle) => handle.getFile())));
      } catch (error) {
        if (error instanceof DOMException && error.name === 'NotFoundError') throw contentMissing(id);
        throw error;
      }
    },
    async remove(owner, id) {
      try {
        await (await directoryOf(owner, false)).removeEntry(id, { recursive: true });
      } catch (error) {
        if (!(error instanceof DOMException) || error.name !== 'NotFoundError') throw error;
      }
    },
  };
}

/** Whether the browser has an origin private file system that a page can write. */
export const hasPrivateFiles = (): boolean =>
  typeof globalThis.navigator?.storage?.getDirectory === 'function' &&
  typeof globalThis.FileSystemFileHandle === 'function' &&
  'createWritable' in FileSystemFileHandle.prototype;

/** The contents of files in the origin private file system. */
export const privateFiles = fileSystemStore(() => navigator.storage.getDirectory());

/** Removes the contents of a person’s files from the origin private file system, or of all. */
export async function removePrivateFiles(owner?: string): Promise<void> {
  if (!hasPrivateFiles()) return;
  try {
    const root = await navigator.storage.getDirectory();
    if (owner === undefined) await root.removeEntry(folderName, { recursive: true });
    else await (await root.getDirectoryHandle(folderName)).removeEntry(owner, { recursive: true });
  } catch {
    // There are none, or another tab is writing one: a content without a file is never read.
  }
}
