import { useSyncExternalStore } from 'react';

/**
 * What is known of the way to the service: it answers, there is no network, or there is one and nobody answers. What
 * is on the screen meanwhile was saved at `savedAt` (the oldest of it, ms since 1970); `missing`: it was never saved.
 */
export interface Connection {
  readonly state: 'online' | 'offline' | 'unreachable';
  readonly savedAt: number | undefined;
  readonly missing: boolean;
}

let connection: Connection = { state: 'online', savedAt: undefined, missing: false };
const listeners = new Set<() => void>();

/** What is known now. */
export const currentConnection = (): Connection => connection;

/** Notes what has become known. */
export function noteConnection(next: Connection): void {
  const { state, savedAt, missing } = connection;
  if (next.state === state && next.savedAt === savedAt && next.missing === missing) return;
  connection = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same, as it changes. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, currentConnection);
}
