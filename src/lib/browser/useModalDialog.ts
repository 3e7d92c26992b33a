import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

import { keepFocus } from './focusable';
import { openModal, topModal } from './modals';
import { useGone } from './useExitAnimation';

/** What a native dialog needs to know of its owner. */
export interface ModalDialogOptions {
  open: boolean;
  /** Puts the focus where it belongs, when the dialog has opened. */
  takeFocus: (dialog: HTMLDialogElement) => void;
  /** Asked to close, by Escape, a press on the backdrop or the system's way back. */
  onDismiss: () => void;
  /** The last frame of leaving is over. */
  onGone: () => void;
}

/**
 * Shows and hides a native modal dialog: the browser makes the rest inert and puts it on top; this adds what it leaves
 * out. The content covers all of the dialog's box, so that what hits the dialog itself hits the backdrop.
 */
export function useModalDialog(
  root: RefObject<HTMLDialogElement | null>,
  { open, takeFocus, onDismiss, onGone }: ModalDialogOptions,
): void {
  const focus = useEffectEvent(takeFocus);
  useLayoutEffect(() => {
    const dialog = root.current;
    if (!open || !dialog) return;
    dialog.showModal();
    focus(dialog);
    const release = openModal(dialog);
    return () => {
      release();
      // Also gives the focus back to where it was.
      dialog.close();
    };
  }, [open, root]);

  useGone(root, open, onGone);

  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const dialog = root.current;
    if (!open || !dialog) return;
    // On the document, after every control inside had its turn, and also when the focus got lost.
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || topModal() !== dialog) return;
      if (event.key === 'Tab') keepFocus(event, dialog);
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
