import { useId, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';

import type { IconSource } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import type { PositionerProps } from '#components/Positioner';
import { lazyComponent } from '#lib/react/lazyComponent';
import { consumeEscape } from '#lib/browser/consumeEscape';

import * as styles from './HeaderPopover.css';

export type HeaderPopoverProps = {
  /** Accessible name and tooltip of the button, including the badge: "Messages, 5 unread". */
  label: string;
  icon: IconSource;
  /** Heading and accessible name of the panel. */
  title: string;
  /** Count on the button, shown above 0; more than 99 is "99+". */
  badge?: number;
  /** `IconButton`s at the end of the panel's header. */
  actions?: ReactNode;
  /** Called when the button opens the panel: the time to load or reset its content. */
  onOpen?: () => void;
  placement?: NonNullable<PositionerProps['placement']>;
  /**
   * Content, mounted for each opening, or a function that receives `close`, which closes the panel and returns focus.
   */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Fixed below the scrollable content. */
  footer?: ReactNode;
};

const panel = lazyComponent(() => import('./HeaderPopoverWindow').then((part) => part.HeaderPopoverWindow));

/**
 * A header button with a panel: 360 px wide below the button, a full-screen sheet on small screens. Escape, a click
 * outside and following a link inside close it.
 */
export function HeaderPopover({
  label,
  icon,
  title,
  badge = 0,
  actions,
  onOpen,
  placement = 'bottom-end',
  children,
  footer,
}: HeaderPopoverProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(false);
  const [present, setPresent] = useState(false);
  const [reached, setReached] = useState(false);
  const ready = panel.useIsLoaded();
  const open = wanted && ready;
  if (open && !present) setPresent(true);

  function reach() {
    panel.preload();
    setReached(true);
  }

  function close() {
    setWanted(false);
    button.current?.focus();
  }

  function closeAfterLink(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    // A link opened in another tab or window leaves this page open.
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) close();
  }

  return (
    <span
      ref={root}
      role="presentation"
      className={styles.root}
      onPointerEnter={reach}
      onFocus={reach}
      onKeyDown={(event) => {
        if (open && consumeEscape(event)) close();
      }}
    >
      <span className={styles.anchor}>
        <IconButton
          ref={button}
          label={label}
          icon={icon}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => {
            reach();
            // Not every browser focuses a clicked button, and the sheet returns focus to the element focused before.
            button.current?.focus();
            if (!wanted) onOpen?.();
            setWanted(!wanted);
          }}
        />
        {badge > 0 ? (
          <span className={styles.badge} aria-hidden="true">
            {badge > 99 ? '99+' : badge}
          </span>
        ) : null}
      </span>
      {reached ? (
        <panel.Component
          id={id}
          open={open}
          present={present}
          title={title}
          actions={actions}
          placement={placement}
          footer={footer}
          owner={() => root.current}
          onClose={close}
          onDismiss={() => setWanted(false)}
          onGone={() => setPresent(false)}
          onClick={closeAfterLink}
        >
          {children}
        </panel.Component>
      ) : null}
    </span>
  );
}
