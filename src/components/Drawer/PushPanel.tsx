import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import { ModalContent } from '#components/Modal';
import { watchOverflow } from '#components/ScrollArea';
import { firstFocusable } from '#lib/browser/focusable';
import { useExitAnimation } from '#lib/browser/useExitAnimation';

import * as styles from './PushDrawer.css';

export type PushPanelProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  dismissible: boolean;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  side: keyof typeof styles.side;
  width: keyof typeof styles.width;
  /** Whether a user action opened it, so that focus moves into it. */
  asked: boolean;
  /** Called when the exit animation has ended. */
  onGone: () => void;
};

/** Non-modal side panel: covers nothing and makes nothing inert. */
export function PushPanel({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  dismissible,
  initialFocus,
  side,
  width,
  asked,
  onGone,
}: PushPanelProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);

  const arrive = useEffectEvent((panel: HTMLElement) => {
    if (!asked) return;
    before.current = document.activeElement;
    const first = initialFocus?.current ?? (body.current ? firstFocusable(body.current) : undefined) ?? panel;
    first.focus({ preventScroll: true });
  });
  // Focus that has already moved elsewhere in the page stays there.
  const leave = useEffectEvent((panel: HTMLElement) => {
    if (panel.contains(document.activeElement) && before.current instanceof HTMLElement) before.current.focus();
  });
  useLayoutEffect(() => {
    const panel = root.current;
    if (!open || !panel) return;
    arrive(panel);
    return () => leave(panel);
  }, [open]);

  useExitAnimation(root, open, onGone);

  useEffect(() => {
    const content = body.current;
    if (!content) return;
    return watchOverflow(content, ({ overflows, needsStop }) => {
      content.parentElement?.toggleAttribute('data-scrolls', overflows);
      if (needsStop) content.tabIndex = 0;
      else content.removeAttribute('tabindex');
    });
  }, []);

  const escape = useEffectEvent((event: KeyboardEvent) => {
    const inside = event.target instanceof Node && root.current?.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !inside || !dismissible) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    if (!open) return;
    // On the document, so that every control inside handles the key first.
    const press = (event: KeyboardEvent) => escape(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);

  return (
    <aside
      ref={root}
      tabIndex={-1}
      inert={!open}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      data-leaving={open ? undefined : true}
      className={`${styles.panel} ${styles.side[side]} ${styles.width[width]}`}
    >
      <div className={styles.content}>
        <ModalContent
          id={id}
          title={title}
          description={description}
          footer={footer}
          onClose={dismissible ? onClose : undefined}
          body={body}
        >
          {children}
        </ModalContent>
      </div>
    </aside>
  );
}
