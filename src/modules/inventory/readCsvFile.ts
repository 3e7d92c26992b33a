import { readInWorker } from '#lib/files/fileWorker';
import type { FileJob } from '#lib/files/fileWorker';

import type { ImportRow } from './api';
import type { CsvRequest } from './csvWorker';
import type { PreparedCsv } from './productCsv';

// As a URL, because browsers that enforce Trusted Types require a trusted one.
const { './csvWorker.ts': csvWorker = '' } = import.meta.glob<string>('./csvWorker.ts', {
  query: '?worker&url',
  import: 'default',
  eager: true,
});

/** Reads a CSV file in a worker. Rejects when the file cannot be read. */
export const readCsvFile = (request: CsvRequest, job: FileJob): Promise<PreparedCsv> =>
  readInWorker<CsvRequest, ImportRow, Omit<PreparedCsv, 'items'>>(csvWorker, request, job);
