import { useId, useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { useControlSize } from '#components/ControlSize';
import { Field, useFieldIds } from '#components/Field';
import type { FieldProps } from '#components/Field';
import type { IconSource } from '#components/Icon';
import { bareControl, InputFrame } from '#components/InputFrame';
import { visuallyHidden } from '#theme/mixins.css';

import type { AutocompleteList } from './AutocompleteList';
import { inGroups } from './options';
import type { AutocompleteOption } from './options';

export type { AutocompleteOption } from './options';

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
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [wanted, setWanted] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [List, setList] = useState<typeof AutocompleteList | null>(null);

  const listed = wanted && (status === 'ready' || status === 'loading') ? inGroups(options) : [];
  const activeIndex = listed.findIndex((option) => option.value === activeId);
  const active = listed[activeIndex];
  const message =
    !wanted || listed.length > 0
      ? null
      : status === 'failed'
        ? failedText
        : status === 'ready' && value !== ''
          ? emptyText
          : null;
  const expanded = List !== null && listed.length > 0;
  const announced = message ?? (expanded && status === 'ready' ? statusText : '');

  // The list and its positioning are loaded on first interaction. React.lazy would crash the page if the chunk fails to
  // load; here the control remains a text field and the next interaction retries.
  function prepare() {
    if (List) return;
    // The bundler wraps the callback passed to `then` in its CSS preloader, whose own rejection only `catch` receives.
    import('./AutocompleteList').then((part) => setList(() => part.AutocompleteList)).catch(() => {});
  }

  function close() {
    setWanted(false);
    setActiveId(null);
  }

  function choose(option: Item) {
    close();
    onAction(option.value, option);
  }

  function clear() {
    close();
    onChange('');
    input.current?.focus();
  }

  function move(step: 1 | -1) {
    const shown = inGroups(options);
    const from = activeIndex === -1 && step === -1 ? 0 : activeIndex;
    setWanted(true);
    setActiveId(shown[(from + step + shown.length) % shown.length]?.value ?? null);
  }

  function handleKeyDown(event: KeyboardEvent) {
    // During composition every key belongs to the IME, including Enter and Escape.
    if (readOnly || event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        if (!event.altKey) move(event.key === 'ArrowDown' ? 1 : -1);
        else if (event.key === 'ArrowDown') setWanted(true);
        else close();
        break;
      case 'Enter':
        if (active) {
          event.preventDefault();
          choose(active);
        } else close();
        break;
      case 'Escape':
        if (!expanded && message === null && value === '') break;
        // A single key press has a single effect: a surrounding dialog stays open.
        event.preventDefault();
        event.stopPropagation();
        if (expanded || message !== null) close();
        else clear();
        break;
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // Moving the caret returns the focus to the text.
        setActiveId(null);
        break;
    }
  }

  return (
    <Field {...{ label, hideLabel, description, error, required, ids }}>
      <InputFrame
        ref={frame}
        size={size}
        leadingIcon={leadingIcon}
        loading={wanted && status === 'loading'}
        clear={readOnly ? undefined : { label, onClear: clear }}
      >
        <input
          {...ids.control}
          ref={input}
          className={bareControl}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-activedescendant={expanded && active ? `${listId}-${activeIndex}` : undefined}
          name={name}
          value={value}
          placeholder={placeholder ?? ' '}
          autoComplete={autoComplete}
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint={enterKeyHint}
          maxLength={maxLength}
          disabled={disabled}
          readOnly={readOnly}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => setWanted(!readOnly)}
          onChange={(event) => {
            // The input may have been focused before hydration.
            prepare();
            setWanted(true);
            setActiveId(null);
            onChange(event.target.value);
          }}
          onKeyDown={handleKeyDown}
          onBlur={() => {
            close();
            onBlur?.();
          }}
        />
      </InputFrame>
      <span role="status" className={visuallyHidden}>
        {announced}
      </span>
      {List && (listed.length > 0 || message !== null) ? (
        <List
          id={listId}
          label={label}
          size={size}
          anchor={frame}
          options={listed}
          activeIndex={activeIndex}
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
