import { yieldToBrowser } from '#lib/browser/yieldToBrowser';
import { runWorker } from '#lib/browser/runWorker';

/** What a worker says while it reads a file, from `answerFileRequests`. */
export type FileMessage<Item, Rest> =
  | {
      type: 'progress';
      /** From 0 to 1. */
      part: number;
    }
  | { type: 'items'; items: readonly Item[] }
  | { type: 'done'; rest: Rest }
  | { type: 'failed' };

export interface FileJob {
  /** Called with how much has been read, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Ends the worker; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
}

/** A file to read, and the records that it is compared with. */
export interface FileRequest {
  file: Blob;
  existing: readonly unknown[];
}

/** Some of the records, in a message of their own before that of the file. */
export type ExistingRecords = Pick<FileRequest, 'existing'>;

/** What a file holds: its records, and the rest that is known of it. */
export type FileContent<Item, Rest> = Rest & { items: Item[] };

/** Records per message: copying many at once would block the page. */
const batchSize = 500;

const failure = 'The file could not be read.';

/** Has a worker read a file. Rejects when the file cannot be read. `url` is as for `runWorker`. */
export function readInWorker<Request extends FileRequest, Item, Rest>(
  url: string,
  request: Request,
  { onProgress, signal }: FileJob,
): Promise<FileContent<Item, Rest>> {
  const items: Item[] = [];
  async function send(post: (message: Request | ExistingRecords) => void): Promise<void> {
    const { existing } = request;
    for (let at = 0; at < existing.length; at += batchSize) {
      post({ existing: existing.slice(at, at + batchSize) });
      await yieldToBrowser();
    }
    post({ ...request, existing: [] });
  }
  return runWorker<Request | ExistingRecords, FileMessage<Item, Rest>, FileContent<Item, Rest>>(url, {
    name: 'import',
    signal,
    failure,
    start: ({ post, reject }) => void send(post).catch(reject),
    onMessage(message, { resolve, reject }) {
      if (message.type === 'progress') onProgress(message.part);
      else if (message.type === 'items') items.push(...message.items);
      else if (message.type === 'failed') reject(new Error(failure));
      else resolve({ ...message.rest, items });
    },
  });
}
