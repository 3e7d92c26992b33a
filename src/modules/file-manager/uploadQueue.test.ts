import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { HttpError, NetworkError } from '#lib/http/request';

import { fileLimits } from './limits';
import { uploadCalls } from './queries';
import { uploadQueueOf } from './uploadQueue';

vi.mock('./queries', () => ({
  fileKeys: { all: ['files'] },
  uploadCalls: { start: vi.fn(), part: vi.fn(), cancel: vi.fn() },
  completeUploadMutation: () => ({ mutationFn: async () => undefined }),
  createFolderMutation: () => ({ mutationFn: async () => ({ id: 'folder' }) }),
}));

const calls = vi.mocked(uploadCalls);
const size = fileLimits.partBytes + 10;
const lost = () => new NetworkError('unreachable', 'one');
let connection = { onLine: true };

beforeEach(() => {
  connection = { onLine: true };
  vi.stubGlobal('navigator', connection);
  vi.useFakeTimers();
  calls.start.mockReset().mockResolvedValue({ received: 0 } as never);
  calls.part.mockReset().mockImplementation((async ({ body }: { body: { offset: string; content: File } }) => ({
    received: Number(body.offset) + body.content.size,
  })) as never);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function upload() {
  const queue = uploadQueueOf(new QueryClient());
  queue.add([{ file: new File([new Uint8Array(size)], 'plan.bin'), path: [] }], null);
  return queue;
}

const statusOf = (queue: ReturnType<typeof upload>) => queue.get()[0]?.status;

it('sends a file in parts', async () => {
  const queue = upload();
  await vi.waitFor(() => expect(statusOf(queue)).toBe('done'));
  expect(calls.part.mock.calls.map(([{ body }]) => body.offset)).toEqual(['0', String(fileLimits.partBytes)]);
});

it('goes on by itself after a request that failed when the connection was back', async () => {
  calls.part.mockRejectedValueOnce(lost());
  const queue = upload();
  await vi.waitFor(() => expect(statusOf(queue)).toBe('interrupted'));
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(() => expect(statusOf(queue)).toBe('done'));
});

it('waits for the connection', async () => {
  connection.onLine = false;
  calls.part.mockRejectedValueOnce(lost());
  const queue = upload();
  await vi.waitFor(() => expect(statusOf(queue)).toBe('interrupted'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(statusOf(queue)).toBe('interrupted');
  queue.resume(queue.get().map(({ id }) => id));
  await vi.waitFor(() => expect(statusOf(queue)).toBe('done'));
});

it('continues at what has arrived', async () => {
  calls.start.mockResolvedValue({ received: fileLimits.partBytes } as never);
  const queue = upload();
  await vi.waitFor(() => expect(statusOf(queue)).toBe('done'));
  expect(calls.part.mock.calls.map(([{ body }]) => body.offset)).toEqual([String(fileLimits.partBytes)]);
});

it('says of one file that the storage is full', async () => {
  calls.part.mockRejectedValueOnce(
    new HttpError(
      { type: 'urn:directory:problem:storage-full', code: 'storage-full', title: 'The storage is full', status: 507 },
      'one',
    ),
  );
  const queue = upload();
  await vi.waitFor(() => expect(queue.get()[0]).toMatchObject({ status: 'failed', failure: 'storage-full' }));
});
