import { useEffect, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';

/** A drawing that is fetched when a chart first needs it. */
export type PlotPart<Props extends object> =
  { status: 'loading' } | { status: 'ready'; Part: ComponentType<Props> } | { status: 'failed'; retry: () => void };

/** Fetches a drawing once for all charts, and again when somebody asks for that after a failure. */
export function plotLoader<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loading: PlotPart<Props> = { status: 'loading' };
  const listeners = new Set<() => void>();
  let part: PlotPart<Props> = loading;
  let asked = false;

  function become(next: PlotPart<Props>) {
    part = next;
    for (const listener of listeners) listener();
  }

  function fetchPart() {
    asked = true;
    become(loading);
    load().then(
      (Part) => become({ status: 'ready', Part }),
      () => become({ status: 'failed', retry: fetchPart }),
    );
  }

  return {
    read: () => part,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    prepare: () => {
      if (!asked) fetchPart();
    },
  };
}

/**
 * Keeps a drawing and its library out of the first download. Unlike `lazyPart` it tells a fetch that failed from one that
 * goes on, because a chart without its drawing has to say so.
 */
export function lazyPlot<Props extends object>(load: () => Promise<ComponentType<Props>>): () => PlotPart<Props> {
  const { read, subscribe, prepare } = plotLoader(load);
  return function usePlot() {
    const part = useSyncExternalStore(subscribe, read);
    useEffect(prepare, []);
    return part;
  };
}
