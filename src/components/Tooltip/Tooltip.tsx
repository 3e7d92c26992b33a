import { useId, useRef } from 'react';
import type { ReactNode } from 'react';

import { lazyComponent } from '#lib/react/lazyComponent';
import { useEscapeCapture, useHoverIntent } from '#components/internal/useHoverIntent';

import * as styles from './Tooltip.css';

export type TooltipProps = {
  /** A few words, without links or controls. */
  text: string;
  /** Keyboard shortcut for the same action, shown after the text: `Mod+K`. */
  keys?: string | undefined;
  /**
   * Renders the trigger, one focusable element, and passes it the id of the description: `(id) => <Button
   * describedBy={id}>`.
   */
  children: (describedBy: string | undefined) => ReactNode;
  /** `label` shows the name that the trigger already has, and adds no description. */
  purpose?: 'description' | 'label';
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Suppresses the tooltip, for example while the trigger's own menu is open. */
  muted?: boolean;
};

const openDelay = 400;
/** Time in ms to move the pointer from the trigger onto the tooltip (WCAG 2.2, 1.4.13). */
const closeDelay = 150;

const bubble = lazyComponent(() => import('./TooltipBubble').then((part) => part.TooltipBubble));

/** A short text about a control, shown on hover and keyboard focus. Not for essential information. */
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
        // Touch has no hover, and a tap activates the control anyway.
        if (event.pointerType === 'touch') return;
        bubble.preload();
        enter();
      }}
      onPointerLeave={leave}
      onPointerDown={hide}
      // By the keyboard too: Escape then closes what the control has opened, not the tooltip.
      onClick={hide}
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
        <bubble.Component
          text={text}
          keys={keys}
          placement={placement}
          anchor={() => root.current?.firstElementChild}
        />
      ) : null}
    </span>
  );
}
