/** Calls `listener` when another tab changes or clears `key` in local storage; returns the unsubscribe function. */
export function onStorageChange(key: string, listener: () => void): () => void {
  function onStorage(event: StorageEvent) {
    // A null key means that all of local storage was cleared.
    if (event.key === key || event.key === null) listener();
  }
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
