import { Activity, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { Popup } from '#components/Popup';
import type { PopupProps } from '#components/Popup';
import { firstFocusable } from '#lib/browser/focusable';
import { useLeave } from '#lib/browser/useInteractOutside';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { useModalDialog } from '#lib/browser/useModalDialog';
import { media } from '#theme/media';

import * as styles from './HeaderPanel.css';
import { HeaderPanelContent } from './HeaderPanelContent';

export type HeaderPanelWindowProps = {
  id: string;
  open: boolean;
  /** Open, or still leaving. */
  present: boolean;
  title: string;
  actions: ReactNode;
  footer: ReactNode;
  placement: NonNullable<PopupProps['placement']>;
  children: ReactNode | ((close: () => void) => ReactNode);
  /** The element around button and panel: what happens inside it keeps the panel open. */
  owner: () => HTMLElement | null;
  /** Closes and gives the focus back. */
  onClose: () => void;
  /** Closes; the focus is already elsewhere. */
  onDismiss: () => void;
  /** The last frame of leaving is over. */
  onGone: () => void;
  /** Something inside was pressed. */
  onPress: (event: MouseEvent) => void;
};

// The list is what one came for; without controls in it the panel itself is read.
function takeFocus(panel: HTMLElement) {
  const body = panel.querySelector('[data-body]');
  const first = body ? firstFocusable(body) : undefined;
  (first ?? panel).focus({ preventScroll: true });
}

/** The panel of a `HeaderPanel`; fetched when its button is reached for. Turning the phone keeps it open. */
export function HeaderPanelWindow(props: HeaderPanelWindowProps) {
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
      {/* Drawn out of sight when its button is reached for, a new one after each time: a press only shows it. */}
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
  onPress,
}: HeaderPanelWindowProps) {
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (root.current) takeFocus(root.current);
  }, []);

  useLeave(owner, onDismiss);

  return (
    <Popup anchor={() => owner()?.firstElementChild} placement={placement}>
      <div ref={root} id={id} role="dialog" aria-labelledby={`${id}-title`} tabIndex={-1} className={styles.hanging}>
        <HeaderPanelContent id={id} title={title} actions={actions} footer={footer} onPress={onPress}>
          {typeof children === 'function' ? children(onClose) : children}
        </HeaderPanelContent>
      </div>
    </Popup>
  );
}

function Sheet({ id, open, title, actions, footer, children, onClose, onGone, onPress }: HeaderPanelWindowProps) {
  const root = useRef<HTMLDialogElement>(null);
  useModalDialog(root, { open, takeFocus, onDismiss: onClose, onGone });
  return (
    <dialog ref={root} id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className={styles.sheet}>
      <HeaderPanelContent id={id} title={title} actions={actions} footer={footer} onClose={onClose} onPress={onPress}>
        {typeof children === 'function' ? children(onClose) : children}
      </HeaderPanelContent>
    </dialog>
  );
}

// A popup fades as a picture of itself, so nothing is left to wait for.
function Gone({ onGone }: { onGone: () => void }) {
  useLayoutEffect(onGone, [onGone]);
  return null;
}
