import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import * as api from '#modules/file-manager/api';
import { fileLimits } from '#modules/file-manager/limits';

import { memoryOwnedStore } from '#mocks/core/memoryStore';
import { ProblemError } from '#mocks/core/problem';
import type { BlobStore } from '#mocks/core/privateFiles';
import { server } from '#mocks/start/node';
import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';

import { createFileHandlers } from './handlers';
import type { StoredFile, StoredUpload } from './store';

serveBackend({ account: 'ada' });

/** Contents in memory. `beforePut` is called with the number of each part before it is written. */
function memoryBlobs(beforePut: (put: number) => Promise<void> | void): BlobStore & { parts: Map<string, Blob> } {
  const parts = new Map<string, Blob>();
  let puts = 0;
  return {
    parts,
    async put(_owner, id, part, content) {
      puts += 1;
      await beforePut(puts);
      parts.set(`${id}/${part}`, content);
    },
    read: async (_owner, id, count) =>
      new Blob(Array.from({ length: count }, (_, part) => parts.get(`${id}/${part}`) ?? 'missing')),
    async remove(_owner, id, count) {
      for (let part = 0; part < count; part += 1) parts.delete(`${id}/${part}`);
    },
  };
}

/** Serves an empty file manager over contents in memory. */
function serveFiles(beforePut: (put: number) => Promise<void> | void) {
  const blobs = memoryBlobs(beforePut);
  server.use(
    ...createFileHandlers({
      files: memoryOwnedStore<StoredFile>('files', async () => []),
      uploads: memoryOwnedStore<StoredUpload>('file-uploads', async () => []),
      blobs,
    }),
  );
  return blobs;
}

const start = async (name: string, bytes: number) => {
  const upload = { id: crypto.randomUUID(), folderId: null, name, bytes, mediaType: 'text/plain' };
  return (await request(api.startUpload, { body: { upload } })).id;
};
const part = (id: string, offset: number, content: string | Uint8Array<ArrayBuffer>) =>
  request(api.uploadPart, { body: { id, offset: String(offset), content: new File([content], 'part') } });
const complete = (id: string) => request(api.completeUpload, { body: { id } });
const cancel = (id: string) => request(api.cancelUpload, { query: { id } });
const text = async (id: string) => (await request(api.getContent, { query: { id } })).text();
const names = async () => (await request(api.getFolder, { query: {} })).files.map(({ name }) => name);

/** The first part waits when it is written, until it is let go. */
function firstPartWaits() {
  let begin = () => {};
  let release = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const blobs = serveFiles((put) => {
    if (put > 1) return undefined;
    begin();
    return released;
  });
  return { blobs, begun, release };
}

describe('a part that is written slowly', () => {
  it('leaves nothing if its upload is given up meanwhile', async () => {
    const { blobs, begun, release } = firstPartWaits();
    const id = await start('Slow.txt', 3);
    const sent = expectHttpError(part(id, 0, 'abc'));
    await begun;
    await cancel(id);
    release();
    expect((await sent).problem).toMatchObject({ code: 'not-found', id });
    expect([...blobs.parts.keys()]).toEqual([]);
    expect(await names()).toEqual([]);
  });

  it('leaves the file alone that was completed by a repeated call', async () => {
    const { begun, release } = firstPartWaits();
    const id = await start('Slow.txt', 3);
    const sent = expectHttpError(part(id, 0, 'abc'));
    await begun;
    await part(id, 0, 'abc');
    await complete(id);
    release();
    await sent;
    expect(await text(id)).toBe('abc');
  });
});

describe('a full device', () => {
  it('refuses the part of one file, keeps the others, and goes on when there is space', async () => {
    let isFull = false;
    serveFiles(() => {
      if (isFull) throw new ProblemError('storage-full');
    });
    const content = new Uint8Array(fileLimits.partBytes + 3).fill(7);
    const large = await start('Large.bin', content.length);
    const small = await start('Small.txt', 3);
    await part(large, 0, content.slice(0, fileLimits.partBytes));
    await part(small, 0, 'abc');
    isFull = true;
    const refused = await expectHttpError(part(large, fileLimits.partBytes, content.slice(fileLimits.partBytes)));
    expect(refused.problem).toMatchObject({ status: 507, code: 'storage-full' });
    expect((await expectHttpError(complete(large))).problem.errors?.[0]).toMatchObject({ code: 'incomplete' });
    await complete(small);
    expect(await names()).toEqual(['Small.txt']);
    isFull = false;
    await part(large, fileLimits.partBytes, content.slice(fileLimits.partBytes));
    expect((await complete(large)).bytes).toBe(content.length);
  });
});
