import { useEffect, useId, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import { ControlSize } from '#components/ControlSize';
import { watchOverflow } from '#components/ScrollArea';
import { firstFocusable } from '#lib/browser/focusable';
import { useModalDialog } from '#lib/browser/useModalDialog';

import * as styles from './Modal.css';
import { ModalContent } from './ModalContent';

export type ModalFrameProps = {
  open: boolean;
  /** Called on close button, Escape, backdrop click or the system's back gesture. */
  onClose: () => void;
  title: string;
  /** Below the title; announced with it when the dialog opens. */
  description?: ReactNode;
  /** Icon beside the title; above it on small screens. */
  leadingVisual?: ReactNode;
  children?: ReactNode;
  /** Actions, always visible below the scrolling content. */
  footer?: ReactNode;
  /** Whether the close button, Escape and the backdrop close it (specification, section 5). */
  dismissible?: boolean;
  /** `back`: where the dialog fills a phone, an arrow before the title instead of the cross, as for a page. */
  closeIcon?: 'close' | 'back' | undefined;
  /** `alertdialog` for a question that must be answered; its content is announced when it opens. */
  role?: 'dialog' | 'alertdialog';
  /** Size and place of the box: in the middle, at the side, or over the whole window. */
  variant: keyof typeof styles.variant;
  /** Element that receives focus first. Defaults to the first control of the content, or the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called when the exit animation has ended. */
  onGone: () => void;
};

/** A native modal dialog with title, content and actions. */
export function ModalFrame({
  open,
  onClose,
  title,
  description,
  leadingVisual,
  children,
  footer,
  dismissible = true,
  closeIcon = 'close',
  role,
  variant,
  initialFocus,
  onGone,
}: ModalFrameProps) {
  const id = useId();
  const root = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);

  useModalDialog(root, {
    open,
    setInitialFocus(dialog) {
      const first = initialFocus?.current ?? (body.current ? firstFocusable(body.current) : undefined) ?? dialog;
      first.focus({ preventScroll: true });
    },
    onDismiss() {
      if (dismissible) onClose();
    },
    onExited: onGone,
  });

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

  const describedBy =
    description !== undefined ? 'description' : role === 'alertdialog' && children !== undefined ? 'body' : undefined;
  return (
    <ControlSize size="medium">
      <dialog
        ref={root}
        role={role}
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        aria-describedby={describedBy === undefined ? undefined : `${id}-${describedBy}`}
        closedby={dismissible ? 'closerequest' : 'none'}
        data-question={variant === 'question' || undefined}
        data-marked={leadingVisual === undefined ? undefined : true}
        className={`${styles.root} ${styles.variant[variant]}`}
      >
        <ModalContent
          id={id}
          title={title}
          description={description}
          leadingVisual={leadingVisual}
          footer={footer}
          onClose={dismissible ? onClose : undefined}
          closeIcon={closeIcon}
          body={body}
        >
          {children}
        </ModalContent>
      </dialog>
    </ControlSize>
  );
}
