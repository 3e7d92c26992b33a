import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

import { trapFocus } from './focusable';
import { registerModal, topModal } from './modals';
import { useExitAnimation } from './useExitAnimation';

/** What a native dialog needs to know of its owner. */
export interface ModalDialogOptions {
  open: boolean;
  /** Puts the focus where it belongs, when the dialog has opened. */
  setInitialFocus: (dialog: HTMLDialogElement) => void;
  /** Asked to close, by Escape, a press on the backdrop or the system's way back. */
  onDismiss: () => void;
  /** The last frame of leaving is over. */
  onExited: () => void;
}

/**
 * Shows and hides a native modal dialog: the browser makes the rest inert and puts it on top; this adds what it leaves
 * out. The content covers all of the dialog's box, so that what hits the dialog itself hits the backdrop.
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
      // Also gives the focus back to where it was.
      dialog.close();
    };
  }, [open, root]);

  useExitAnimation(root, open, onExited);

  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const dialog = root.current;
    if (!open || !dialog) return;
    // On the document, after every control inside had its turn, and also when the focus got lost.
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || topModal() !== dialog) return;
      if (event.key === 'Tab') trapFocus(event, dialog);
      else if (event.key === 'Escape' && !event.isComposing) {
        // The browser would close it whether it may be dismissed or not.
        event.preventDefault();
        dismiss();
      }
    };
    const cancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      dismiss();
    };
    // A press that began inside, for instance to mark text, is none.
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
