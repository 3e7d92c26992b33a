import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';
import { focusables } from '#lib/focusable';
import { openModal, topModal } from '#lib/modals';

import * as styles from './Modal.css';

export type ModalFrameProps = {
  open: boolean;
  /** Asked to close, by the close button, Escape, the backdrop or the system's way back. */
  onClose: () => void;
  title: string;
  /** Below the title; read with it when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** Actions, always in sight. */
  footer?: ReactNode;
  /** Whether close button, Escape and backdrop close it (specification, section 5). */
  dismissible?: boolean;
  role?: 'dialog' | 'alertdialog';
  shape: keyof typeof styles.shape;
  /** What takes the focus first; otherwise the first control of the content, or the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The last frame of leaving is over. */
  onGone: () => void;
};

// The browser lets Tab leave a modal dialog for its own bars; here it goes around (WAI-ARIA dialog pattern).
function keepFocus(event: KeyboardEvent, dialog: HTMLElement) {
  const stops = focusables(dialog);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const active = document.activeElement;
  const inside = active !== dialog && dialog.contains(active);
  if (stops.length > 0 && active !== edge && (inside || (active === dialog && !event.shiftKey))) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/** A native modal dialog: the browser makes the rest inert and puts it on top; the frame adds what it leaves out. */
export function ModalFrame({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  dismissible = true,
  role,
  shape,
  initialFocus,
  onGone,
}: ModalFrameProps) {
  const { t } = useTranslation('components');
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
    const measure = () => {
      const scrolls = content.scrollHeight > content.clientHeight + 1;
      dialog.toggleAttribute('data-scrolls', scrolls);
      // Text without a control in it can be scrolled by keyboard only when it takes the focus itself.
      if (scrolls && focusables(content).length === 0) content.tabIndex = 0;
      else content.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(content);
    for (const child of content.children) observer.observe(child);
    return () => observer.disconnect();
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

  return (
    <dialog
      ref={root}
      role={role}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      className={`${styles.root} ${styles.shape[shape]}`}
    >
      <header className={styles.header}>
        <div className={styles.titles}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {description === undefined ? null : (
            <div id={`${id}-description`} className={styles.description}>
              {description}
            </div>
          )}
        </div>
        {dismissible ? <IconButton label={t('modal.close')} icon={XMarkIcon} onClick={onClose} /> : null}
      </header>
      {children === undefined ? null : (
        <div ref={body} className={styles.body}>
          {children}
        </div>
      )}
      {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
    </dialog>
  );
}
