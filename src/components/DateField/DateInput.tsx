import type { ReactNode, Ref } from 'react';

import type { FieldIds } from '#components/Field';
import { bareControl, InputFrame } from '#components/InputFrame';
import type { InputFrameProps } from '#components/InputFrame';

import * as styles from './DateField.css';
import type { DateText } from './useDateText';

export type DateInputProps = {
  /** Associates the input with its label, description and error. */
  control: FieldIds['control'];
  /** State of the typed text, from `useDateText`. */
  date: DateText;
  size: NonNullable<InputFrameProps['size']>;
  /** Native form submission sends the `YYYY-MM-DD` value under this name. */
  name?: string | undefined;
  placeholder?: string | undefined;
  autoComplete?: 'off' | 'bday' | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** At the end of the input frame: the button that opens a calendar. */
  end?: ReactNode;
  onBlur?: (() => void) | undefined;
  /** Ref to the box around the input, to which a calendar is anchored. */
  frame?: Ref<HTMLDivElement>;
  ref?: Ref<HTMLInputElement>;
};

/** Date input without label, for fields that add their own. */
export function DateInput({
  control,
  date,
  size,
  name,
  placeholder,
  autoComplete = 'off',
  disabled = false,
  readOnly = false,
  end,
  onBlur,
  frame,
  ref,
}: DateInputProps) {
  return (
    <InputFrame ref={frame ?? null} size={size}>
      <input
        {...control}
        ref={ref}
        className={`${bareControl} ${styles.text}`}
        type="text"
        value={date.text}
        placeholder={placeholder}
        autoComplete={autoComplete}
        autoCorrect="off"
        spellCheck={false}
        disabled={disabled}
        readOnly={readOnly}
        onChange={(event) => date.change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') date.settle();
        }}
        onBlur={() => {
          date.settle();
          onBlur?.();
        }}
      />
      {end}
      {name === undefined ? null : <input type="hidden" name={name} value={date.value} disabled={disabled} />}
    </InputFrame>
  );
}
