import { startTransition, useEffect, useState } from 'react';

/**
 * How many of a list of `count` to draw: `first` at once, `more` with each frame after that. All of them together would
 * hold a slow device up for several frames, in which it answers nothing.
 */
export function useDrawn(count: number, first: number, more: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    // Effects run once the frame is painted.
    if (drawn < count) startTransition(() => setDrawn(drawn + more));
  }, [drawn, count, more]);
  return drawn;
}
