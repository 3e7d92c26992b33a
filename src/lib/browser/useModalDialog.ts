import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

import { trapFocus } from './focusable';
import { pageHeading } from './focusHeading';
import { registerModal, topModal } from './modals';
import { useExitAnimation } from './useExitAnimation';

/** Options of a native modal dialog. */
export interface ModalDialogOptions {
  open: boolean;
  /** Moves focus to its initial target when the dialog has opened. */
  setInitialFocus: (dialog: HTMLDialogElement) => void;
  /** Called on Escape, a press on the backdrop, or the system's back gesture. */
  onDismiss: () => void;
  /** Called when the exit animation has ended. */
  onExited: () => void;
}

/**
 * Shows and hides a native modal dialog. The browser makes the rest of the page inert and puts the dialog on top; this
 * hook adds the rest. The content must cover the dialog's box, so that a press on the dialog element itself is one on
 * the backdrop.
 */
export function useModalDialog(
  root: RefObject<HTMLDialogElement | null>,
  { open, setInitialFocus, onDismiss, onExited }: ModalDialogOptions,
): void {
  const focus = useEffectEvent(setInitialFocus);
  useLayoutEffect(() => {
    const dialog = root.current;
    if (!open || !dialog) return;
    dialog.showModal();
    focus(dialog);
    const release = registerModal(dialog);
    return () => {
      release();
      // Also restores focus, unless an address opened the dialog or the control that did has gone.
      dialog.close();
      const focused = document.activeElement;
      if (focused !== null && focused !== document.body && !dialog.contains(focused)) return;
      (topModal() ?? pageHeading())?.focus({ preventScroll: true });
    };
  }, [open, root]);

  useExitAnimation(root, open, onExited);

  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const dialog = root.current;
    if (!open || !dialog) return;
    // On the document: after every control inside, and also when focus was lost.
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || topModal() !== dialog) return;
      if (event.key === 'Tab') trapFocus(event, dialog);
      else if (event.key === 'Escape' && !event.isComposing) {
        // The browser would close the dialog even if it cannot be dismissed.
        event.preventDefault();
        dismiss();
      }
    };
    const cancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      dismiss();
    };
    // A press that began inside, for example to select text, is not one on the backdrop.
    let pressed: EventTarget | null = null;
    const press = (event: PointerEvent) => {
      pressed = event.target;
    };
    const click = (event: MouseEvent) => {
      if (event.target === dialog && pressed === dialog) dismiss();
    };
    document.addEventListener('keydown', key);
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('pointerdown', press);
    dialog.addEventListener('click', click);
    return () => {
      document.removeEventListener('keydown', key);
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('pointerdown', press);
      dialog.removeEventListener('click', click);
    };
  }, [open, root]);
}
