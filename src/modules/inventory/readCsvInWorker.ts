import { runWorker } from '#lib/browser/runWorker';

import type { CsvMessage, CsvRequest } from './csvWorker';
import type { PreparedCsv } from './productCsv';

// As a URL, because browsers that enforce Trusted Types require a trusted one.
const { './csvWorker.ts': csvWorker = '' } = import.meta.glob<string>('./csvWorker.ts', {
  query: '?worker&url',
  import: 'default',
  eager: true,
});

export interface ReadCsvOptions {
  /** Called with how much has been read, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Ends the worker; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
}

/** Reads a CSV file in a worker. Rejects when the file cannot be read. */
export function readCsvInWorker(request: CsvRequest, { onProgress, signal }: ReadCsvOptions): Promise<PreparedCsv> {
  const failure = 'The file could not be read.';
  return runWorker<CsvRequest, CsvMessage, PreparedCsv>(csvWorker, {
    name: 'csv',
    signal,
    failure,
    start: ({ post }) => post(request),
    onMessage(message, { resolve, reject }) {
      if (message.type === 'progress') onProgress(message.done / message.of);
      else if (message.type === 'failed') reject(new Error(failure));
      else resolve(message.prepared);
    },
  });
}
