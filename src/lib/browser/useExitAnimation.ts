import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Tells when what was closed has played its last frame, unless it was opened again meanwhile. */
export function useExitAnimation(root: RefObject<HTMLElement | null>, open: boolean, onExited: () => void): void {
  const gone = useEffectEvent(onExited);
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
