import CalendarIcon from '@heroicons/react/24/outline/CalendarIcon';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { calendarPopup } from '#components/Calendar';
import type { CalendarGridProps } from '#components/Calendar';
import { Icon } from '#components/Icon';
import { LiveText } from '#components/LiveRegion';
import { Spinner } from '#components/Spinner';
import { Tooltip } from '#components/Tooltip';
import { consumeEscape } from '#lib/browser/consumeEscape';
import { focusRing } from '#theme/mixins.css';

import * as styles from './DatePicker.css';

/** State and handlers of a control's calendar popup. */
export type CalendarOpening = {
  /** Requested and loaded. */
  open: boolean;
  /** Whether the calendar failed to load. */
  failed: boolean;
  /** Whether the calendar is loading. */
  loading: boolean;
  /** Id of the calendar dialog. */
  id: string;
  /** Id of the button that opens it. */
  buttonId: string;
  /** Opens the calendar, or closes it. */
  toggle: () => void;
  /** Closes the calendar and returns focus to the button. */
  close: () => void;
  /** Closes the calendar after focus has moved elsewhere. */
  dismiss: () => void;
};

/** Manages a calendar popup that is loaded on first interaction. */
export function useCalendarOpening(): CalendarOpening {
  const id = useId();
  const buttonId = `${id}-opener`;
  const [wanted, setWanted] = useState(false);
  const loaded = calendarPopup.useStatus();
  return {
    open: wanted && loaded.status === 'ready',
    failed: wanted && loaded.status === 'failed',
    loading: wanted && loaded.status === 'loading',
    id,
    buttonId,
    toggle: () => {
      calendarPopup.preload();
      setWanted(!wanted || loaded.status === 'failed');
    },
    close: () => {
      setWanted(false);
      document.getElementById(buttonId)?.focus();
    },
    dismiss: () => setWanted(false),
  };
}

/** The calendar button at the end of a date control. */
export function CalendarOpener({
  opening,
  label,
  disabled,
}: {
  /** State of the calendar, from `useCalendarOpening`. */
  opening: CalendarOpening;
  label: string;
  disabled: boolean;
}) {
  return (
    <Tooltip text={label} purpose="label" placement="bottom" muted={opening.open}>
      {() => (
        <button
          id={opening.buttonId}
          type="button"
          className={`${focusRing} ${styles.opener}`}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={opening.open}
          aria-controls={opening.open ? opening.id : undefined}
          aria-busy={opening.loading || undefined}
          disabled={disabled}
          onPointerEnter={calendarPopup.preload}
          onFocus={calendarPopup.preload}
          onClick={opening.toggle}
        >
          {opening.loading ? <Spinner /> : <Icon source={CalendarIcon} />}
        </button>
      )}
    </Tooltip>
  );
}

/** The control with its calendar popup: Escape closes the popup and returns focus. */
export function WithCalendar({
  opening,
  label,
  anchor,
  calendar,
  aside,
  foot,
  children,
}: {
  /** State of the calendar, from `useCalendarOpening`. */
  opening: CalendarOpening;
  /** Accessible name of the calendar dialog. */
  label: string;
  /** Returns the element beside which the calendar opens. */
  anchor: () => Element | null | undefined;
  /** Props of the calendar. */
  calendar: CalendarGridProps;
  /** Beside the months, such as presets. */
  aside?: ReactNode;
  /** Below the months, such as a button that applies the range. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation('Calendar');
  const loaded = calendarPopup.useStatus();
  const root = useRef<HTMLSpanElement>(null);
  return (
    <span
      ref={root}
      role="presentation"
      className={styles.root}
      onKeyDown={(event) => {
        if (opening.open && consumeEscape(event)) opening.close();
      }}
    >
      {children}
      {opening.open && loaded.status === 'ready' ? (
        <loaded.value
          id={opening.id}
          label={label}
          anchor={anchor}
          owner={() => root.current}
          calendar={calendar}
          aside={aside}
          foot={foot}
          onDismiss={opening.dismiss}
        />
      ) : null}
      {opening.failed ? (
        <span role="status">
          <LiveText>{t('failedTypeInstead')}</LiveText>
        </span>
      ) : null}
    </span>
  );
}
