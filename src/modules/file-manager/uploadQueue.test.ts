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
  calls.cancel.mockReset().mockResolvedValue(true as never);
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

const full = () =>
  new HttpError(
    { type: 'urn:directory:problem:storage-full', code: 'storage-full', title: 'The storage is full', status: 507 },
    'one',
  );

it('says of one file that the storage is full, and uploads the others', async () => {
  const queue = upload();
  const [large] = queue.get();
  calls.part.mockImplementation((async ({ body }: { body: { id: string; offset: string; content: File } }) => {
    if (body.id === large?.id) throw full();
    return { received: Number(body.offset) + body.content.size };
  }) as never);
  queue.add([{ file: new File(['small'], 'small.txt'), path: [] }], null);
  await vi.waitFor(() => expect(queue.get()[1]).toMatchObject({ name: 'small.txt', status: 'done' }));
  expect(queue.get()[0]).toMatchObject({ name: 'plan.bin', status: 'failed', failure: 'storage-full' });
});

it('gives up what has arrived of a file that failed when it leaves the list', async () => {
  calls.part.mockRejectedValueOnce(full());
  const queue = upload();
  await vi.waitFor(() => expect(statusOf(queue)).toBe('failed'));
  const [failed] = queue.get();
  queue.clear();
  expect(queue.get()).toEqual([]);
  expect(calls.cancel).toHaveBeenCalledExactlyOnceWith({ query: { id: failed?.id } });
});

it('has nothing to give up of a file that was refused at once', async () => {
  calls.start.mockRejectedValueOnce(full());
  const queue = upload();
  await vi.waitFor(() => expect(statusOf(queue)).toBe('failed'));
  queue.clear();
  expect(calls.cancel).not.toHaveBeenCalled();
});

it('asks before the page is left, as long as a file is on its way', async () => {
  const listeners = new Set<(event: { preventDefault: () => void }) => void>();
  const asks = () => {
    const event = { preventDefault: vi.fn() };
    for (const listener of listeners) listener(event);
    return event.preventDefault.mock.calls.length > 0;
  };
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'beforeunload') listeners.add(listener);
  });
  vi.stubGlobal('removeEventListener', (_type: string, listener: () => void) => listeners.delete(listener));
  const queue = upload();
  expect(asks()).toBe(true);
  queue.pause(queue.get().map(({ id }) => id));
  expect(asks()).toBe(true);
  queue.resume(queue.get().map(({ id }) => id));
  await vi.waitFor(() => expect(statusOf(queue)).toBe('done'));
  expect(asks()).toBe(false);
});
