import MagnifyingGlassIcon from '@heroicons/react/20/solid/MagnifyingGlassIcon';
import { useImperativeHandle, useRef, useState } from 'react';

import { useControlSize } from '#components/ControlSize';
import { Field, useFieldIds } from '#components/Field';
import type { FieldProps } from '#components/Field';
import { bareControl, InputFrame } from '#components/InputFrame';
import { visuallyHidden } from '#theme/mixins.css';

export type SearchFieldProps = Omit<FieldProps, 'required'> & {
  /** Controlled value; without it the field is uncontrolled and starts with `defaultValue`. */
  value?: string;
  defaultValue?: string;
  /** A search for the current text is running. */
  loading?: boolean;
  /** Announced when it changes: "12 notes found". */
  statusText?: string;
  placeholder?: string;
  maxLength?: number;
  /** Called on every keystroke; the caller decides when to search, for example with `useDebounced`. */
  onChange?: (value: string) => void;
  /** Called on Enter. Without it, Enter submits the surrounding form. */
  onSubmit?: (value: string) => void;
};

/** A search input; its button and Escape clear it. For suggestions below the field use a `Autocomplete`. */
export function SearchField({
  label,
  hideLabel = true,
  description,
  error,
  value,
  defaultValue = '',
  loading = false,
  statusText = '',
  placeholder,
  size: ownSize,
  id,
  name,
  maxLength,
  disabled = false,
  readOnly = false,
  onChange,
  onSubmit,
  onBlur,
  ref,
}: SearchFieldProps) {
  const size = useControlSize(ownSize);
  const ids = useFieldIds({ id, description, error });
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
    <Field {...{ label, hideLabel, description, error, ids }}>
      <InputFrame
        size={size}
        leadingIcon={MagnifyingGlassIcon}
        loading={loading}
        clear={readOnly ? undefined : { label, onClear: clear }}
      >
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
          readOnly={readOnly}
          onChange={(event) => change(event.target.value)}
          onBlur={onBlur}
          onKeyDown={(event) => {
            // Ignore keys of an IME composition.
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter' && onSubmit) {
              event.preventDefault();
              onSubmit(text);
            } else if (event.key === 'Escape' && text !== '' && !readOnly) {
              // Escape must not also close a dialog around the field.
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
