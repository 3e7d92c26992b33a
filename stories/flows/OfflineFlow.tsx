import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { OfflineNotice } from '#app/offline/OfflineNotice';
import { startOfflinePersister } from '#app/offline/offlinePersister';
import type { QueryStorage, Saved } from '#app/offline/queryStorage';
import { requestLanguage } from '#lib/http/httpConfig';

import { Flow } from './Flow';
import type { FlowProps } from './Flow';

/** Saves queries like the application does, but only for the duration of the story. */
function createMemoryStorage(): QueryStorage {
  const entries = new Map<string, Saved>();
  return {
    owner: () => undefined,
    find: (kind, key) => entries.get(`${kind} ${key}`),
    list: () => [],
    save: async (kind, key, data, savedAt = Date.now()) => {
      entries.set(`${kind} ${key}`, { data, savedAt });
    },
    removeDataOfOthers: async () => undefined,
  };
}

/** Fakes the browser's online state. */
export function setOnline(online: boolean): void {
  if (online) Reflect.deleteProperty(navigator, 'onLine');
  else Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** A flow with offline support, under the offline notice shown on every page. */
export function OfflineFlow(props: FlowProps) {
  const queryClient = useQueryClient();
  const [storage] = useState(createMemoryStorage);
  useEffect(
    () => startOfflinePersister({ queryClient, storage, language: requestLanguage, hasPageError: () => false }),
    [queryClient, storage],
  );
  return (
    <>
      <Flow {...props} />
      <OfflineNotice pages={() => []} onRetry={() => void queryClient.refetchQueries({ type: 'active' })} />
    </>
  );
}
