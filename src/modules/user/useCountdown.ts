import { useEffectEvent, useLayoutEffect, useState } from 'react';

import { now } from '#lib/clock';

/** What `useCountdown` answers. */
export type Countdown = {
  /** Whole seconds that are left, rounded up. */
  seconds: number;
  stopped: boolean;
  /** Ends it for good, without `onEnd`. */
  stop: () => void;
};

const second = 1000;

/**
 * Counts down from the first drawing and calls `onEnd` once. Reads the clock instead of counting ticks, so a tab that
 * slept ends on time; taking the component off the screen cancels it.
 */
export function useCountdown(total: number, onEnd: () => void): Countdown {
  const [end] = useState(() => now().getTime() + total * second);
  const [seconds, setSeconds] = useState(total);
  const [stopped, setStopped] = useState(false);
  const finish = useEffectEvent(onEnd);

  // A layout effect, because it is cancelled with the page and not a moment later.
  useLayoutEffect(() => {
    if (stopped) return;
    let timer = 0;
    const cancel = () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
    function look() {
      window.clearTimeout(timer);
      const rest = end - now().getTime();
      setSeconds(Math.max(0, Math.ceil(rest / second)));
      if (rest > 0) {
        timer = window.setTimeout(look, rest % second || second);
      } else {
        cancel();
        finish();
      }
    }
    // A sleeping tab's timers are late: what is left is read anew when it is looked at.
    document.addEventListener('visibilitychange', look);
    look();
    return cancel;
  }, [end, stopped]);

  return { seconds, stopped, stop: () => setStopped(true) };
}
