import { readInWorker } from '#lib/files/fileWorker';
import type { FileJob } from '#lib/files/fileWorker';

import type { ImportRequest } from './importWorker';
import type { ImportItem, PreparedImport } from './prepareImport';

// As a URL, because browsers that enforce Trusted Types require a trusted one.
const { './importWorker.ts': importWorker = '' } = import.meta.glob<string>('./importWorker.ts', {
  query: '?worker&url',
  import: 'default',
  eager: true,
});

/** Reads a vCard file in a worker. Rejects when the file cannot be read. */
export const readVcardFile = (request: ImportRequest, job: FileJob): Promise<PreparedImport> =>
  readInWorker<ImportRequest, ImportItem, Omit<PreparedImport, 'items'>>(importWorker, request, job);
