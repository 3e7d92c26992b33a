import { useEffect, useState } from 'react';

import { now } from './clock';
import { minuteMs } from './duration';

/**
 * The current time, for texts that stay true while the page is open: re-renders each minute, and at `boundary` (an ISO
 * instant) where that comes first. `onBoundary` is called when the boundary is reached.
 */
export function useTickUntil(boundary: string | undefined, onBoundary?: () => void): Date {
  const [, tick] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const left = boundary === undefined ? Number.POSITIVE_INFINITY : Date.parse(boundary) - now().getTime();
    if (left > 0) {
      timer = setTimeout(
        () => {
          tick((count) => count + 1);
          if (left <= minuteMs) onBoundary?.();
        },
        Math.min(left, minuteMs),
      );
    }
    return () => clearTimeout(timer);
  });

  return now();
}
