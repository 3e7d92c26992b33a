import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Message to the worker: a file with its path in the archive, or the end of the list. */
export type ZipRequest = { type: 'file'; path: string; content: Blob; modifiedAt: string } | { type: 'end' };

/** What the worker says: a file is in the archive, the archive, or that it cannot be made. */
export type ZipMessage = { type: 'added' } | { type: 'done'; archive: Blob } | { type: 'failed' };

/** Formats that are compressed already. */
const compressed = /\.(?:zip|gz|7z|rar|jpe?g|png|webp|gif|mp[34]|m4a|mov|webm|ogg|docx|xlsx|pptx)$/i;

// In blobs, which a browser may keep outside memory.
const parts: Blob[] = [];
const post = (message: ZipMessage) => self.postMessage(message);

const zip = new Zip((error, chunk, final) => {
  if (error) {
    post({ type: 'failed' });
    return;
  }
  parts.push(new Blob([chunk as Uint8Array<ArrayBuffer>]));
  if (final) post({ type: 'done', archive: new Blob(parts, { type: 'application/zip' }) });
});

async function add({ path, content, modifiedAt }: Extract<ZipRequest, { type: 'file' }>): Promise<void> {
  const entry = compressed.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
  // The format has no dates before 1980.
  entry.mtime = Math.max(Date.parse(modifiedAt), Date.UTC(1980, 0, 2));
  zip.add(entry);
  const reader = content.stream().getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) entry.push(read.value);
  entry.push(new Uint8Array(0), true);
  post({ type: 'added' });
}

let last: Promise<unknown> = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<ZipRequest>) => {
  last = last.then(() => (data.type === 'end' ? zip.end() : add(data))).catch(() => post({ type: 'failed' }));
});
