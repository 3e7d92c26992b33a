import { prepareImport } from './prepareImport';
import type { ExistingContact, ImportItem, PreparedImport } from './prepareImport';
import { readVcards } from './readVcards';

/** What the worker is given. */
export interface ImportRequest {
  file: Blob;
  /** Country of numbers without a dial code. */
  home: string;
  existing: readonly ExistingContact[];
}

/** What the worker says: how far it is, contacts in small parts, and what remains to be said. */
export type ImportMessage =
  | { type: 'progress'; done: number; of: number }
  | { type: 'items'; items: ImportItem[] }
  | ({ type: 'done' } & Omit<PreparedImport, 'items'>)
  | { type: 'failed' };

/** Contacts per message: receiving many at once would block the page. */
const batchSize = 100;
const progressLines = 2000;

const post = (message: ImportMessage) => self.postMessage(message);

async function read({ file, home, existing }: ImportRequest): Promise<void> {
  const text = await file.text();
  let lineCount = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineCount += 1;
  let reported = 0;
  const { items, ...rest } = prepareImport(readVcards(text, home), existing, (line) => {
    if (line - reported < progressLines) return;
    reported = line;
    post({ type: 'progress', done: line, of: lineCount });
  });
  for (let at = 0; at < items.length; at += batchSize) post({ type: 'items', items: items.slice(at, at + batchSize) });
  post({ type: 'done', ...rest });
}

self.addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  read(data).catch(() => post({ type: 'failed' }));
});
