import { useImperativeHandle, useRef, useState } from 'react';
import type { ComponentType, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useControlSize } from '#components/ControlSize';
import type { ControlSizeName } from '#components/ControlSize';
import { Field, useFieldIds } from '#components/Field';
import type { FieldProps } from '#components/Field';
import { bareControl, InputFrame } from '#components/InputFrame';
import { chipItem, chipList } from '#components/internal/chipList.css';
import { useListMessage } from '#components/internal/useListMessage';
import { optionPopup, useOptionCombobox } from '#components/internal/useOptionCombobox';
import { inGroups } from '#components/internal/listOptions';
import type { ListOption } from '#components/internal/listOptions';
import type { TokenRemoval } from '#components/Token';
import { useControllableState } from '#lib/react/useControllableState';
import { visuallyHidden } from '#theme/mixins.css';

/** Props that every picker shares. */
export type PickerProps<Item> = FieldProps & {
  /** What can be chosen. Options with the same `group` are listed under one heading. */
  options: readonly Item[];
  /** Values of the chosen options, in the order they were chosen. Without it the control is uncontrolled. */
  value?: readonly string[] | undefined;
  /** Values at the start, where the control is uncontrolled. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all chosen values. */
  onChange?: ((value: string[]) => void) | undefined;
  /** Largest number of choices. With 1 the next choice replaces the previous one. */
  max?: number | undefined;
  /** Shown while nothing is chosen or typed. */
  placeholder?: string | undefined;
};

/** Props of the component that shows a chosen option. */
export type PickerChipProps<Item> = TokenRemoval & { option: Item; size: ControlSizeName };

export type PickerFieldProps<Item extends ListOption> = PickerProps<Item> & {
  /** The options to list for a text, which is empty while nothing is searched. */
  find: (query: string) => readonly ListOption[];
  /** Called with the text to search for when it changes. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Whether options are being loaded. */
  loading?: boolean | undefined;
  /** Renders a chosen option; defined at module level, so that it keeps its identity. */
  chip: ComponentType<PickerChipProps<Item>>;
  /**
   * Called with the text when the option that creates is taken. Returns the new option, which is then chosen, or an
   * error, with which the text stays.
   */
  onCreate?: ((text: string) => Promise<{ option: Item } | { error: string }>) | undefined;
};

const none: readonly string[] = [];

/** Several values from a list, shown as chips in the field: the base of `PersonPicker` and `TagPicker`. */
export function PickerField<Item extends ListOption>({
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
  defaultValue = none,
  onChange,
  max = Infinity,
  placeholder,
  find,
  onQueryChange,
  loading = false,
  chip: Chip,
  onCreate,
  disabled = false,
  readOnly = false,
  onBlur,
  ref,
}: PickerFieldProps<Item>) {
  const size = useControlSize(ownSize);
  const { t } = useTranslation('Combobox');
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [chosen, setChosen] = useControllableState<readonly string[]>({
    value,
    defaultValue,
    onChange: onChange && ((next) => onChange([...next])),
  });
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isCreating, setCreating] = useState(false);
  // The last change, announced to screen readers.
  const [changeMessage, setChangeMessage] = useState('');
  // Options found by a caller change with the query: chosen ones are remembered for their labels.
  const [remembered, setRemembered] = useState<readonly Item[]>([]);

  const shownError = refusal ?? error;
  const ids = useFieldIds({ id, description, error: shownError, required });
  const isLocked = disabled || readOnly;
  const isFull = max > 1 && chosen.length >= max;
  const shown = inGroups(find(text)).map((option) =>
    isFull && !chosen.includes(option.value) ? { ...option, disabled: true } : option,
  );
  const combobox = useOptionCombobox({
    options: shown,
    autoActivate: text.trim() !== '',
    isLocked: isLocked || isCreating,
    onAction: take,
  });
  const { message, announcement } = useListMessage({
    isOpen: combobox.isOpen,
    count: shown.length,
    query: text,
    loading,
  });

  const known = [...options, ...remembered];
  const chips = chosen.flatMap((one) => known.find((option) => option.value === one) ?? []);

  function type(next: string) {
    setText(next);
    setRefusal(undefined);
    if (next !== text) onQueryChange?.(next);
  }

  function choose(item: Item) {
    setRemembered((before) => [...before.filter((one) => one.value !== item.value), item]);
    setChosen(max === 1 ? [item.value] : [...chosen, item.value]);
    setChangeMessage(t('added', { name: item.label }));
    if (max === 1) combobox.close();
  }

  async function create() {
    if (!onCreate) return;
    combobox.close();
    setCreating(true);
    const made = await onCreate(text.trim());
    setCreating(false);
    if ('error' in made) setRefusal(made.error);
    else {
      choose(made.option);
      type('');
    }
  }

  function take(option: ListOption) {
    if (option.isAction) {
      void create();
      return;
    }
    type('');
    // The list stays open at this option, so that more can be chosen.
    combobox.activate(option.value);
    if (chosen.includes(option.value)) {
      setChosen(chosen.filter((one) => one !== option.value));
      setChangeMessage(t('removed', { name: option.label }));
      return;
    }
    const item = options.find((one) => one.value === option.value);
    if (item) choose(item);
  }

  function remove(position: number) {
    const removed = chips[position];
    if (!removed) return;
    // The focused button is about to be removed: focus the next one, else the previous one, else the input.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    if (buttons[position] === document.activeElement) {
      (buttons[position + 1] ?? buttons[position - 1] ?? input.current)?.focus();
    }
    setChosen(chosen.filter((one) => one !== removed.value));
    setChangeMessage(t('removed', { name: removed.label }));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (combobox.handleKeyDown(event) || isLocked || event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && text === '' && chips.length > 0) remove(chips.length - 1);
    else if (event.key === 'Escape' && text !== '') {
      event.stopPropagation();
      type('');
    } else return;
    event.preventDefault();
  }

  return (
    <Field {...{ label, hideLabel, description, error: shownError, required, ids }}>
      <InputFrame ref={frame} size={size} wrap loading={isCreating || (loading && combobox.isOpen)}>
        {chips.length === 0 ? null : (
          <ul role="list" ref={list} className={chipList} aria-label={t('chosen', { label })}>
            {chips.map((option, position) => (
              <li key={option.value} className={chipItem}>
                <Chip
                  option={option}
                  size={size}
                  {...(isLocked
                    ? {}
                    : {
                        removeLabel: t('remove', { name: option.label, label }),
                        onRemove: () => remove(position),
                      })}
                />
              </li>
            ))}
          </ul>
        )}
        <input
          {...ids.control}
          {...combobox.inputProps}
          ref={input}
          className={bareControl}
          value={text}
          placeholder={chips.length === 0 ? (placeholder ?? ' ') : ' '}
          disabled={disabled}
          readOnly={readOnly || isCreating}
          onChange={(event) => {
            combobox.open();
            combobox.activate(null);
            type(event.target.value);
          }}
          onKeyDown={handleKeyDown}
          onBlur={() => {
            combobox.close();
            // Text that is being created, or was refused, stays to be corrected.
            if (!isCreating && refusal === undefined) type('');
            onBlur?.();
          }}
        />
      </InputFrame>
      {name === undefined
        ? null
        : chosen.map((one) => <input key={one} type="hidden" name={name} value={one} disabled={disabled} />)}
      <span role="status" className={visuallyHidden}>
        {refusal ?? (combobox.isOpen && text !== '' ? announcement : changeMessage || announcement)}
      </span>
      {combobox.isOpen ? (
        <optionPopup.Component
          id={combobox.listId}
          label={label}
          size={size}
          options={shown}
          selectedKeys={chosen}
          selectionMode={max === 1 ? 'single' : 'multiple'}
          activeIndex={combobox.activeIndex}
          anchor={() => frame.current}
          message={message}
          onAction={(index) => {
            const option = shown[index];
            if (option) take(option);
          }}
        />
      ) : null}
    </Field>
  );
}
