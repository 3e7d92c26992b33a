import { useEffect, useRef, useState } from 'react';

// The bar fades in after `fadeInDelayMs`; once visible it stays for at least `minVisibleMs`.
const fadeInDelayMs = 150;
const minVisibleMs = 300;

/** Returns whether the loading bar is shown: while something is loading and shortly after, so that it never flashes. */
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
    const timer = setTimeout(
      () => setShown(false),
      lasted < fadeInDelayMs ? 0 : Math.max(0, fadeInDelayMs + minVisibleMs - lasted),
    );
    return () => clearTimeout(timer);
  }, [busy]);
  return shown;
}
