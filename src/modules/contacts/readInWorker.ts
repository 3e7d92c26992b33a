import { runWorker } from '#lib/browser/runWorker';

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
  const failure = 'The file could not be read.';
  const items: ImportItem[] = [];
  return runWorker<ImportRequest, ImportMessage, PreparedImport>(importWorker, {
    name: 'import',
    signal,
    failure,
    start: ({ post }) => post(request),
    onMessage(message, { resolve, reject }) {
      if (message.type === 'progress') onProgress(message.done / message.of);
      else if (message.type === 'items') items.push(...message.items);
      else if (message.type === 'failed') reject(new Error(failure));
      else {
        const { type: _type, ...rest } = message;
        resolve({ items, ...rest });
      }
    },
  });
}
