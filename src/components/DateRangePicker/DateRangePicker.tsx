import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useControlSize } from '#components/ControlSize';
import { Button } from '#components/Button';
import type { DateRange } from '#components/Calendar';
import { DateInput, isIsoDate, toLocalDate, useDateDescription, useDateText } from '#components/DateField';
import type { DateLimits } from '#components/DateField';
import { CalendarOpener, useCalendarOpening, WithCalendar } from '#components/DatePicker';
import { useFieldIds } from '#components/Field';
import type { FieldProps } from '#components/Field';
import { Fieldset } from '#components/Fieldset';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { formatDate } from '#lib/format/formatDate';
import { dayMs } from '#lib/time/duration';
import { media } from '#theme/media';

import * as styles from './DateRangePicker.css';

/** A range selectable with one click: "This week". */
export type DateRangePreset = { label: string; range: DateRange };

export type DateRangePickerProps = FieldProps &
  DateLimits & {
    /** `YYYY-MM-DD` or `''` at each end. Controlled value; without it the picker is uncontrolled. */
    value?: DateRange;
    defaultValue?: DateRange;
    /** Common ranges that are chosen with one click. */
    presets?: readonly DateRangePreset[];
    /** An invalid end is passed as its raw text; an end before the start is passed on and shown as an error. */
    onChange?: (value: DateRange) => void;
  };

const nothing: DateRange = { start: '', end: '' };

/** A range of two days, typed or selected in a two-month calendar. */
export function DateRangePicker({
  label,
  hideLabel,
  description,
  error,
  required,
  size: ownSize,
  id,
  name,
  value,
  defaultValue = nothing,
  min,
  max,
  isDayDisabled,
  presets = [],
  disabled = false,
  readOnly = false,
  onChange,
  onBlur,
  ref,
}: DateRangePickerProps) {
  const size = useControlSize(ownSize);
  const { t, i18n } = useTranslation('DateRangePicker');
  const { t: tCalendar } = useTranslation('Calendar');
  const row = useRef<HTMLDivElement>(null);
  const opening = useCalendarOpening();
  const wide = useMediaQuery(media.mdUp);
  const [own, setOwn] = useState(defaultValue);
  // Between the two clicks in the calendar the range has no end; this intermediate state is not passed to `onChange`.
  const [begun, setBegun] = useState<string | null>(null);
  const current = value ?? own;
  const limits = { min, max, isDayDisabled };

  function take(next: DateRange) {
    setOwn(next);
    onChange?.(next);
  }

  const start = useDateText({ value: current.start, ...limits, onChange: (day) => take({ ...current, start: day }) });
  const end = useDateText({ value: current.end, ...limits, onChange: (day) => take({ ...current, end: day }) });
  const known = {
    start: isIsoDate(current.start) ? current.start : '',
    end: isIsoDate(current.end) ? current.end : '',
  };
  const reversed = known.start !== '' && known.end !== '' && known.end < known.start;
  const written = (iso: string) => formatDate(iso, i18n.language);

  const problem =
    start.problem ??
    end.problem ??
    (reversed ? t('reversed', { start: written(known.start), end: written(known.end) }) : undefined);
  const shown = problem ?? error;
  const texts = useDateDescription(description, hideLabel);
  const ids = useFieldIds({ id, description: texts.description, error: shown, required });
  const { 'aria-describedby': describedBy } = ids.control;

  function choose(next: DateRange) {
    setBegun(null);
    start.settle();
    end.settle();
    take(next);
    opening.close();
  }

  const pending = begun !== null && opening.open;
  const inCalendar = pending ? { start: begun, end: '' } : reversed ? { start: known.start, end: '' } : known;
  const [first, last] = [toLocalDate(known.start), toLocalDate(known.end)];
  const days = first && last && !reversed ? Math.round((last.getTime() - first.getTime()) / dayMs) + 1 : 0;

  // Marks only the invalid end; an error from the caller marks both.
  const wrong = (problemHere: string | undefined, isEnd: boolean) =>
    problem === undefined ? error !== undefined : problemHere !== undefined || (isEnd && reversed);
  const control = (part: 'start' | 'end', invalid: boolean) => ({
    id: `${ids.control.id}-${part}`,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': ids.control['aria-required'],
  });

  return (
    <Fieldset
      {...{ label, hideLabel, description: texts.description, error: shown, required, disabled }}
      id={ids.control.id}
    >
      <WithCalendar
        opening={opening}
        label={t('calendar', { label })}
        anchor={() => row.current}
        calendar={{
          ...limits,
          mode: 'range',
          months: wide ? 2 : 1,
          value: inCalendar,
          onChange: (next) => {
            if (next.end === '') setBegun(next.start);
            else choose(next);
          },
        }}
        aside={
          presets.length > 0 ? (
            <div role="group" aria-label={t('presets')} className={styles.presets}>
              {presets.map(({ label: text, range }) => (
                <Button
                  key={text}
                  size="small"
                  variant="quiet"
                  aria-pressed={range.start === known.start && range.end === known.end}
                  onClick={() => choose(range)}
                >
                  {text}
                </Button>
              ))}
            </div>
          ) : undefined
        }
        foot={
          <>
            <span role="status" className={styles.count}>
              {pending ? t('chooseEnd') : days > 0 ? t('days', { count: days }) : t('hint')}
            </span>
            {required === true ? null : (
              <Button
                size="small"
                variant="quiet"
                disabled={current.start === '' && current.end === ''}
                onClick={() => choose(nothing)}
              >
                {tCalendar('clear')}
              </Button>
            )}
          </>
        }
      >
        <div className={styles.ends}>
          <div ref={row} className={styles.row}>
            <div className={styles.end}>
              <label htmlFor={`${ids.control.id}-start`} className={styles.endLabel}>
                {t('start')}
              </label>
              <DateInput
                control={control('start', wrong(start.problem, false))}
                date={start}
                size={size}
                name={name === undefined ? undefined : `${name}.start`}
                placeholder={texts.placeholder}
                disabled={disabled}
                readOnly={readOnly}
                onBlur={onBlur}
                ref={ref ?? null}
              />
            </div>
            <div className={styles.end}>
              <label htmlFor={`${ids.control.id}-end`} className={styles.endLabel}>
                {t('end')}
              </label>
              <DateInput
                control={control('end', wrong(end.problem, true))}
                date={end}
                size={size}
                name={name === undefined ? undefined : `${name}.end`}
                placeholder={texts.placeholder}
                disabled={disabled}
                readOnly={readOnly}
                end={<CalendarOpener opening={opening} label={t('open')} disabled={disabled || readOnly} />}
                onBlur={onBlur}
              />
            </div>
          </div>
        </div>
      </WithCalendar>
    </Fieldset>
  );
}
