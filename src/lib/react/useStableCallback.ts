import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that keeps its identity and calls the latest `callback`, for a context whose consumers must not re-render.
 * Not to be called while rendering.
 */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
