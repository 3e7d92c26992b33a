import type { ReactNode } from 'react';

import { Positioner } from '#components/Positioner';
import { useInteractOutside } from '#lib/browser/useInteractOutside';

import * as styles from './Calendar.css';
import { CalendarGrid } from './CalendarGrid';
import type { CalendarGridProps } from './CalendarGrid';

export type CalendarPopupProps = {
  id: string;
  /** Accessible name of the dialog. */
  label: string;
  /** Returns the anchor: the control's frame. */
  anchor: () => Element | null | undefined;
  /** The element around control and popup: interactions inside it do not close the popup. */
  owner: () => HTMLElement | null;
  calendar: CalendarGridProps;
  /** Beside the months: preset ranges. */
  aside?: ReactNode;
  /** Below the months. */
  foot?: ReactNode;
  /** Closes the popup after focus has moved elsewhere. */
  onDismiss: () => void;
};

/** Calendar popup of a date field; loaded on first interaction. */
export function CalendarPopup({ id, label, anchor, owner, calendar, aside, foot, onDismiss }: CalendarPopupProps) {
  useInteractOutside(owner, onDismiss);

  return (
    <Positioner anchor={anchor}>
      <div id={id} role="dialog" aria-label={label} tabIndex={-1} className={styles.panel}>
        <div className={styles.withAside}>
          {aside}
          <CalendarGrid {...calendar} autoFocus />
        </div>
        {foot ? <div className={styles.foot}>{foot}</div> : null}
      </div>
    </Positioner>
  );
}
