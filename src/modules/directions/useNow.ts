import { useEffect, useState } from 'react';

import { now } from '#lib/time/clock';
import { minuteMs } from '#lib/time/duration';

/** The current time, updated every minute. */
export function useNow(): Date {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now();
}
