import type { ExistingRecords, FileMessage, FileRequest } from './fileWorker';

/** Records per message: receiving many at once would block the page. */
const batchSize = 100;
/** Lines between two reports of progress. */
const reportedLines = 1000;

function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/**
 * The side of `readInWorker` that runs in the worker: decodes the file of a request and has it read. `read` calls `onLine`
 * with each line that it has reached.
 */
export function answerFileRequests<Request extends FileRequest>(
  decode: (file: Blob) => Promise<string>,
  read: (text: string, request: Request, onLine: (line: number) => void) => { items: readonly unknown[] },
): void {
  const post = (message: FileMessage<unknown, object>) => self.postMessage(message);

  async function answer(request: Request): Promise<void> {
    const text = await decode(request.file);
    const lineCount = countLines(text);
    let reported = 0;
    const { items, ...rest } = read(text, request, (line) => {
      if (line - reported < reportedLines) return;
      reported = line;
      post({ type: 'progress', part: line / lineCount });
    });
    for (let at = 0; at < items.length; at += batchSize)
      post({ type: 'items', items: items.slice(at, at + batchSize) });
    post({ type: 'done', rest });
  }

  let existing: unknown[] = [];
  self.addEventListener('message', ({ data }: MessageEvent<Request | ExistingRecords>) => {
    if ('file' in data) answer({ ...data, existing }).catch(() => post({ type: 'failed' }));
    else existing = [...existing, ...data.existing];
  });
}
