import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Tells when what was closed has played its last frame, unless it was opened again meanwhile. */
export function useGone(root: RefObject<HTMLElement | null>, open: boolean, onGone: () => void): void {
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    const element = root.current;
    if (open || !element) return;
    let current = true;
    void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => {
      if (current) gone();
    });
    return () => {
      current = false;
    };
  }, [open, root]);
}
