import { useId, useRef } from 'react';
import type { ReactNode } from 'react';

import { lazyComponent } from '#lib/react/lazyComponent';
import { useEscapeCapture, useHoverIntent } from '#components/internal/useHoverIntent';

import * as styles from './Tooltip.css';

export type TooltipProps = {
  text: string;
  /** Keys that do the same, shown after the text: `Mod+K`. */
  keys?: string | undefined;
  /** Draws the trigger, one focusable element, and hands it the description: `(id) => <Button describedBy={id}>`. */
  children: (describedBy: string | undefined) => ReactNode;
  /** `label` shows a name that the trigger already has, and describes nothing twice. */
  purpose?: 'description' | 'label';
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** Stays away, for instance while the trigger's own menu is open. */
  muted?: boolean;
};

const openDelay = 400;
/** Time to move the pointer from the trigger onto the text (WCAG 2.2, 1.4.13). */
const closeDelay = 150;

const bubble = lazyComponent(() => import('./TooltipBubble').then((part) => part.TooltipBubble));

/** A short text about a control, on hover and on keyboard focus. Nothing anybody must read belongs here. */
export function Tooltip({
  text,
  keys,
  children,
  purpose = 'description',
  placement = 'top',
  muted = false,
}: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const { shown, enter, leave, hide } = useHoverIntent({ openDelay, closeDelay });
  const ready = bubble.useIsLoaded();
  const open = shown && !muted && ready;
  const describes = purpose === 'description';

  useEscapeCapture(open, hide);

  return (
    <span
      ref={root}
      role="presentation"
      className={styles.root}
      onPointerEnter={(event) => {
        // A finger has no hover; what it presses says its name by what it does.
        if (event.pointerType === 'touch') return;
        bubble.preload();
        enter();
      }}
      onPointerLeave={leave}
      onPointerDown={hide}
      onFocus={(event) => {
        if (!event.target.matches(':focus-visible')) return;
        bubble.preload();
        enter();
      }}
      onBlur={hide}
    >
      {children(describes ? id : undefined)}
      {describes ? (
        <span id={id} hidden>
          {text}
        </span>
      ) : null}
      {open ? (
        <bubble.Component text={text} keys={keys} placement={placement} anchor={() => root.current?.firstElementChild} />
      ) : null}
    </span>
  );
}
