import { useEffect } from 'react';
import type { ComponentType } from 'react';

import { lazyValue } from '#lib/react/lazyValue';

/** Load state of a lazy plot component. */
export type PlotPart<Props extends object> =
  { status: 'loading' } | { status: 'ready'; Part: ComponentType<Props> } | { status: 'failed'; retry: () => void };

/**
 * Keeps a plot and its library out of the initial bundle and exposes its load state, so that a chart can show the
 * error.
 */
export function lazyPlot<Props extends object>(load: () => Promise<ComponentType<Props>>): () => PlotPart<Props> {
  const { preload, useStatus } = lazyValue(load);
  return function usePlot() {
    const part = useStatus();
    // After a failure in another chart, loading resumes only when the user retries.
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
