import { workerScript } from '#lib/browser/trustedTypes';

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
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerScript(csvWorker), { type: 'module', name: 'csv' });
    const end = () => {
      worker.terminate();
      signal.removeEventListener('abort', abort);
    };
    const abort = () => {
      end();
      reject(signal.reason);
    };
    const fail = () => {
      end();
      reject(new Error('The file could not be read.'));
    };
    signal.addEventListener('abort', abort);
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<CsvMessage>) => {
      if (data.type === 'progress') onProgress(data.done / data.of);
      else if (data.type === 'failed') fail();
      else {
        end();
        resolve(data.prepared);
      }
    });
    worker.postMessage(request);
  });
}
