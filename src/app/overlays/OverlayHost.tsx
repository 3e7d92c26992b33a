import { Suspense, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { useHasQueryClient } from '#lib/query/useHasQueryClient';

import { lazyOverlayHost } from './lazyOverlayHost';

type Place = 'message' | 'offline' | 'question' | 'signIn' | 'inactivity' | 'toasts';

// What stands over a page whatever its route: something to tell, something to ask.
let shown: Readonly<Partial<Record<Place, ReactNode>>> = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows something over every page, from outside of React; what had the place before makes way. */
export function showOverlay(place: Place, node: ReactNode): void {
  lazyOverlayHost.preload();
  shown = { ...shown, [place]: node };
  for (const listener of listeners) listener();
}

/** Where it is shown, once. */
export function OverlayHost() {
  const places = useSyncExternalStore(subscribe, () => shown);
  // Some of it asks the server something.
  if (!useHasQueryClient()) return null;
  return (
    <>
      {/* What waits for its texts hides nothing else. */}
      {Object.entries(places).map(([place, node]) => (
        <Suspense key={place}>{node}</Suspense>
      ))}
    </>
  );
}
