import type { ReactNode } from 'react';

import { useControlSize } from '#components/ControlSize';
import { Field, useFieldIds } from '#components/Field';
import type { FieldProps } from '#components/Field';
import { visuallyHidden } from '#theme/mixins.css';

import * as styles from './DateField.css';
import { DateInput } from './DateInput';
import { useDateFormat, useDateText } from './useDateText';
import type { DateLimits } from './useDateText';

export { addDays, fromLocalDate, isIsoDate, toLocalDate } from './isoDate';
export { DateInput } from './DateInput';
export { useDateFormat, useDateProblem, useDateText } from './useDateText';
export type { DateLimits, DateText } from './useDateText';

export type DateFieldProps = FieldProps &
  DateLimits & {
    /** `YYYY-MM-DD`, or `''`. Controlled value; without it the field is uncontrolled and starts from `defaultValue`. */
    value?: string;
    defaultValue?: string;
    /** `bday` lets the browser autofill the date of birth. */
    autoComplete?: 'off' | 'bday';
    /** Called with `YYYY-MM-DD`, `''`, or the raw text of an invalid date, so that validation rejects it. */
    onChange?: (value: string) => void;
  };

/** Typed date in the language's order: for dates people know by heart. For dates to look up use a `DatePicker`. */
export function DateField({
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
  disabled,
  readOnly,
  onChange,
  onBlur,
  ref,
}: DateFieldProps) {
  const size = useControlSize(ownSize);
  const date = useDateText({ value, defaultValue, min, max, isDayDisabled, onChange });
  const shown = date.problem ?? error;
  const texts = useDateDescription(description, hideLabel);
  const ids = useFieldIds({ id, description: texts.description, error: shown, required });
  return (
    <Field {...{ label, hideLabel, description: texts.description, error: shown, required, ids }}>
      <DateInput
        control={ids.control}
        placeholder={texts.placeholder}
        {...{ date, size, name, autoComplete, disabled, readOnly, onBlur, ref: ref ?? null }}
      />
    </Field>
  );
}

/**
 * Description of a date control: the caller's description plus the date format. With a hidden label (`bare`) the format is the
 * placeholder.
 */
export function useDateDescription(
  description: ReactNode,
  bare = false,
): { description: ReactNode; placeholder: string | undefined } {
  const format = useDateFormat();
  return {
    description: (
      <>
        {description ? <span className={styles.line}>{description}</span> : null}{' '}
        <span className={bare ? visuallyHidden : styles.line}>{format.hint}</span>
      </>
    ),
    placeholder: bare ? format.pattern : undefined,
  };
}
