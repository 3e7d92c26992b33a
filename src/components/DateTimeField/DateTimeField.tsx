import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useControlSize } from '#components/ControlSize';
import { DatePicker } from '#components/DatePicker';
import type { FieldProps } from '#components/Field';
import { Fieldset } from '#components/Fieldset';
import { TimeField } from '#components/TimeField';

import * as styles from './DateTimeField.css';
import { joinDateTime, splitDateTime } from './localDateTime';

export { isDateTime } from './localDateTime';

export type DateTimeFieldProps = FieldProps & {
  /**
   * `YYYY-MM-DDTHH:mm` without a time zone, or `''`. Controlled value; without it the field is uncontrolled and starts
   * with `defaultValue`.
   */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** First day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Last day that can be chosen, `YYYY-MM-DD`. */
  max?: string | undefined;
  /**
   * Called with `YYYY-MM-DDTHH:mm`, with `''` when both parts are empty, or with the parts as typed, so that validation
   * rejects what is not complete (`isDateTime`).
   */
  onChange?: ((value: string) => void) | undefined;
};

/** A day and a time of one event, such as a reminder. For a day alone use a `DatePicker`. */
export function DateTimeField({
  size: ownSize,
  id,
  name,
  value,
  defaultValue = '',
  min,
  max,
  disabled = false,
  readOnly = false,
  onChange,
  onBlur,
  ref,
  ...texts
}: DateTimeFieldProps) {
  const size = useControlSize(ownSize);
  const { t } = useTranslation('DateTimeField');
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const [date, time] = splitDateTime(current);
  const change = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  return (
    <Fieldset {...texts} id={id} disabled={disabled}>
      <div className={styles.row}>
        <div className={styles.date}>
          <DatePicker
            ref={ref}
            label={t('date')}
            size={size}
            readOnly={readOnly}
            value={date}
            {...(min === undefined ? {} : { min })}
            {...(max === undefined ? {} : { max })}
            onChange={(next) => change(joinDateTime(next, time))}
            {...(onBlur ? { onBlur } : {})}
          />
        </div>
        <div className={styles.time}>
          <TimeField
            label={t('time')}
            size={size}
            readOnly={readOnly}
            value={time}
            list
            onChange={(next) => change(joinDateTime(date, next))}
            {...(onBlur ? { onBlur } : {})}
          />
        </div>
      </div>
      {name === undefined ? null : <input type="hidden" name={name} value={current} disabled={disabled} />}
    </Fieldset>
  );
}
