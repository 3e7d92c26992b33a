import { useEffect, useState } from 'react';

import { now } from '#lib/time/clock';

const minute = 60_000;

/** The current time, updated every minute. */
export function useNow(): Date {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), minute);
    return () => clearInterval(timer);
  }, []);
  return now();
}
