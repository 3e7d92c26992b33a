import { runWorker } from '#lib/browser/runWorker';
import type { WorkerJob } from '#lib/browser/runWorker';

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
  const failure = 'The archive could not be made.';
  let next = 0;
  async function sendNext({ post }: WorkerJob<ZipRequest, Blob>) {
    const entry = entries[next];
    next += 1;
    if (!entry) {
      post({ type: 'end' });
      return;
    }
    const { path, modifiedAt, load } = entry;
    post({ type: 'file', path, content: await load(), modifiedAt });
  }
  return runWorker<ZipRequest, ZipMessage, Blob>(zipWorker, {
    name: 'zip',
    signal,
    failure,
    start: (job) => void sendNext(job).catch(job.reject),
    onMessage(message, job) {
      if (message.type === 'added') sendNext(job).catch(job.reject);
      else if (message.type === 'done') job.resolve(message.archive);
      else job.reject(new Error(failure));
    },
  });
}
