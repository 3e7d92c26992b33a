import { useEffect, useEffectEvent, useState } from 'react';

import { now } from '#lib/time/clock';

import { useSecondsUntil } from './useSecondsUntil';

/** State of `useCountdown`. */
export type Countdown = {
  /** Whole seconds left, rounded up; 0 once stopped. */
  seconds: number;
  stopped: boolean;
  /** Stops it permanently, without calling `onEnd`. */
  stop: () => void;
};

/** Counts down from mount and calls `onEnd` once; unmounting cancels it. */
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
