import { useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

import type { PositionerProps } from '#components/Positioner';
import { lazyComponent } from '#lib/react/lazyComponent';
import { consumeEscape } from '#lib/browser/consumeEscape';

import * as styles from './Popover.css';

/** Props that a `Popover` passes to its trigger: spread them on a `Button` or an `IconButton`. */
export type PopoverTrigger = {
  ref: RefObject<HTMLButtonElement | null>;
  /** Whether the panel is open (`aria-expanded`). */
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog';
  /** Id of the open panel (`aria-controls`). */
  'aria-controls'?: string;
  onClick: () => void;
};

export type PopoverProps = {
  /** Accessible name of the panel. */
  label: string;
  /** Renders the button: `(trigger) => <Button {...trigger}>Share</Button>`. */
  trigger: (trigger: PopoverTrigger) => ReactNode;
  /** The content, or a function that receives `close`, which closes the panel and returns focus to the trigger. */
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: NonNullable<PositionerProps['placement']>;
  size?: keyof typeof styles.size;
};

const panel = lazyComponent(() => import('./PopoverPanel').then((part) => part.PopoverPanel));

/**
 * A non-modal panel anchored to its button: an outside click, Escape or tabbing out closes it. For a list of actions
 * use a `Menu`, for a question that must be answered a `Dialog`.
 */
export function Popover({ label, trigger, children, placement = 'bottom-start', size = 'small' }: PopoverProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(false);
  const ready = panel.useIsLoaded();
  const expanded = wanted && ready;

  function close() {
    setWanted(false);
    button.current?.focus();
  }

  return (
    <span
      ref={root}
      role="presentation"
      className={styles.root}
      onPointerEnter={panel.preload}
      onFocus={panel.preload}
      onKeyDown={(event) => {
        if (expanded && consumeEscape(event)) close();
      }}
    >
      {trigger({
        ref: button,
        'aria-expanded': expanded,
        'aria-haspopup': 'dialog',
        ...(expanded ? { 'aria-controls': id } : {}),
        onClick: () => {
          panel.preload();
          setWanted(!wanted);
        },
      })}
      {expanded ? (
        <panel.Component
          id={id}
          label={label}
          size={size}
          placement={placement}
          owner={() => root.current}
          anchor={() => button.current}
          onClose={close}
          onDismiss={() => setWanted(false)}
        >
          {children}
        </panel.Component>
      ) : null}
    </span>
  );
}
