import { createElement, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';

/** A part of a control that is fetched when somebody reaches for the control. */
export interface LazyComponent<Props extends object> {
  /** Starts the fetch, once; after a failure the next call tries again. */
  preload: () => void;
  /** Whether the part is there. */
  useIsLoaded: () => boolean;
  /** The part, or nothing while it is not there. */
  Component: ComponentType<Props>;
}

/**
 * Keeps a rarely used part out of the first download. Unlike `React.lazy` it never suspends, and a part that cannot be
 * had takes nothing else down.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let part: ComponentType<Props> | null = null;
  let loading = false;
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  const read = () => part;
  // A page drawn beforehand has no parts yet.
  const none = () => null;

  function prepare() {
    if (part !== null || loading) return;
    loading = true;
    load()
      .then(
        (loaded) => {
          part = loaded;
          for (const listener of listeners) listener();
        },
        () => {},
      )
      .finally(() => {
        loading = false;
      });
  }

  return {
    preload: prepare,
    useIsLoaded: () => useSyncExternalStore(subscribe, read, none) !== null,
    Component: (props) => {
      const loaded = useSyncExternalStore(subscribe, read, none);
      return loaded === null ? null : createElement(loaded, props);
    },
  };
}
