import { useId, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';

import type { IconSource } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import type { PopupProps } from '#components/Popup';
import { lazyPart } from '#lib/react/lazyComponent';
import { takeEscape } from '#lib/browser/consumeEscape';

import * as styles from './HeaderPanel.css';

export type HeaderPanelProps = {
  /** Name and tooltip of the button; it says the number of the badge too: "Messages, 5 unread". */
  label: string;
  icon: IconSource;
  /** Heading of the panel, and its name. */
  title: string;
  /** A number on the button, shown above 0; more than 99 are "99+". */
  badge?: number;
  /** Controls at the end of the head, `IconButton`s. */
  actions?: ReactNode;
  /** The button was pressed to open it: the moment to fetch or to begin anew. */
  onOpen?: () => void;
  placement?: NonNullable<PopupProps['placement']>;
  /** The content, mounted anew for each opening, or a function that gets the way to close the panel and give the focus back. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Below the part that scrolls, always in sight. */
  footer?: ReactNode;
};

const panel = lazyPart(() => import('./HeaderPanelWindow').then((part) => part.HeaderPanelWindow));

/**
 * A button of the header with a panel of its own: 360 px wide under the button, a sheet over all of a small screen.
 * Escape, a press outside and following a link inside close it.
 */
export function HeaderPanel({
  label,
  icon,
  title,
  badge = 0,
  actions,
  onOpen,
  placement = 'bottom-end',
  children,
  footer,
}: HeaderPanelProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(false);
  const [present, setPresent] = useState(false);
  const [reached, setReached] = useState(false);
  const ready = panel.useReady();
  const open = wanted && ready;
  if (open && !present) setPresent(true);

  function reach() {
    panel.prepare();
    setReached(true);
  }

  function close() {
    setWanted(false);
    button.current?.focus();
  }

  function closeAfterLink(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    // Another tab or window leaves the person here.
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
        if (open && takeEscape(event)) close();
      }}
    >
      <span className={styles.anchor}>
        <IconButton
          ref={button}
          label={label}
          icon={icon}
          popup="dialog"
          expanded={open}
          controls={open ? id : undefined}
          onClick={() => {
            reach();
            // Not every browser focuses what is pressed; the sheet gives the focus back to where it was.
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
        <panel.Part
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
          onPress={closeAfterLink}
        >
          {children}
        </panel.Part>
      ) : null}
    </span>
  );
}
