import { useEffect } from 'react';
import type { ComponentType } from 'react';

import { lazyResource } from '#lib/react/lazyResource';

/** A drawing that is fetched when a chart first needs it. */
export type PlotPart<Props extends object> =
  { status: 'loading' } | { status: 'ready'; Part: ComponentType<Props> } | { status: 'failed'; retry: () => void };

/** Keeps a drawing and its library out of the first download; a chart whose drawing cannot be had says so. */
export function lazyPlot<Props extends object>(load: () => Promise<ComponentType<Props>>): () => PlotPart<Props> {
  const { preload, useLoaded } = lazyResource(load);
  return function usePlot() {
    const part = useLoaded();
    // One that failed for another chart is for the reader to ask for again.
    const wanted = part.status === 'idle';
    useEffect(() => {
      if (wanted) preload();
    }, [wanted]);
    switch (part.status) {
      case 'ready':
        return { status: 'ready', Part: part.value };
      case 'failed':
        return { status: 'failed', retry: preload };
      default:
        return { status: 'loading' };
    }
  };
}
