import { startTransition, useEffect, useState } from 'react';

/**
 * How many of a list of `count` to draw: `first` at once, `more` with each frame after that. All of them together would
 * hold a slow device up for several frames, in which it answers nothing.
 */
export function useProgressiveRender(count: number, first: number, more: number): number {
  const [rendered, setRendered] = useState(first);
  useEffect(() => {
    // Effects run once the frame is painted.
    if (rendered < count) startTransition(() => setRendered(rendered + more));
  }, [rendered, count, more]);
  return rendered;
}
