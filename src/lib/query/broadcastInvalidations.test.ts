import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { NetworkError } from '#lib/http/request';

import { createQueryClient } from './createQueryClient';
import { broadcastInvalidations } from './broadcastInvalidations';

const key = ['messages', 'list'];
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function tab(read: () => Promise<unknown>) {
  const client = createQueryClient({ retry: false });
  const observer = new QueryObserver(client, { queryKey: key, queryFn: read, staleTime: Infinity });
  stops.push(
    observer.subscribe(() => {}),
    broadcastInvalidations(client),
  );
  return client;
}

describe('changes', () => {
  it('are seen by the other tabs', async () => {
    const read = vi.fn(async () => 'seen');
    const one = tab(async () => 'own');
    tab(read);
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    await new MutationObserver(one, { mutationKey: key, mutationFn: async () => true }).mutate();
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  });

  it('are seen too when only their response was lost', async () => {
    const read = vi.fn(async () => 'seen');
    const one = tab(async () => 'own');
    tab(read);
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    const mutationFn = () => Promise.reject(new NetworkError('timeout', 'r-1'));
    await expect(new MutationObserver(one, { mutationKey: key, mutationFn }).mutate()).rejects.toThrow('timeout');
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  });

  it('that failed are nobody’s affair, and foreign messages do nothing', async () => {
    const read = vi.fn(async () => 'seen');
    const one = tab(async () => 'own');
    tab(read);
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    const failing = new MutationObserver(one, { mutationKey: key, mutationFn: () => Promise.reject(new Error('no')) });
    await expect(failing.mutate()).rejects.toThrow('no');
    const stranger = new BroadcastChannel('changes');
    for (const message of [null, 'messages', [], [1], {}]) stranger.postMessage(message);
    await new Promise((resolve) => setTimeout(resolve, 50));
    stranger.close();
    expect(read).toHaveBeenCalledTimes(1);
  });
});
