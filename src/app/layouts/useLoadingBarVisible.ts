import { useEffect, useRef, useState } from 'react';

// The bar itself waits so long before it is seen; once seen it stays for a glance.
const unseen = 150;
const glance = 300;

/** Whether the loading bar stands there while, and shortly after, something is on its way. It never flashes. */
export function useLoadingBarVisible(busy: boolean): boolean {
  const [shown, setShown] = useState(busy);
  const since = useRef(0);
  if (busy && !shown) setShown(true);
  useEffect(() => {
    if (busy) {
      since.current = performance.now();
      return;
    }
    const lasted = performance.now() - since.current;
    const timer = setTimeout(() => setShown(false), lasted < unseen ? 0 : Math.max(0, unseen + glance - lasted));
    return () => clearTimeout(timer);
  }, [busy]);
  return shown;
}
