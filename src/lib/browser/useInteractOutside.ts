import { useEffect, useEffectEvent } from 'react';

import { topModal } from './modals';

/**
 * Calls `onInteractOutside` when a press or the focus moves outside. `owner` returns the element around a control and
 * its overlay; dialogs opened from inside count as inside.
 */
export function useInteractOutside(owner: () => HTMLElement | null, onInteractOutside: () => void): void {
  const left = useEffectEvent((event: Event) => {
    const target = event.target instanceof Node ? event.target : null;
    const around = owner();
    // An opening dialog takes focus before it is registered as the topmost.
    const modal = topModal() ?? (target instanceof Element ? target.closest('dialog:modal') : null);
    // A toast above everything belongs to no dialog, and may offer to undo an action of this one.
    if (target instanceof Element && target.closest('[data-above-all]')) return;
    // Interaction with a dialog opened from here is not outside.
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
