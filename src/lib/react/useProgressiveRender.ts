import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `count` items to render: `first` initially, then `more` per frame. Rendering all of them at once would
 * block a slow device for several frames.
 */
export function useProgressiveRender(count: number, first: number, more: number): number {
  const [rendered, setRendered] = useState(first);
  useEffect(() => {
    // The effect runs after the frame has been painted.
    if (rendered < count) startTransition(() => setRendered(rendered + more));
  }, [rendered, count, more]);
  return rendered;
}
