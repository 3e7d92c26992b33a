import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the device has a network connection; the service may be unreachable all the same. */
export const isOnline = () => globalThis.navigator?.onLine !== false;

/** `isOnline`, kept up to date. Prerendered pages are online. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}
