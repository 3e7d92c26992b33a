import { useEffect, useEffectEvent } from 'react';

import { topModal } from './modals';

/**
 * Calls `onLeave` when a press or the focus goes elsewhere. `owner` is the element around a control and what hangs on it:
 * what happens inside it stays inside, and so does a dialog that was opened from there.
 */
export function useInteractOutside(owner: () => HTMLElement | null, onInteractOutside: () => void): void {
  const left = useEffectEvent((event: Event) => {
    const target = event.target instanceof Node ? event.target : null;
    const around = owner();
    // A dialog that is just opening takes the focus before it is known as the one on top.
    const modal = topModal() ?? (target instanceof Element ? target.closest('dialog:modal') : null);
    // A message above everything belongs to no window, and may offer to undo what was done in this one.
    if (target instanceof Element && target.closest('[data-above-all]')) return;
    // A dialog opened from here stands above; what happens there is not outside.
    if (around?.contains(target) || (modal && !modal.contains(around))) return;
    onInteractOutside();
  });

  useEffect(() => {
    const leave = (event: Event) => left(event);
    document.addEventListener('pointerdown', leave, true);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      document.removeEventListener('focusin', leave);
    };
  }, []);
}
