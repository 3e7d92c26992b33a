import MagnifyingGlassIcon from '@heroicons/react/20/solid/MagnifyingGlassIcon';
import { useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';

import { Field, useFieldIds } from '#components/Field';
import type { FieldTexts } from '#components/Field';
import { bareControl, InputFrame } from '#components/InputFrame';
import type { InputFrameProps } from '#components/InputFrame';
import { visuallyHidden } from '#theme/mixins.css';

export type SearchFieldProps = Omit<FieldTexts, 'necessity'> & {
  /** Given: the text is yours. Not given: the field keeps its own, from `defaultValue` on. */
  value?: string;
  defaultValue?: string;
  /** A search for what stands in the field is under way. */
  busy?: boolean;
  /** Announced when it changes: "12 notes found". */
  statusText?: string;
  placeholder?: string;
  size?: NonNullable<InputFrameProps['size']>;
  id?: string;
  name?: string;
  maxLength?: number;
  disabled?: boolean | undefined;
  /** Follows every key; the caller decides when to ask, for instance with `useDebounced`. */
  onChange?: (value: string) => void;
  /** Enter: the search is wanted now. Without it Enter sends the form around the field. */
  onSubmit?: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** Text to search for: a button and Escape clear it. Suggestions under the text are a `Combobox`. */
export function SearchField({
  label,
  labelHidden = true,
  hint,
  error,
  value,
  defaultValue = '',
  busy = false,
  statusText = '',
  placeholder,
  size = 'default',
  id,
  name,
  maxLength,
  disabled = false,
  onChange,
  onSubmit,
  onBlur,
  ref,
}: SearchFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [own, setOwn] = useState(defaultValue);
  const text = value ?? own;

  function change(next: string) {
    setOwn(next);
    onChange?.(next);
  }

  function clear() {
    change('');
    input.current?.focus();
  }

  return (
    <Field {...{ label, labelHidden, hint, error, ids }}>
      <InputFrame size={size} icon={MagnifyingGlassIcon} busy={busy} clear={{ label, onClear: clear }}>
        <input
          {...ids.control}
          ref={input}
          className={bareControl}
          type="search"
          name={name}
          value={text}
          placeholder={placeholder ?? ' '}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={maxLength}
          disabled={disabled}
          onChange={(event) => change(event.target.value)}
          onBlur={onBlur}
          onKeyDown={(event) => {
            // What is being composed belongs to the input method.
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter' && onSubmit) {
              event.preventDefault();
              onSubmit(text);
            } else if (event.key === 'Escape' && text !== '') {
              // One press, one effect: a dialog around the field stays open.
              event.preventDefault();
              event.stopPropagation();
              clear();
            }
          }}
        />
      </InputFrame>
      <span role="status" className={visuallyHidden}>
        {statusText}
      </span>
    </Field>
  );
}
