import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { Positioner } from '#components/Positioner';
import type { PositionerProps } from '#components/Positioner';
import { firstFocusable } from '#lib/browser/focusable';
import { useInteractOutside } from '#lib/browser/useInteractOutside';

import * as styles from './Popover.css';

export type PopoverPanelProps = {
  id: string;
  label: string;
  size: keyof typeof styles.size;
  placement: NonNullable<PositionerProps['placement']>;
  /** Element around trigger and panel: interactions inside it do not close the panel. */
  owner: () => HTMLElement | null;
  /** The trigger. */
  anchor: () => HTMLElement | null;
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Closes and returns focus to the trigger. */
  onClose: () => void;
  /** Closes; focus has already moved elsewhere. */
  onDismiss: () => void;
};

/** The popup of a `Popover`; loaded on demand. */
export function PopoverPanel({
  id,
  label,
  size,
  placement,
  owner,
  anchor,
  children,
  onClose,
  onDismiss,
}: PopoverPanelProps) {
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const panel = root.current;
    const first = panel ? (firstFocusable(panel) ?? panel) : null;
    first?.focus({ preventScroll: true });
  }, []);

  useInteractOutside(owner, onDismiss);

  return (
    <Positioner anchor={anchor} placement={placement}>
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
    </Positioner>
  );
}
