import { createElement, useEffect } from 'react';
import type { ComponentType } from 'react';

import { createStore } from '#lib/store/createStore';
import { useStore } from '#lib/store/useStore';

/** A component whose code is loaded on demand. */
export interface LazyComponent<Props extends object> {
  /** Starts loading, once; the next call after a failure tries again. */
  preload: () => void;
  useIsLoaded: () => boolean;
  /** Why the code could not be loaded; `undefined` otherwise. `preload` tries again. */
  useFailure: () => unknown;
  /** `useIsLoaded`, and starts loading as soon as the component is needed (always, by default). */
  useLoadedWhen: (isNeeded?: boolean) => boolean;
  /** Renders nothing until loaded. */
  Component: ComponentType<Props>;
}

/**
 * Keeps a rarely used component out of the initial bundle. Unlike `React.lazy` it never suspends, and a failed load
 * breaks nothing around it. It is not prerendered.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const component = createStore<ComponentType<Props> | null>(null);
  const failure = createStore<unknown>(undefined);
  let isLoading = false;

  function preload() {
    if (component.get() !== null || isLoading) return;
    isLoading = true;
    failure.set(undefined);
    load()
      .then(component.set, (error: unknown) => failure.set(error ?? new Error('The code could not be loaded.')))
      .finally(() => {
        isLoading = false;
      });
  }

  const useIsLoaded = () => useStore(component) !== null;

  return {
    preload,
    useIsLoaded,
    useFailure: () => useStore(failure),
    useLoadedWhen(isNeeded = true) {
      useEffect(() => {
        if (isNeeded) preload();
      }, [isNeeded]);
      return useIsLoaded();
    },
    Component(props) {
      const Loaded = useStore(component);
      return Loaded === null ? null : createElement(Loaded, props);
    },
  };
}
