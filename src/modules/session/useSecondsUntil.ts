import { useLayoutEffect, useState } from 'react';

import { now } from '#lib/time/clock';

const secondMs = 1000;

/**
 * Whole seconds until an instant (milliseconds since 1970), rounded up; 0 when it has passed or is missing. Reads the
 * clock instead of counting ticks, so it is correct after the tab was asleep.
 */
export function useSecondsUntil(until: number | undefined): number {
  const [at, setAt] = useState(() => now().getTime());

  // A layout effect is cleaned up synchronously on unmount, a normal effect may be later.
  useLayoutEffect(() => {
    if (until === undefined) return;
    const end = until;
    let timer = 0;
    const cancel = () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
    function update() {
      window.clearTimeout(timer);
      const instant = now().getTime();
      setAt(instant);
      const rest = end - instant;
      if (rest > 0) timer = window.setTimeout(update, rest % secondMs || secondMs);
      // Stays at 0 even if the clock is set back.
      else cancel();
    }
    // Timers of a sleeping tab are late, so update when it becomes visible.
    document.addEventListener('visibilitychange', update);
    update();
    return cancel;
  }, [until]);

  return until === undefined ? 0 : Math.max(0, Math.ceil((until - at) / secondMs));
}
