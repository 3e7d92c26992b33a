import type { ReactNode } from 'react';

import { Popup } from '#components/Popup';
import { useInteractOutside } from '#lib/browser/useInteractOutside';

import * as styles from './Calendar.css';
import { CalendarGrid } from './CalendarGrid';
import type { CalendarGridProps } from './CalendarGrid';

export type CalendarPopupProps = {
  id: string;
  /** Names the window. */
  label: string;
  /** Finds what it hangs on: the frame of the control. */
  anchor: () => Element | null | undefined;
  /** The element around control and popup: what happens inside it keeps the popup open. */
  owner: () => HTMLElement | null;
  calendar: CalendarGridProps;
  /** Stands beside the months: ranges to choose with one press. */
  aside?: ReactNode;
  /** Stands under the months. */
  foot?: ReactNode;
  /** Closes; the focus is already elsewhere. */
  onDismiss: () => void;
};

/** A calendar that hangs on a date control; fetched when somebody reaches for it. */
export function CalendarPopup({ id, label, anchor, owner, calendar, aside, foot, onDismiss }: CalendarPopupProps) {
  useInteractOutside(owner, onDismiss);

  return (
    <Popup anchor={anchor}>
      <div id={id} role="dialog" aria-label={label} tabIndex={-1} className={styles.panel}>
        <div className={styles.withAside}>
          {aside}
          <CalendarGrid {...calendar} autoFocus />
        </div>
        {foot ? <div className={styles.foot}>{foot}</div> : null}
      </div>
    </Popup>
  );
}
