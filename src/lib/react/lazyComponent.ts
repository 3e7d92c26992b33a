import { createElement } from 'react';
import type { ComponentType } from 'react';

import { createStore } from '#lib/store/createStore';
import { useStore } from '#lib/store/useStore';

/** A component whose code is loaded on demand. */
export interface LazyComponent<Props extends object> {
  /** Starts loading, once; the next call after a failure tries again. */
  preload: () => void;
  useIsLoaded: () => boolean;
  /** Renders nothing until loaded. */
  Component: ComponentType<Props>;
}

/**
 * Keeps a rarely used component out of the initial bundle. Unlike `React.lazy` it never suspends, and a failed load
 * breaks nothing around it. It is not prerendered.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const component = createStore<ComponentType<Props> | null>(null);
  let isLoading = false;

  return {
    preload() {
      if (component.get() !== null || isLoading) return;
      isLoading = true;
      load()
        .then(component.set, () => {})
        .finally(() => {
          isLoading = false;
        });
    },
    useIsLoaded: () => useStore(component) !== null,
    Component(props) {
      const Loaded = useStore(component);
      return Loaded === null ? null : createElement(Loaded, props);
    },
  };
}
