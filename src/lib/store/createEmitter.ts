/** A set of subscribers without a value; stores are built on it. */
export interface Emitter {
  /** Calls `listener` on every `notify`; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls every subscriber. */
  readonly notify: () => void;
}

/**
 * Creates an emitter. `connect` runs when the first subscriber comes, for example to listen to an event of the window;
 * the function it returns runs when the last one leaves.
 */
export function createEmitter(connect?: () => () => void): Emitter {
  const listeners = new Set<() => void>();
  let disconnect: (() => void) | undefined;
  return {
    subscribe(listener) {
      if (listeners.size === 0) disconnect = connect?.();
      listeners.add(listener);
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        disconnect?.();
        disconnect = undefined;
      };
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}
