import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import { keepFocus } from '#components/FocusScope';
import { watchOverflow } from '#components/ScrollArea';
import { focusables } from '#lib/focusable';
import { openModal, topModal } from '#lib/modals';

import * as styles from './Modal.css';
import { ModalContent } from './ModalContent';

export type ModalFrameProps = {
  open: boolean;
  /** Asked to close, by the close button, Escape, the backdrop or the system's way back. */
  onClose: () => void;
  title: string;
  /** Below the title; read with it when the dialog opens. */
  description?: ReactNode;
  /** A drawing beside the title; small screens show it above. */
  mark?: ReactNode;
  children?: ReactNode;
  /** Actions, always in sight. */
  footer?: ReactNode;
  /** Whether close button, Escape and backdrop close it (specification, section 5). */
  dismissible?: boolean;
  /** `alertdialog` for a question that must be answered; what it says is read when it opens. */
  role?: 'dialog' | 'alertdialog';
  shape: keyof typeof styles.shape;
  /** What takes the focus first; otherwise the first control of the content, or the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The last frame of leaving is over. */
  onGone: () => void;
};

/** A native modal dialog: the browser makes the rest inert and puts it on top; the frame adds what it leaves out. */
export function ModalFrame({
  open,
  onClose,
  title,
  description,
  mark,
  children,
  footer,
  dismissible = true,
  role,
  shape,
  initialFocus,
  onGone,
}: ModalFrameProps) {
  const id = useId();
  const root = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);

  const takeFocus = useEffectEvent((dialog: HTMLDialogElement) => {
    const first = initialFocus?.current ?? (body.current ? focusables(body.current)[0] : undefined) ?? dialog;
    first.focus({ preventScroll: true });
  });

  useLayoutEffect(() => {
    const dialog = root.current;
    if (!open || !dialog) return;
    dialog.showModal();
    takeFocus(dialog);
    const release = openModal(dialog);
    return () => {
      release();
      // Also gives the focus back to where it was.
      dialog.close();
    };
  }, [open]);

  const gone = useEffectEvent(onGone);
  useEffect(() => {
    const dialog = root.current;
    if (open || !dialog) return;
    let current = true;
    void Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)).then(() => {
      if (current) gone();
    });
    return () => {
      current = false;
    };
  }, [open]);

  useEffect(() => {
    const dialog = root.current;
    const content = body.current;
    if (!dialog || !content) return;
    return watchOverflow(content, ({ overflows, needsStop }) => {
      dialog.toggleAttribute('data-scrolls', overflows);
      if (needsStop) content.tabIndex = 0;
      else content.removeAttribute('tabindex');
    });
  }, []);

  const dismiss = useEffectEvent(() => {
    if (dismissible) onClose();
  });

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
    // The content covers all of the box, so what hits the dialog itself hits the backdrop. A press that began inside,
    // for instance to mark text, is none.
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
  }, [open]);

  const describedBy =
    description !== undefined ? 'description' : role === 'alertdialog' && children !== undefined ? 'body' : undefined;
  return (
    <dialog
      ref={root}
      role={role}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy === undefined ? undefined : `${id}-${describedBy}`}
      closedby={dismissible ? 'closerequest' : 'none'}
      data-question={shape === 'question' || undefined}
      data-marked={mark === undefined ? undefined : true}
      className={`${styles.root} ${styles.shape[shape]}`}
    >
      <ModalContent
        id={id}
        title={title}
        description={description}
        mark={mark}
        footer={footer}
        onClose={dismissible ? onClose : undefined}
        body={body}
      >
        {children}
      </ModalContent>
    </dialog>
  );
}
