import { workerScript } from '#lib/browser/trustedTypes';

import type { ImportMessage, ImportRequest } from './importWorker';
import type { ImportItem, PreparedImport } from './prepareImport';

// As a URL, because browsers that enforce Trusted Types require a trusted one.
const { './importWorker.ts': importWorker = '' } = import.meta.glob<string>('./importWorker.ts', {
  query: '?worker&url',
  import: 'default',
  eager: true,
});

export interface ReadOptions {
  /** Called with how much has been read, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Ends the worker; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
}

/** Reads a vCard file in a worker. Rejects when the file cannot be read. */
export function readInWorker(request: ImportRequest, { onProgress, signal }: ReadOptions): Promise<PreparedImport> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerScript(importWorker), { type: 'module', name: 'import' });
    const items: ImportItem[] = [];
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
    worker.addEventListener('message', ({ data }: MessageEvent<ImportMessage>) => {
      if (data.type === 'progress') onProgress(data.done / data.of);
      else if (data.type === 'items') items.push(...data.items);
      else if (data.type === 'failed') fail();
      else {
        const { type: _type, ...rest } = data;
        end();
        resolve({ items, ...rest });
      }
    });
    worker.postMessage(request);
  });
}
