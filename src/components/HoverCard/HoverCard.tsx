import { useRef } from 'react';
import type { ReactNode } from 'react';

import type { PositionerProps } from '#components/Positioner';
import { firstFocusable } from '#lib/browser/focusable';
import { lazyComponent } from '#lib/react/lazyComponent';
import { useEscapeCapture, useHoverIntent } from '#components/internal/useHoverIntent';

import * as styles from './HoverCard.css';

export type HoverCardProps = {
  /** Accessible name of the card. */
  label: string;
  /** A single link or button. Following it must lead to the same information: touch has no hover. */
  trigger: ReactNode;
  /** Content of the card; links and buttons inside are reachable with Tab. */
  children: ReactNode;
  placement?: NonNullable<PositionerProps['placement']>;
  size?: keyof typeof styles.size;
};

const delays = { openDelay: 500, closeDelay: 250 };

const panel = lazyComponent(() => import('./HoverCardPanel').then((part) => part.HoverCardPanel));

/** Preview of a link's target on hover and keyboard focus; stays open while hovered. */
export function HoverCard({ label, trigger, children, placement = 'bottom-start', size = 'small' }: HoverCardProps) {
  const root = useRef<HTMLSpanElement>(null);
  const { shown, enter, leave, hide } = useHoverIntent(delays);
  const ready = panel.useIsLoaded();
  const open = shown && ready;

  useEscapeCapture(open, () => {
    const around = root.current;
    // Move the focus back to the trigger before the card with the focus unmounts.
    if (around?.contains(document.activeElement)) firstFocusable(around)?.focus();
    hide();
  });

  return (
    <span
      ref={root}
      role="presentation"
      className={styles.root}
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return;
        panel.preload();
        enter();
      }}
      onPointerLeave={(event) => {
        // Focus inside keeps the card open.
        if (!event.currentTarget.contains(document.activeElement)) leave();
      }}
      onFocus={(event) => {
        if (!event.target.matches(':focus-visible')) return;
        panel.preload();
        enter();
      }}
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (!(next instanceof Node) || !event.currentTarget.contains(next)) hide();
      }}
    >
      {trigger}
      {open ? (
        <panel.Component label={label} size={size} placement={placement} anchor={() => root.current?.firstElementChild}>
          {children}
        </panel.Component>
      ) : null}
    </span>
  );
}
