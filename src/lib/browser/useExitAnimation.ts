import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Calls `onExited` when the exit animation of a closed element has ended, unless it was reopened meanwhile. */
export function useExitAnimation(root: RefObject<HTMLElement | null>, open: boolean, onExited: () => void): void {
  const handleExited = useEffectEvent(onExited);
  useEffect(() => {
    const element = root.current;
    if (open || !element) return;
    let current = true;
    void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => {
      if (current) handleExited();
    });
    return () => {
      current = false;
    };
  }, [open, root]);
}
