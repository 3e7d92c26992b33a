import { useImperativeHandle, useRef } from 'react';
import type { HTMLInputAutoCompleteAttribute } from 'react';

import { useControlSize } from '#components/ControlSize';
import { Field, useFieldIds } from '#components/Field';
import type { FieldProps } from '#components/Field';
import type { IconSource } from '#components/Icon';
import { bareControl, InputFrame } from '#components/InputFrame';

export type TextFieldProps = FieldProps & {
  /** `search` adds a clear button, and Escape clears the field. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** Controlled value; without it the field is uncontrolled and starts with `defaultValue`. */
  value?: string;
  defaultValue?: string;
  /** Icon at the start of the field. */
  leadingIcon?: IconSource;
  /** An example only: it disappears on typing, so it never replaces the label or the description. */
  placeholder?: string;
  /** Autofill token. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'numeric' | 'decimal';
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'search' | 'send';
  spellCheck?: boolean;
  maxLength?: number;
  onChange?: (value: string) => void;
};

/** A single line of text. For passwords use `PasswordField`, for numeric values `NumberField`. */
export function TextField({
  label,
  hideLabel,
  description,
  error,
  required,
  type = 'text',
  size: ownSize,
  id,
  name,
  value,
  defaultValue,
  leadingIcon,
  placeholder,
  autoComplete,
  inputMode,
  enterKeyHint,
  spellCheck,
  maxLength,
  disabled = false,
  readOnly = false,
  onChange,
  onBlur,
  ref,
}: TextFieldProps) {
  const size = useControlSize(ownSize);
  const ids = useFieldIds({ id, description, error, required });
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  function clear() {
    if (value === undefined && input.current) input.current.value = '';
    onChange?.('');
    input.current?.focus();
  }

  return (
    <Field {...{ label, hideLabel, description, error, required, ids }}>
      <InputFrame
        size={size}
        leadingIcon={leadingIcon}
        clear={type === 'search' && !readOnly ? { label, onClear: clear } : undefined}
      >
        <input
          {...ids.control}
          ref={input}
          className={bareControl}
          type={type}
          name={name}
          value={value}
          defaultValue={defaultValue}
          placeholder={placeholder ?? ' '}
          autoComplete={autoComplete}
          inputMode={inputMode}
          enterKeyHint={enterKeyHint}
          spellCheck={spellCheck}
          maxLength={maxLength}
          disabled={disabled}
          readOnly={readOnly}
          onChange={(event) => onChange?.(event.target.value)}
          onBlur={onBlur}
          onKeyDown={(event) => {
            if (type !== 'search' || readOnly || event.key !== 'Escape' || event.currentTarget.value === '') return;
            // Escape must not also close a dialog around the field.
            event.preventDefault();
            event.stopPropagation();
            clear();
          }}
        />
      </InputFrame>
    </Field>
  );
}
