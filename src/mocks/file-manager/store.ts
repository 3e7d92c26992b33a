import { blobs } from '#mocks/core/blobStore';
import type { BlobStore } from '#mocks/core/privateFiles';
import { ownedStore } from '#mocks/core/store';
import type { OwnedStore } from '#mocks/core/store';

/** Where the content of a file is: among the samples, or in a `BlobStore`. */
type StoredContent = { sample: string } | { id: string; parts: number };

/** A file or folder as stored. */
export interface StoredFile {
  id: string;
  folderId: string | null;
  name: string;
  /** `folder` or the format in capitals. */
  type: string;
  createdBy: string;
  createdAt: string;
  modifiedAt: string;
  description: string | null;
  favorite: boolean;
  /** 0 for folders, whose size is a sum. */
  bytes: number;
  mediaType: string | null;
  /** Null for folders. Never changes, so that copies share it. */
  content: StoredContent | null;
  trashedAt: string | null;
}

/** A file that is on its way. */
export interface StoredUpload {
  /** Also that of the file. */
  id: string;
  folderId: string | null;
  name: string;
  bytes: number;
  mediaType: string;
  conflict: 'keep-both' | 'replace';
  /** Bytes that have arrived. */
  received: number;
  /** Parts that have arrived. */
  parts: number;
  startedAt: string;
}

/** The stores that the handlers use: the database, or memory for a scenario. */
export interface FileStores {
  files: OwnedStore<StoredFile>;
  uploads: OwnedStore<StoredUpload>;
  blobs: BlobStore;
}

/** The files and folders of each person. */
export const files = ownedStore<StoredFile>('files', async () => (await import('./seed')).sampleFiles());

/** The uploads of each person that are not complete. */
export const uploads = ownedStore<StoredUpload>('file-uploads', async () => []);

/** The database and the file system of the browser. */
export const fileStores: FileStores = { files, uploads, blobs };
