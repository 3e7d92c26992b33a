import type { ReactNode, Ref } from 'react';

import { Field, useFieldIds } from '#components/Field';
import type { FieldTexts } from '#components/Field';
import type { InputFrameProps } from '#components/InputFrame';
import { visuallyHidden } from '#theme/mixins.css';

import * as styles from './DateField.css';
import { DateInput } from './DateInput';
import { useDateFormat, useDateText } from './useDateText';
import type { DateLimits } from './useDateText';

export { addDays, fromLocalDate, isIsoDate, toLocalDate } from './isoDate';
export { regionOf } from './dateOrder';
export { DateInput } from './DateInput';
export { useDateFormat, useDateProblem, useDateText } from './useDateText';
export type { DateLimits, DateText } from './useDateText';

export type DateFieldProps = FieldTexts &
  DateLimits & {
    size?: NonNullable<InputFrameProps['size']>;
    id?: string;
    /** Under this name a plain form sends the `YYYY-MM-DD`. */
    name?: string;
    /** `YYYY-MM-DD`, or `''`. Given: the date is yours. Not given: the field keeps its own, from `defaultValue` on. */
    value?: string;
    defaultValue?: string;
    /** `bday` lets the browser fill in the date of birth. */
    autoComplete?: 'off' | 'bday';
    disabled?: boolean | undefined;
    /** Gets `YYYY-MM-DD`, `''`, or the text as it stands when it is no date: no check then takes it for one. */
    onChange?: (value: string) => void;
    onBlur?: () => void;
    ref?: Ref<HTMLInputElement>;
  };

/** A date that is typed, in the order of the language: for days people know by heart. To look one up, `DatePicker`. */
export function DateField({
  label,
  labelHidden,
  hint,
  error,
  necessity,
  size = 'default',
  id,
  name,
  value,
  defaultValue,
  min,
  max,
  isDayDisabled,
  autoComplete,
  disabled,
  onChange,
  onBlur,
  ref,
}: DateFieldProps) {
  const date = useDateText({ value, defaultValue, min, max, isDayDisabled, onChange });
  const shown = date.problem ?? error;
  const hints = useDateHint(hint, labelHidden);
  const ids = useFieldIds({ id, hint: hints.hint, error: shown, necessity });
  return (
    <Field {...{ label, labelHidden, hint: hints.hint, error: shown, necessity, ids }}>
      <DateInput
        control={ids.control}
        placeholder={hints.placeholder}
        {...{ date, size, name, autoComplete, disabled, onBlur, ref: ref ?? null }}
      />
    </Field>
  );
}

/** The hint of a date control: the caller's own, and how dates are written here. A bare control shows it as placeholder. */
export function useDateHint(hint: ReactNode, bare = false): { hint: ReactNode; placeholder: string | undefined } {
  const format = useDateFormat();
  return {
    hint: (
      <>
        {hint ? <span className={styles.line}>{hint}</span> : null}{' '}
        <span className={bare ? visuallyHidden : styles.line}>{format.hint}</span>
      </>
    ),
    placeholder: bare ? format.pattern : undefined,
  };
}
