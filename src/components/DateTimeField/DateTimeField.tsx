import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DatePicker } from '#components/DatePicker';
import type { FieldTexts } from '#components/Field';
import { Fieldset } from '#components/Fieldset';
import type { InputFrameProps } from '#components/InputFrame';
import { TimeField } from '#components/TimeField';

import * as styles from './DateTimeField.css';
import { joinDateTime, splitDateTime } from './localDateTime';

export { isDateTime } from './localDateTime';

export type DateTimeFieldProps = FieldTexts & {
  size?: NonNullable<InputFrameProps['size']> | undefined;
  id?: string | undefined;
  /** Name under which a form sends the value. */
  name?: string | undefined;
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
  disabled?: boolean | undefined;
  /**
   * Called with `YYYY-MM-DDTHH:mm`, with `''` when both parts are empty, or with the parts as typed, so that validation
   * rejects what is not complete (`isDateTime`).
   */
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
};

/** A day and a time of one event, such as a reminder. For a day alone use a `DatePicker`. */
export function DateTimeField({
  size = 'medium',
  id,
  name,
  value,
  defaultValue = '',
  min,
  max,
  disabled = false,
  onChange,
  onBlur,
  ...texts
}: DateTimeFieldProps) {
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
            label={t('date')}
            size={size}
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
