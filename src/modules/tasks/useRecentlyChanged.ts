import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a completed task stays in a view that it leaves, in ms: long enough to see what was completed. */
const removalDelayMs = 1500;

/** Tasks that stay in the list for a moment after they were changed. */
export function useRecentlyChanged(): {
  recentlyChanged: ReadonlySet<string>;
  keepForAMoment: (ids: readonly string[]) => void;
} {
  const [recentlyChanged, setRecent] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  const keepForAMoment = useCallback((ids: readonly string[]) => {
    setRecent((before) => new Set([...before, ...ids]));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setRecent((before) => new Set([...before].filter((id) => !ids.includes(id))));
    }, removalDelayMs);
    timers.current.add(timer);
  }, []);
  return { recentlyChanged, keepForAMoment };
}
