import ChevronDownIcon from '@heroicons/react/20/solid/ChevronDownIcon';
import { useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { useControlSize } from '#components/ControlSize';
import { Field, useFieldIds } from '#components/Field';
import type { FieldProps, Option } from '#components/Field';
import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { bareControl, frameButton, InputFrame } from '#components/InputFrame';
import { useListMessage } from '#components/internal/useListMessage';
import { optionPopup, useOptionCombobox } from '#components/internal/useOptionCombobox';
import { inGroups, matching } from '#components/internal/listOptions';
import { useControllableState } from '#lib/react/useControllableState';
import { foldForSearch } from '#lib/text/foldForSearch';
import { visuallyHidden } from '#theme/mixins.css';

export type ComboboxProps<Value extends string> = FieldProps & {
  /** Options with the same `group` are listed under one heading. */
  options: ReadonlyArray<Option<Value>>;
  /** Value of the chosen option, `null` for none. Without it the control is uncontrolled. */
  value?: Value | null | undefined;
  /** Value at the start, where the control is uncontrolled. */
  defaultValue?: Value | null | undefined;
  /** Called with the value of the chosen option, or with `null` when the choice is cleared. */
  onChange?: ((value: Value | null) => void) | undefined;
  /**
   * Called with the text to search for, which is empty while nothing is searched. With it, the caller finds the options
   * and passes them on as they are to be shown; the chosen option may be missing among them.
   */
  onInputChange?: ((query: string) => void) | undefined;
  /** Whether options are being loaded. The previous ones may stay meanwhile. */
  loading?: boolean | undefined;
  /** Shown while nothing is chosen or typed. */
  placeholder?: string | undefined;
  /** Icon at the start of the control. */
  leadingIcon?: IconSource | undefined;
};

/**
 * One choice from many options, found by typing (WAI-ARIA combobox). Text that matches no option is replaced by the
 * chosen option when the focus leaves. For free text with suggestions use `Autocomplete`.
 */
export function Combobox<Value extends string>({
  label,
  hideLabel,
  description,
  error,
  required,
  size: ownSize,
  id,
  name,
  options,
  value,
  defaultValue = null,
  onChange,
  onInputChange,
  onBlur,
  loading = false,
  placeholder,
  leadingIcon,
  disabled = false,
  readOnly = false,
  ref,
}: ComboboxProps<Value>) {
  const size = useControlSize(ownSize);
  const ids = useFieldIds({ id, description, error, required });
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [chosen, setChosen] = useControllableState<Value | null>({ value, defaultValue, onChange });
  // What has been typed since the last choice; `null` shows the chosen option.
  const [typed, setTyped] = useState<string | null>(null);
  // Options found by a caller change with the query: the chosen one is remembered for its label.
  const [remembered, setRemembered] = useState<Option<Value>>();
  const found = options.find((option) => option.value === chosen);
  if (found && (found.value !== remembered?.value || found.label !== remembered.label)) setRemembered(found);
  const current = found ?? (remembered?.value === chosen ? remembered : undefined);

  const query = typed ?? '';
  const shown = inGroups(onInputChange ? options : matching(options, query));
  const isLocked = disabled || readOnly;
  const combobox = useOptionCombobox({
    options: shown,
    autoActivate: query.trim() !== '',
    isLocked,
    start: chosen ?? undefined,
    onAction: (option) => choose(option.value),
    onCancel: () => type(null),
  });
  const { message, announcement } = useListMessage({
    isOpen: combobox.isOpen,
    count: shown.length,
    query,
    loading,
  });

  function type(next: string | null) {
    setTyped(next);
    if ((next ?? '') !== query) onInputChange?.(next ?? '');
  }

  function choose(next: string | null) {
    combobox.close();
    const option = shown.find((one) => one.value === next);
    if (option) setRemembered(option);
    type(null);
    if (next !== chosen) setChosen(option?.value ?? null);
  }

  function clear() {
    choose(null);
    input.current?.focus();
  }

  /** Takes text that names exactly one option, and an emptied field; any other text gives way to the choice. */
  function settle() {
    if (typed === null) return;
    const folded = foldForSearch(typed);
    const named = shown.filter((option) => !option.disabled && foldForSearch(option.label) === folded);
    if (typed.trim() === '') choose(null);
    else choose(named.length === 1 ? (named[0]?.value ?? null) : chosen);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (combobox.handleKeyDown(event) || isLocked || event.nativeEvent.isComposing) return;
    if (event.key !== 'Escape' || (chosen === null && typed === null)) return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  }

  return (
    <Field {...{ label, hideLabel, description, error, required, ids }}>
      <InputFrame
        ref={frame}
        size={size}
        leadingIcon={leadingIcon}
        loading={loading && combobox.isOpen}
        clear={isLocked ? undefined : { label, onClear: clear }}
        end={
          // For the pointer alone: the keys and the input itself open the list too.
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className={frameButton}
            disabled={isLocked}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              if (combobox.isOpen) combobox.close();
              else combobox.open();
            }}
          >
            <Icon source={ChevronDownIcon} />
          </button>
        }
      >
        <input
          {...ids.control}
          {...combobox.inputProps}
          ref={input}
          className={bareControl}
          value={typed ?? current?.label ?? ''}
          placeholder={placeholder ?? ' '}
          disabled={disabled}
          readOnly={readOnly}
          onClick={(event) => {
            // The first press selects the text, so that typing replaces the choice.
            if (!combobox.isOpen && typed === null) event.currentTarget.select();
            combobox.open();
          }}
          onChange={(event) => {
            combobox.open();
            combobox.activate(null);
            type(event.target.value);
          }}
          onKeyDown={handleKeyDown}
          onBlur={() => {
            combobox.close();
            settle();
            onBlur?.();
          }}
        />
      </InputFrame>
      {name === undefined ? null : <input type="hidden" name={name} value={chosen ?? ''} disabled={disabled} />}
      <span role="status" className={visuallyHidden}>
        {announcement}
      </span>
      {combobox.isOpen ? (
        <optionPopup.Component
          id={combobox.listId}
          label={label}
          size={size}
          options={shown}
          selectedKeys={chosen === null ? [] : [chosen]}
          selectionMode="single"
          activeIndex={combobox.activeIndex}
          anchor={() => frame.current}
          message={message}
          onAction={(index) => choose(shown[index]?.value ?? chosen)}
        />
      ) : null}
    </Field>
  );
}
