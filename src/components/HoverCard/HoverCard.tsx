import { useRef } from 'react';
import type { ReactNode } from 'react';

import type { PopupProps } from '#components/Popup';
import { firstFocusable } from '#lib/browser/focusable';
import { lazyPart } from '#lib/react/lazyComponent';
import { useEscapeFirst, useHoverIntent } from '#components/internal/useHoverIntent';

import * as styles from './HoverCard.css';

export type HoverCardProps = {
  /** Names the card. */
  label: string;
  /** One link or button. Whatever the card tells can also be had by following it: fingers have no hover. */
  children: ReactNode;
  /** What the card shows; links and buttons in it are reached by Tab. */
  card: ReactNode;
  placement?: NonNullable<PopupProps['placement']>;
  size?: keyof typeof styles.size;
};

const delays = { openDelay: 500, closeDelay: 250 };

const panel = lazyPart(() => import('./HoverCardPanel').then((part) => part.HoverCardPanel));

/** A preview of what a link leads to, on hover and keyboard focus; it stays while it is pointed at. */
export function HoverCard({ label, children, card, placement = 'bottom-start', size = 'small' }: HoverCardProps) {
  const root = useRef<HTMLSpanElement>(null);
  const { shown, enter, leave, hide } = useHoverIntent(delays);
  const ready = panel.useReady();
  const open = shown && ready;

  useEscapeFirst(open, () => {
    const around = root.current;
    // What had the focus in the card goes with it.
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
        panel.prepare();
        enter();
      }}
      onPointerLeave={(event) => {
        // The focus inside holds the card open.
        if (!event.currentTarget.contains(document.activeElement)) leave();
      }}
      onFocus={(event) => {
        if (!event.target.matches(':focus-visible')) return;
        panel.prepare();
        enter();
      }}
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (!(next instanceof Node) || !event.currentTarget.contains(next)) hide();
      }}
    >
      {children}
      {open ? (
        <panel.Part label={label} size={size} placement={placement} anchor={() => root.current?.firstElementChild}>
          {card}
        </panel.Part>
      ) : null}
    </span>
  );
}
