import { Activity, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { Positioner } from '#components/Positioner';
import type { PositionerProps } from '#components/Positioner';
import { firstFocusable } from '#lib/browser/focusable';
import { useInteractOutside } from '#lib/browser/useInteractOutside';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { useModalDialog } from '#lib/browser/useModalDialog';
import { media } from '#theme/media';

import * as styles from './HeaderPopover.css';
import { HeaderPopoverContent } from './HeaderPopoverContent';

export type HeaderPopoverWindowProps = {
  id: string;
  open: boolean;
  /** Open, or in the exit animation. */
  present: boolean;
  title: string;
  actions: ReactNode;
  footer: ReactNode;
  placement: NonNullable<PositionerProps['placement']>;
  children: ReactNode | ((close: () => void) => ReactNode);
  /** The element around button and panel: interactions inside it do not close the panel. */
  owner: () => HTMLElement | null;
  /** Closes the panel and returns focus. */
  onClose: () => void;
  /** Closes the panel after focus has moved elsewhere. */
  onDismiss: () => void;
  /** Called when the exit animation has ended. */
  onGone: () => void;
  /** Called on a click inside. */
  onClick: (event: MouseEvent) => void;
};

// Focus the first item of the content; without focusable content the panel itself is read.
function takeFocus(panel: HTMLElement) {
  const body = panel.querySelector('[data-body]');
  const first = body ? firstFocusable(body) : undefined;
  (first ?? panel).focus({ preventScroll: true });
}

/** The panel of a `HeaderPopover`; loaded when its button is hovered or focused. Rotating the phone keeps it open. */
export function HeaderPopoverWindow(props: HeaderPopoverWindowProps) {
  const { open, present, onGone } = props;
  const small = useMediaQuery(media.belowSm);
  const [wasOpen, setWasOpen] = useState(open);
  const [turn, setTurn] = useState(0);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (wasOpen) setTurn(turn + 1);
  }
  if (small) return present ? createPortal(<Sheet {...props} />, document.body) : null;
  return (
    <>
      {present && !open ? <Gone onGone={onGone} /> : null}
      {/* Pre-rendered hidden when the button is hovered or focused, and remounted after each closing: a click only reveals it. */}
      <Activity key={turn} mode={open ? 'visible' : 'hidden'}>
        <Hanging {...props} />
      </Activity>
    </>
  );
}

function Hanging({
  id,
  title,
  actions,
  footer,
  placement,
  children,
  owner,
  onClose,
  onDismiss,
  onClick,
}: HeaderPopoverWindowProps) {
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (root.current) takeFocus(root.current);
  }, []);

  useInteractOutside(owner, onDismiss);

  return (
    <Positioner anchor={() => owner()?.firstElementChild} placement={placement}>
      <div ref={root} id={id} role="dialog" aria-labelledby={`${id}-title`} tabIndex={-1} className={styles.hanging}>
        <HeaderPopoverContent id={id} title={title} actions={actions} footer={footer} onClick={onClick}>
          {typeof children === 'function' ? children(onClose) : children}
        </HeaderPopoverContent>
      </div>
    </Positioner>
  );
}

function Sheet({ id, open, title, actions, footer, children, onClose, onGone, onClick }: HeaderPopoverWindowProps) {
  const root = useRef<HTMLDialogElement>(null);
  useModalDialog(root, { open, setInitialFocus: takeFocus, onDismiss: onClose, onExited: onGone });
  return (
    <dialog ref={root} id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className={styles.sheet}>
      <HeaderPopoverContent id={id} title={title} actions={actions} footer={footer} onClose={onClose} onClick={onClick}>
        {typeof children === 'function' ? children(onClose) : children}
      </HeaderPopoverContent>
    </dialog>
  );
}

// A popup fades out as a snapshot, so there is no exit animation to wait for.
function Gone({ onGone }: { onGone: () => void }) {
  useLayoutEffect(onGone, [onGone]);
  return null;
}
