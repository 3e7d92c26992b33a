import { useImperativeHandle, useRef } from 'react';
import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';

import { Field, useFieldIds } from '#components/Field';
import type { FieldTexts } from '#components/Field';
import type { IconSource } from '#components/Icon';
import { bareControl, InputFrame } from '#components/InputFrame';
import type { InputFrameProps } from '#components/InputFrame';

export type TextFieldProps = FieldTexts & {
  /** `search` offers a button that clears, and Escape clears. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  size?: NonNullable<InputFrameProps['size']>;
  id?: string;
  name?: string;
  /** Given: the text is yours. Not given: the field keeps its own, from `defaultValue` on. */
  value?: string;
  defaultValue?: string;
  /** Drawn at the start of the field. */
  icon?: IconSource;
  /** An example only: it vanishes, so it never stands in for the label or the hint. */
  placeholder?: string;
  /** The token that lets the browser fill the field in. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'numeric' | 'decimal';
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'search' | 'send';
  spellCheck?: boolean;
  maxLength?: number;
  disabled?: boolean | undefined;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** One line of text. A password has a component of its own; a number that is counted with may not be text. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  necessity,
  type = 'text',
  size = 'default',
  id,
  name,
  value,
  defaultValue,
  icon,
  placeholder,
  autoComplete,
  inputMode,
  enterKeyHint,
  spellCheck,
  maxLength,
  disabled = false,
  onChange,
  onBlur,
  ref,
}: TextFieldProps) {
  const ids = useFieldIds({ id, hint, error, necessity });
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  function clear() {
    if (value === undefined && input.current) input.current.value = '';
    onChange?.('');
    input.current?.focus();
  }

  return (
    <Field {...{ label, labelHidden, hint, error, necessity, ids }}>
      <InputFrame size={size} icon={icon} clear={type === 'search' ? { label, onClear: clear } : undefined}>
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
          onChange={(event) => onChange?.(event.target.value)}
          onBlur={onBlur}
          onKeyDown={(event) => {
            if (type !== 'search' || event.key !== 'Escape' || event.currentTarget.value === '') return;
            // One press, one effect: a dialog around the field stays open.
            event.preventDefault();
            event.stopPropagation();
            clear();
          }}
        />
      </InputFrame>
    </Field>
  );
}
