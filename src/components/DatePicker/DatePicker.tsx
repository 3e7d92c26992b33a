import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useControlSize } from '#components/ControlSize';
import { Button } from '#components/Button';
import { DateInput, fromLocalDate, isIsoDate, useDateDescription, useDateText } from '#components/DateField';
import type { DateFieldProps } from '#components/DateField';
import { Field, useFieldIds } from '#components/Field';
import { formatDate } from '#lib/format/formatDate';
import { now } from '#lib/time/clock';

import { CalendarOpener, useCalendarOpening, WithCalendar } from './CalendarOpener';

export { CalendarOpener, useCalendarOpening, WithCalendar } from './CalendarOpener';
export type { CalendarOpening } from './CalendarOpener';

/**
 * Translation namespaces used inside; preload them before rendering a date picker later, so that it does not suspend.
 */
export const datePickerTexts = ['DatePicker', 'Calendar', 'DateField'] as const;

/** Same as `DateField`. */
export type DatePickerProps = DateFieldProps;

/** A date typed or selected in a calendar: for dates to look up. For dates people know by heart use a `DateField`. */
export function DatePicker({
  label,
  hideLabel,
  description,
  error,
  required,
  size: ownSize,
  id,
  name,
  value,
  defaultValue,
  min,
  max,
  isDayDisabled,
  autoComplete,
  disabled = false,
  readOnly = false,
  onChange,
  onBlur,
  ref,
}: DatePickerProps) {
  const size = useControlSize(ownSize);
  const { t, i18n } = useTranslation('DatePicker');
  const { t: tCalendar } = useTranslation('Calendar');
  const frame = useRef<HTMLDivElement>(null);
  const opening = useCalendarOpening();
  const limits = { min, max, isDayDisabled };
  const date = useDateText({ value, defaultValue, ...limits, onChange });
  const shown = date.problem ?? error;
  const texts = useDateDescription(description, hideLabel);
  const ids = useFieldIds({ id, description: texts.description, error: shown, required });

  const chosen = isIsoDate(date.value) ? date.value : '';
  const today = fromLocalDate(now());
  const todayOffered =
    (min === undefined || today >= min) && (max === undefined || today <= max) && isDayDisabled?.(today) !== true;

  function choose(iso: string) {
    date.choose(iso);
    opening.close();
  }

  return (
    <Field {...{ label, hideLabel, description: texts.description, error: shown, required, ids }}>
      <WithCalendar
        opening={opening}
        label={t('calendar', { label })}
        anchor={() => frame.current}
        calendar={{ ...limits, value: chosen, onChange: choose }}
        foot={
          <>
            <Button size="small" variant="quiet" disabled={!todayOffered} onClick={() => choose(today)}>
              {tCalendar('goToToday')}
            </Button>
            {required === true ? null : (
              <Button size="small" variant="quiet" disabled={date.value === ''} onClick={() => choose('')}>
                {tCalendar('clear')}
              </Button>
            )}
          </>
        }
      >
        <DateInput
          control={ids.control}
          frame={frame}
          placeholder={texts.placeholder}
          end={
            <CalendarOpener
              opening={opening}
              label={chosen === '' ? t('open') : t('change', { date: formatDate(chosen, i18n.language) })}
              disabled={disabled || readOnly}
            />
          }
          {...{ date, size, name, autoComplete, disabled, readOnly, onBlur, ref: ref ?? null }}
        />
      </WithCalendar>
    </Field>
  );
}
