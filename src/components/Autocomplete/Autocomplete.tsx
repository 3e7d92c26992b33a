import { useImperativeHandle, useRef } from 'react';
import type { KeyboardEvent } from 'react';

import { useControlSize } from '#components/ControlSize';
import { Field, useFieldIds } from '#components/Field';
import type { FieldProps } from '#components/Field';
import type { IconSource } from '#components/Icon';
import { bareControl, InputFrame } from '#components/InputFrame';
import { inGroups } from '#components/internal/listOptions';
import type { ListOption } from '#components/internal/listOptions';
import { optionPopup, useOptionCombobox } from '#components/internal/useOptionCombobox';
import { visuallyHidden } from '#theme/mixins.css';

/** A suggested option. */
export type AutocompleteOption = Omit<ListOption, 'disabled' | 'leadingVisual' | 'isAction'>;

export type AutocompleteProps<Item extends AutocompleteOption> = FieldProps & {
  /** Text of the field, which may be anything: the options only suggest. */
  value: string;
  onChange: (text: string) => void;
  /** Options matching the text. The previous ones may stay while new ones load. */
  options: readonly Item[];
  /** Called with the value of the selected option; the handler must also update the text. */
  onAction: (value: string, option: Item) => void;
  /** Load state of the options. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Announced when options are available, for instance "6 places found". */
  statusText: string;
  /** Shown and announced when there are no matches. */
  emptyText: string;
  /** Shown and announced when loading failed. */
  failedText: string;
  /** Icon at the start of the control. */
  leadingIcon?: IconSource;
  placeholder?: string;
  autoComplete?: 'off' | 'address-level2' | 'postal-code' | 'country-name' | 'organization';
  enterKeyHint?: 'done' | 'go' | 'next' | 'search';
  maxLength?: number;
};

/**
 * Free text with suggestions (WAI-ARIA combobox, list autocomplete with manual selection). Enter without an active
 * option submits the form; Escape closes the list, then clears the text. The caller loads the options, with
 * `useDebounced`.
 */
export function Autocomplete<Item extends AutocompleteOption>({
  label,
  hideLabel,
  description,
  error,
  required,
  size: ownSize,
  id,
  name,
  value,
  onChange,
  onBlur,
  options,
  onAction,
  status,
  statusText,
  emptyText,
  failedText,
  leadingIcon,
  placeholder,
  autoComplete = 'off',
  enterKeyHint,
  maxLength,
  disabled = false,
  readOnly = false,
  ref,
}: AutocompleteProps<Item>) {
  const size = useControlSize(ownSize);
  const ids = useFieldIds({ id, description, error, required });
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  const listed = status === 'ready' || status === 'loading' ? inGroups(options) : [];
  const emptyMessage =
    listed.length > 0 ? null : status === 'failed' ? failedText : status === 'ready' && value !== '' ? emptyText : null;
  const combobox = useOptionCombobox({
    options: listed,
    autoActivate: false,
    isLocked: disabled || readOnly,
    allowsText: true,
    hasMessage: emptyMessage !== null,
    onAction: choose,
  });
  const message = combobox.isOpen ? emptyMessage : null;

  function choose(option: Item) {
    combobox.close();
    onAction(option.value, option);
  }

  function clear() {
    combobox.close();
    onChange('');
    input.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (combobox.handleKeyDown(event) || readOnly || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') combobox.close();
    else if (event.key === 'Escape' && value !== '') {
      // A single key press has a single effect: a surrounding dialog stays open.
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  }

  return (
    <Field {...{ label, hideLabel, description, error, required, ids }}>
      <InputFrame
        ref={frame}
        size={size}
        leadingIcon={leadingIcon}
        loading={combobox.isOpen && status === 'loading'}
        clear={readOnly ? undefined : { label, onClear: clear }}
      >
        <input
          {...ids.control}
          {...combobox.inputProps}
          ref={input}
          className={bareControl}
          name={name}
          value={value}
          placeholder={placeholder ?? ' '}
          autoComplete={autoComplete}
          enterKeyHint={enterKeyHint}
          maxLength={maxLength}
          disabled={disabled}
          readOnly={readOnly}
          onChange={(event) => {
            combobox.open();
            combobox.activate(null);
            onChange(event.target.value);
          }}
          onKeyDown={handleKeyDown}
          onBlur={() => {
            combobox.close();
            onBlur?.();
          }}
        />
      </InputFrame>
      <span role="status" className={visuallyHidden}>
        {message ?? (combobox.isExpanded && status === 'ready' ? statusText : '')}
      </span>
      {combobox.isOpen && (listed.length > 0 || message !== null) ? (
        <optionPopup.Component
          id={combobox.listId}
          label={label}
          size={size}
          options={listed}
          activeIndex={combobox.activeIndex}
          anchor={() => frame.current}
          width="anchor"
          message={message}
          onAction={(index) => {
            const option = listed[index];
            if (option) choose(option);
          }}
        />
      ) : null}
    </Field>
  );
}
