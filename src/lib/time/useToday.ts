import { useEffect, useState } from 'react';

import { minuteMs } from './duration';
import { todayIn } from './today';

/** Today's date in a time zone, `YYYY-MM-DD`; re-renders when the day changes. */
export function useToday(timeZone: string): string {
  const [, setToday] = useState(() => todayIn(timeZone));
  useEffect(() => {
    const timer = setInterval(() => setToday(todayIn(timeZone)), minuteMs);
    return () => clearInterval(timer);
  }, [timeZone]);
  return todayIn(timeZone);
}
