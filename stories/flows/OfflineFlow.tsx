import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { keepAnswers } from '#app/offline/offlinePersister';
import { OfflineNotice } from '#app/offline/OfflineNotice';
import type { Saved, SavedAnswers } from '#app/offline/queryStorage';
import { httpConfig } from '#lib/http/request';

import { Flow } from './Flow';
import type { FlowProps } from './Flow';

/** Saves queries like the application does, but only for the duration of the story. */
function inMemory(): SavedAnswers {
  const kept = new Map<string, Saved>();
  return {
    find: (kind, key) => kept.get(`${kind} ${key}`),
    all: () => [],
    keep: async (kind, key, data, savedAt = Date.now()) => {
      kept.set(`${kind} ${key}`, { data, savedAt });
    },
    forgetOthers: async () => undefined,
  };
}

/** Fakes the browser's online state. */
export function turnLine(on: boolean): void {
  if (on) Reflect.deleteProperty(navigator, 'onLine');
  else Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  dispatchEvent(new Event(on ? 'online' : 'offline'));
}

/** A flow with offline support, under the offline notice shown on every page. */
export function OfflineFlow(props: FlowProps) {
  const client = useQueryClient();
  const [saved] = useState(inMemory);
  useEffect(
    () => keepAnswers({ client, saved, language: httpConfig.language, isBroken: () => false }),
    [client, saved],
  );
  return (
    <>
      <Flow {...props} />
      <OfflineNotice pages={() => []} onRetry={() => void client.refetchQueries({ type: 'active' })} />
    </>
  );
}
