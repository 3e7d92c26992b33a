import { createStore } from '#lib/store/createStore';
import { useStore } from '#lib/store/useStore';

/** Whether the service can be reached, and how current the page is meanwhile. */
export interface Connection {
  /** `unreachable`: there is a network, but requests fail. */
  readonly state: 'online' | 'offline' | 'unreachable';
  /** When the oldest data on the page were saved, in ms since 1970; `undefined`: there are none. */
  readonly savedAt: number | undefined;
  /** The page was never saved on this device. */
  readonly missing: boolean;
}

/** The connection while everything works. */
export const onlineConnection: Connection = { state: 'online', savedAt: undefined, missing: false };

const connection = createStore(onlineConnection);

/** The current connection. */
export const currentConnection = connection.get;

/** Updates the connection; subscribers are notified only if something changed. */
export function setConnection(next: Connection): void {
  const { state, savedAt, missing } = connection.get();
  if (next.state !== state || next.savedAt !== savedAt || next.missing !== missing) connection.set(next);
}

/** Renders with the current connection. */
export function useConnection(): Connection {
  return useStore(connection);
}
