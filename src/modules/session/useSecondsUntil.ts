import { useLayoutEffect, useState } from 'react';

import { now } from '#lib/time/clock';

const secondMs = 1000;

/**
 * Whole seconds until an instant (milliseconds since 1970), rounded up; 0 when it has come, or when there is none. Reads
 * the clock instead of counting ticks, so a tab that slept is on time.
 */
export function useSecondsUntil(until: number | undefined): number {
  const [at, setAt] = useState(() => now().getTime());

  // A layout effect, because it is cancelled with the page and not a moment later.
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
      // What has come does not go again, even if the clock is put back.
      else cancel();
    }
    // A sleeping tab's timers are late: what is left is read anew when it is looked at.
    document.addEventListener('visibilitychange', update);
    update();
    return cancel;
  }, [until]);

  return until === undefined ? 0 : Math.max(0, Math.ceil((until - at) / secondMs));
}
