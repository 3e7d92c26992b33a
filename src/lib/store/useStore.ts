import { useSyncExternalStore } from 'react';

import type { ReadableStore } from './createStore';

/**
 * Renders a store's value and re-renders after every change. While prerendering and hydrating the value is
 * `serverValue`, by default the store's initial value; pass it when the initial value depends on the device.
 */
export function useStore<T>(store: ReadableStore<T>, serverValue?: T): T {
  return useSyncExternalStore(
    store.subscribe,
    store.get,
    serverValue === undefined ? store.getInitial : () => serverValue,
  );
}
