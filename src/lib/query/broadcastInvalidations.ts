import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { mayHaveSucceeded } from '#lib/http/failure';

const channelName = 'changes';

function isStringKey(value: unknown): value is QueryKey {
  return Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'string');
}

/**
 * Invalidates queries in all tabs after a mutation, also after one that failed and may have succeeded. The `mutationKey`
 * of a mutation is the key of the queries it affects. Returns the unsubscribe function.
 */
export function broadcastInvalidations(client: QueryClient): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isStringKey(data)) void client.invalidateQueries({ queryKey: data });
  });
  const unsubscribe = client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type !== 'success' && !(action.type === 'error' && mayHaveSucceeded(action.error))) return;
    const key = event.mutation.options.mutationKey;
    if (isStringKey(key)) channel.postMessage(key);
  });
  return () => {
    unsubscribe();
    channel.close();
  };
}
