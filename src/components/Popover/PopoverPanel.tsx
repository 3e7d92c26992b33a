import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { Popup } from '#components/Popup';
import type { PopupProps } from '#components/Popup';
import { firstFocusable } from '#lib/browser/focusable';
import { useInteractOutside } from '#lib/browser/useInteractOutside';

import * as styles from './Popover.css';

export type PopoverPanelProps = {
  id: string;
  label: string;
  size: keyof typeof styles.size;
  placement: NonNullable<PopupProps['placement']>;
  /** The element around trigger and panel: what happens inside it keeps the panel open. */
  owner: () => HTMLElement | null;
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Closes and gives the focus back. */
  onClose: () => void;
  /** Closes; the focus is already elsewhere. */
  onDismiss: () => void;
};

/** The popup of a `Popover`; fetched when its trigger is reached for. */
export function PopoverPanel({ id, label, size, placement, owner, children, onClose, onDismiss }: PopoverPanelProps) {
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const panel = root.current;
    const first = panel ? (firstFocusable(panel) ?? panel) : null;
    first?.focus({ preventScroll: true });
  }, []);

  useInteractOutside(owner, onDismiss);

  return (
    <Popup anchor={() => owner()?.firstElementChild} placement={placement}>
      <div
        ref={root}
        id={id}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className={`${styles.panel} ${styles.size[size]}`}
      >
        {typeof children === 'function' ? children(onClose) : children}
      </div>
    </Popup>
  );
}
