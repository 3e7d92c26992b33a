import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser has a line to anything; that it has one says nothing about who answers at its end. */
export const isOnline = () => globalThis.navigator?.onLine !== false;

/** The same, as it changes. A page drawn beforehand is drawn on line. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}
