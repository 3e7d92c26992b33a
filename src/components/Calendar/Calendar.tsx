import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Spinner } from '#components/Spinner';
import { lazyValue } from '#lib/react/lazyValue';

import * as styles from './Calendar.css';
import type { CalendarGridProps } from './CalendarGrid';

export type { CalendarGridProps } from './CalendarGrid';
export type { DateRange } from './range';

export type CalendarProps = CalendarGridProps & {
  /** Accessible name. */
  label: string;
};

const grid = lazyValue(() => import('./CalendarGrid').then((part) => part.CalendarGrid));

/** Lazy calendar popup for date fields. */
export const calendarPopup = lazyValue(() => import('./CalendarPopup').then((part) => part.CalendarPopup));

/** Inline calendar for selecting a day or a range. In a form use a `DatePicker` or a `DateRangePicker`. */
export function Calendar({ label, ...props }: CalendarProps) {
  const loaded = grid.useStatus();
  useEffect(() => grid.preload(), []);
  return (
    <div role="group" aria-label={label} aria-busy={loaded.status === 'loading' || undefined}>
      {loaded.status === 'ready' ? (
        <loaded.value {...props} />
      ) : (
        <CalendarPlaceholder months={props.months} failed={loaded.status === 'failed'} onRetry={grid.preload} />
      )}
    </div>
  );
}

/** Shown instead of a calendar while it loads, or after loading failed. */
export function CalendarPlaceholder({
  months = 1,
  failed,
  onRetry,
}: {
  /** Number of months that the calendar will show. */
  months?: 1 | 2 | undefined;
  failed: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation('Calendar');
  return (
    <div className={styles.root}>
      <div className={`${styles.placeholder} ${styles.placeholderWidth[months === 2 ? 'two' : 'one']}`}>
        {failed ? (
          <>
            <p role="alert">{t('failed')}</p>
            <Button onClick={onRetry}>{t('retry')}</Button>
          </>
        ) : (
          <Spinner />
        )}
      </div>
    </div>
  );
}
