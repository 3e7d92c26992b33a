import type { QueryClient, QueryKey } from '@tanstack/react-query';

const channelName = 'changes';

function isStringKey(value: unknown): value is QueryKey {
  return Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'string');
}

/**
 * Tells the other tabs which data a change was about, and asks anew for what they have changed. A change is known by
 * its `mutationKey`, which is the key of the queries it is about. Answers the way to stop.
 */
export function broadcastInvalidations(client: QueryClient): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isStringKey(data)) void client.invalidateQueries({ queryKey: data });
  });
  const forget = client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const key = event.mutation.options.mutationKey;
    if (isStringKey(key)) channel.postMessage(key);
  });
  return () => {
    forget();
    channel.close();
  };
}
