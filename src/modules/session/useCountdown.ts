import { useEffect, useEffectEvent, useState } from 'react';

import { now } from '#lib/time/clock';

import { useSecondsUntil } from './useSecondsUntil';

/** What `useCountdown` answers. */
export type Countdown = {
  /** Whole seconds that are left, rounded up; 0 once it is stopped. */
  seconds: number;
  stopped: boolean;
  /** Ends it for good, without `onEnd`. */
  stop: () => void;
};

/** Counts down from the first drawing and calls `onEnd` once; taking the component off the screen cancels it. */
export function useCountdown(total: number, onEnd: () => void): Countdown {
  const [end] = useState(() => now().getTime() + total * 1000);
  const [stopped, setStopped] = useState(false);
  const seconds = useSecondsUntil(stopped ? undefined : end);
  const finish = useEffectEvent(onEnd);
  const isOver = seconds === 0 && !stopped;

  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);

  return { seconds, stopped, stop: () => setStopped(true) };
}
