import { decodeText } from '#lib/files/decodeText';

import type { Product } from './api';
import { prepareCsv } from './productCsv';
import type { CsvContext, PreparedCsv } from './productCsv';

/** What the worker is given. */
export interface CsvRequest {
  file: Blob;
  existing: readonly Product[];
  context: CsvContext;
}

/** What the worker says: how far it is, and what the file holds. */
export type CsvMessage =
  { type: 'progress'; done: number; of: number } | { type: 'done'; prepared: PreparedCsv } | { type: 'failed' };

const progressLines = 1000;
const post = (message: CsvMessage) => self.postMessage(message);

async function read({ file, existing, context }: CsvRequest): Promise<void> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  let lineCount = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineCount += 1;
  let reported = 0;
  const prepared = prepareCsv(text, existing, context, (line) => {
    if (line - reported < progressLines) return;
    reported = line;
    post({ type: 'progress', done: line, of: lineCount });
  });
  post({ type: 'done', prepared });
}

self.addEventListener('message', ({ data }: MessageEvent<CsvRequest>) => {
  read(data).catch(() => post({ type: 'failed' }));
});
