import { useId, useImperativeHandle, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useControlSize } from '#components/ControlSize';
import { Field, useFieldIds } from '#components/Field';
import type { FieldProps } from '#components/Field';
import { bareControl, InputFrame } from '#components/InputFrame';
import { chipItem, chipList } from '#components/internal/chipList.css';
import { optionPopup, useOptionCombobox } from '#components/internal/useOptionCombobox';
import { Token } from '#components/Token';
import { visuallyHidden } from '#theme/mixins.css';

import { sortTags, splitTags } from './splitTags';

export type TagFieldProps = FieldProps & {
  /** Controlled value; without it the control is uncontrolled and starts with `defaultValue`. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  /** Suggestions shown while typing; any other text is allowed too. */
  suggestions?: readonly string[];
  /** Maximum number of tags. */
  max?: number;
  /** Maximum length of a tag in UTF-16 code units. */
  maxLength?: number;
  /**
   * Returns an error message if a tag may not be added, or `undefined` if it may. Duplicates and `max` are already
   * checked.
   */
  refuse?: (tag: string) => string | undefined;
  placeholder?: string;
  onChange?: (value: string[]) => void;
};

/** Free-form tags: typed, pasted or picked. Rejected tags stay in the text, with the reason. */
export function TagField({
  label,
  hideLabel,
  description,
  error,
  required,
  value,
  defaultValue = [],
  suggestions = [],
  max = Infinity,
  maxLength,
  refuse,
  placeholder,
  size: ownSize,
  id,
  name,
  disabled = false,
  readOnly = false,
  onChange,
  onBlur,
  ref,
}: TagFieldProps) {
  const size = useControlSize(ownSize);
  const { t, i18n } = useTranslation('TagField');
  const howToId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [own, setOwn] = useState<readonly string[]>(defaultValue);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [news, setNews] = useState('');
  const tags = value ?? own;
  const shown = refusal ?? error;
  const ids = useFieldIds({ id, description, error: shown, required, describedBy: howToId });

  const fold = (tag: string) => tag.toLocaleLowerCase(i18n.language);
  const typed = fold(text.trim());
  const offers =
    tags.length < max
      ? suggestions.filter((one) => fold(one).includes(typed) && !tags.some((tag) => fold(tag) === fold(one)))
      : [];
  const offered = offers.map((offer) => ({ value: offer, label: offer }));
  const combobox = useOptionCombobox({
    options: offered,
    autoActivate: false,
    isLocked: disabled || readOnly || suggestions.length === 0,
    allowsText: true,
    hasMessage: false,
    onAction: ({ value: offer }) => add([offer]),
  });

  function change(next: string[], said: string) {
    setOwn(next);
    setNews(said);
    onChange?.(next);
  }

  function judge(candidate: string, present: readonly string[]): string | undefined {
    if (present.some((tag) => fold(tag) === fold(candidate))) return t('duplicate', { tag: candidate });
    if (present.length >= max) return t('full', { count: max });
    return refuse?.(candidate);
  }

  function add(candidates: readonly string[]) {
    const { added, refused, reason } = sortTags(candidates, tags, judge);
    setText(refused.join(', '));
    setRefusal(reason);
    // The next one is offered once typing goes on; a refusal is below the field, where the list would cover it.
    combobox.close();
    if (added.length > 0) {
      change([...tags, ...added], t('added', { count: added.length, tags: added.join(', ') }));
    }
  }

  function remove(position: number) {
    const tag = tags[position];
    if (tag === undefined) return;
    // The focused button is about to be removed: focus the next one, else the previous one, else the input.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    if (buttons[position] === document.activeElement) {
      (buttons[position + 1] ?? buttons[position - 1] ?? input.current)?.focus();
    }
    setRefusal(undefined);
    change(tags.toSpliced(position, 1), t('removed', { tag }));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Ignore keys of an IME composition, including Enter.
    if (combobox.handleKeyDown(event) || readOnly || event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'Enter':
        if (text.trim() === '') return;
        add(splitTags(text));
        break;
      case ',':
      case ';':
        add(splitTags(text));
        break;
      case 'Backspace':
        if (text !== '' || tags.length === 0) return;
        remove(tags.length - 1);
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  function handlePaste(event: ClipboardEvent) {
    if (readOnly) return;
    const pasted = event.clipboardData.getData('text');
    if (splitTags(pasted).length < 2) return;
    event.preventDefault();
    add(splitTags(`${text} ${pasted}`));
  }

  return (
    <Field {...{ label, hideLabel, description, error: shown, required, ids }}>
      <InputFrame ref={frame} size={size} wrap>
        {tags.length === 0 ? null : (
          <ul role="list" ref={list} className={chipList} aria-label={t('tags', { label })}>
            {tags.map((tag, position) => (
              <li key={tag} className={chipItem}>
                <Token
                  size={size}
                  {...(!disabled &&
                    !readOnly && { removeLabel: t('remove', { tag }), onRemove: () => remove(position) })}
                >
                  {tag}
                </Token>
              </li>
            ))}
          </ul>
        )}
        <input
          {...ids.control}
          ref={input}
          className={bareControl}
          type="text"
          {...(suggestions.length > 0 ? combobox.inputProps : {})}
          value={text}
          placeholder={placeholder ?? ' '}
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="enter"
          maxLength={maxLength}
          disabled={disabled}
          readOnly={readOnly}
          onChange={(event) => {
            setText(event.target.value);
            setRefusal(undefined);
            combobox.open();
            combobox.activate(null);
          }}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
          onBlur={() => {
            combobox.close();
            // Add unconfirmed text on blur, or it would be missing from the submitted form.
            if (text.trim() !== '') add(splitTags(text));
            onBlur?.();
          }}
        />
      </InputFrame>
      {name === undefined
        ? null
        : tags.map((tag) => <input key={tag} type="hidden" name={name} value={tag} disabled={disabled} />)}
      <span id={howToId} hidden>
        {t('howTo')}
      </span>
      <span role="status" className={visuallyHidden}>
        {refusal ?? (combobox.isExpanded && typed !== '' ? t('suggestions', { count: offers.length }) : news)}
      </span>
      {combobox.isExpanded ? (
        <optionPopup.Component
          id={combobox.listId}
          label={label}
          size={size}
          options={offered}
          activeIndex={combobox.activeIndex}
          anchor={() => frame.current}
          onAction={(index) => {
            const offer = offers[index];
            if (offer !== undefined) add([offer]);
          }}
        />
      ) : null}
    </Field>
  );
}
