import { workerScript } from '#lib/browser/trustedTypes';

import type { ZipMessage, ZipRequest } from './zipWorker';

// As a URL, because browsers that enforce Trusted Types require a trusted one.
const { './zipWorker.ts': zipWorker = '' } = import.meta.glob<string>('./zipWorker.ts', {
  query: '?worker&url',
  import: 'default',
  eager: true,
});

/** A file of an archive. */
export interface ZipEntry {
  /** Path in the archive; that of an empty folder ends with a slash. */
  path: string;
  modifiedAt: string;
  load: () => Promise<Blob>;
}

/** Packs files into an archive in a worker, one after another, so that none but the current one is in memory. */
export function zipFiles(entries: readonly ZipEntry[], signal: AbortSignal): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerScript(zipWorker), { type: 'module', name: 'zip' });
    const send = (request: ZipRequest) => worker.postMessage(request);
    let next = 0;
    function end() {
      worker.terminate();
      signal.removeEventListener('abort', abort);
    }
    function fail(reason: unknown) {
      end();
      reject(reason);
    }
    const abort = () => fail(signal.reason);
    async function sendNext() {
      const entry = entries[next];
      next += 1;
      if (!entry) {
        send({ type: 'end' });
        return;
      }
      const { path, modifiedAt, load } = entry;
      send({ type: 'file', path, content: await load(), modifiedAt });
    }
    signal.addEventListener('abort', abort);
    worker.addEventListener('error', () => fail(new Error('The archive could not be made.')));
    worker.addEventListener('message', ({ data }: MessageEvent<ZipMessage>) => {
      if (data.type === 'added') sendNext().catch(fail);
      else if (data.type === 'done') {
        end();
        resolve(data.archive);
      } else fail(new Error('The archive could not be made.'));
    });
    sendNext().catch(fail);
  });
}
