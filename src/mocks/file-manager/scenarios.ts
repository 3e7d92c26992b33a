import {
  completeUpload,
  copyItems,
  createFolder,
  emptyTrash,
  getContent,
  getFolder,
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

import { failureScenarios } from '#mocks/core/failureScenarios';
import { memoryOwnedStore } from '#mocks/core/memoryStore';

import { createFileHandlers } from './handlers';
import { fileStores } from './store';
import type { StoredFile, StoredUpload } from './store';

const inMemory = (seed: () => Promise<readonly StoredFile[]>) =>
  createFileHandlers({
    files: memoryOwnedStore('files', seed),
    uploads: memoryOwnedStore<StoredUpload>('file-uploads', async () => []),
    blobs: fileStores.blobs,
  });

/** How the calls of the file manager fail, and what they may return, by name. */
export const fileScenarios = {
  folder: failureScenarios(getFolder),
  items: failureScenarios(getItems),
  item: failureScenarios(getItem),
  usage: failureScenarios(getUsage),
  content: failureScenarios(getContent),
  folderCreate: failureScenarios(createFolder),
  change: failureScenarios(updateItem),
  move: failureScenarios(moveItems),
  copy: failureScenarios(copyItems),
  trash: failureScenarios(trashItems),
  restore: failureScenarios(restoreItems),
  emptyTrash: failureScenarios(emptyTrash),
  uploadStart: failureScenarios(startUpload),
  uploadPart: failureScenarios(uploadPart),
  uploadComplete: failureScenarios(completeUpload),
  /** There are no files. */
  empty: () => inMemory(async () => []),
  /** Exactly these files. */
  holds: (list: readonly StoredFile[]) => inMemory(async () => list),
  /** A folder of very many files. */
  many: (count = 10_000) => inMemory(async () => (await import('./seed')).manyFiles(count)),
};
