import fc from 'fast-check';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';

import { request } from '#lib/http/request';
import { createQueryClient } from '#lib/query/createQueryClient';
import * as api from '#modules/file-manager/api';
import { fileLimits } from '#modules/file-manager/limits';
import { uploadQueueOf } from '#modules/file-manager/uploadQueue';

import { fileHandlers } from '#mocks/file-manager/handlers';
import { uploads } from '#mocks/file-manager/store';
import { server } from '#mocks/start/node';
import { serveBackend } from '#mocks/testing/serveBackend';

serveBackend({ account: 'ada' });

/** What becomes of a call: the back end never gets it, or has done it when the connection breaks. */
const outcomes = ['answered', 'not sent', 'response lost'] as const;
type Outcome = (typeof outcomes)[number];

/** Breaks the calls of uploads in turn; those that follow are answered. */
function breakCalls(planned: readonly Outcome[]): void {
  const next = [...planned];
  server.use(
    http.all(/\/api\/apps\/file-manager\/upload/, async ({ request: call }) => {
      const outcome = next.shift() ?? 'answered';
      if (outcome === 'not sent') return HttpResponse.error();
      const response = await getResponse([...fileHandlers], call);
      return outcome === 'response lost' ? HttpResponse.error() : response;
    }),
  );
}

const listed = async () => (await request(api.getFolder, { query: { folderId: 'null' } })).files;

let made = 0;

/** Starts the upload of a new file. */
function start(bytes: number) {
  made += 1;
  const content = new Uint8Array(bytes).map((_, at) => (at * 31 + made) % 251);
  const name = `Recording ${made}.bin`;
  const queue = uploadQueueOf(createQueryClient({ retry: false }));
  queue.add([{ file: new File([content], name), path: [] }], null);
  const [upload] = queue.get();
  if (!upload) throw new Error('The upload was not added.');
  const { id } = upload;
  const status = () => queue.get().find((one) => one.id === id)?.status;
  /** Waits until it ends or is interrupted. */
  const halted = async () => {
    await vi.waitFor(() => expect(['done', 'failed', 'interrupted']).toContain(status()), {
      interval: 5,
      timeout: 30_000,
    });
    return status();
  };
  return { queue, id, name, content, halted };
}

const sizes = fc.constantFrom(0, 5, fileLimits.partBytes, fileLimits.partBytes + 5);
const plans = fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 10 });

it('lists a file once and whole, wherever its upload breaks, and nothing of it before', async () => {
  await fc.assert(
    fc.asyncProperty(sizes, plans, async (bytes, planned) => {
      const before = await listed();
      breakCalls(planned);
      const { queue, id, name, content, halted } = start(bytes);
      while ((await halted()) === 'interrupted') {
        const own = (await listed()).filter((file) => !before.some((other) => other.id === file.id));
        // Complete, if only the last response was lost.
        expect(own.map((file) => [file.id, file.bytes])).toEqual(own.length === 0 ? [] : [[id, bytes]]);
        queue.resume([id]);
      }
      const files = (await listed()).filter((file) => file.name === name);
      expect(files.map((file) => [file.id, file.bytes])).toEqual([[id, bytes]]);
      const stored = await (await request(api.getContent, { query: { id } })).arrayBuffer();
      expect(Buffer.compare(new Uint8Array(stored), content)).toBe(0);
      expect(await uploads.of('per_0001').list()).toEqual([]);
    }),
    { numRuns: 20 },
  );
}, 120_000);

it('leaves nothing of an upload that breaks and is given up, wherever it breaks', async () => {
  await fc.assert(
    fc.asyncProperty(
      sizes,
      fc.nat({ max: 5 }),
      fc.constantFrom('not sent', 'response lost'),
      async (bytes, at, how) => {
        const before = await listed();
        breakCalls([...Array.from({ length: at }, (): Outcome => 'answered'), how]);
        const { queue, id, halted } = start(bytes);
        const isComplete = (await halted()) === 'done' || (await listed()).some((file) => file.id === id);
        queue.cancel([id]);
        await vi.waitFor(async () => expect(await uploads.of('per_0001').list()).toEqual([]), { timeout: 30_000 });
        // What was complete before is a file like any other.
        expect((await listed()).length).toBe(before.length + (isComplete ? 1 : 0));
      },
    ),
    { numRuns: 20 },
  );
}, 120_000);
