import MinusIcon from '@heroicons/react/20/solid/MinusIcon';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useControlSize } from '#components/ControlSize';
import { Field, useFieldIds } from '#components/Field';
import type { FieldProps } from '#components/Field';
import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { bareControl, frameButton, frameText, InputFrame } from '#components/InputFrame';

import * as styles from './NumberField.css';
import { numberText } from '#lib/format/numberText';
import { digitsOf, stepped } from './stepped';

export type NumberFieldProps = FieldProps & {
  /** Controlled value, `null` for empty; without it the field is uncontrolled and starts with `defaultValue`. */
  value?: number | null;
  defaultValue?: number;
  min?: number;
  max?: number;
  /** Amount added by an arrow key or a step button. Its fraction digits are also the default for `digits`. */
  step?: number;
  /** Amount added by Page Up and Page Down. Defaults to ten steps. */
  pageStep?: number;
  /** Maximum number of fraction digits in the formatted value. */
  digits?: number;
  /** Unit after the number: "kg", "beds". */
  unit?: string;
  /** Shows the two step buttons at the end of the field. */
  steppers?: boolean;
  leadingIcon?: IconSource;
  placeholder?: string;
  /** Called with each number that can be parsed; with `null` for empty or invalid text. */
  onChange?: (value: number | null) => void;
};

/**
 * A numeric input, parsed and formatted for the current language (WAI-ARIA spinbutton). Invalid text stays as typed,
 * with an error message. For digits that are not quantities, such as a postcode, use `TextField`.
 */
export function NumberField({
  label,
  hideLabel,
  description,
  error,
  required,
  value,
  defaultValue,
  min,
  max,
  step = 1,
  pageStep = step * 10,
  digits = digitsOf(step),
  unit,
  steppers = true,
  size: ownSize,
  leadingIcon,
  placeholder,
  id,
  name,
  disabled = false,
  readOnly = false,
  onChange,
  onBlur,
  ref,
}: NumberFieldProps) {
  const size = useControlSize(ownSize);
  const { t, i18n } = useTranslation('NumberField');
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [own, setOwn] = useState<number | null>(defaultValue ?? null);
  // The text being typed and the number parsed from it; a new `value` from outside replaces it.
  const [draft, setDraft] = useState<{ text: string; value: number | null } | null>(null);
  const [left, setLeft] = useState(false);
  const number = value === undefined ? own : value;
  const { read, write } = numberText(i18n.language, digits);
  const typed = draft !== null && draft.value === number ? draft.text : null;
  const text = typed ?? (number === null ? '' : write(number));
  const nonsense = typed !== null && read(typed) === undefined;
  const refusal = nonsense
    ? t('notANumber', { example: write(min ?? 1) })
    : number !== null && min !== undefined && number < min
      ? t('tooSmall', { min: write(min) })
      : number !== null && max !== undefined && number > max
        ? t('tooLarge', { max: write(max) })
        : undefined;
  // No error while typing. After blur, unparsable text takes precedence over the form's own error, such as "required".
  const shown = left && nonsense ? refusal : (error ?? (left ? refusal : undefined));
  const ids = useFieldIds({ id, description, error: shown, required });

  function change(next: number | null) {
    setOwn(next);
    if (next !== number) onChange?.(next);
  }

  function move(next: number) {
    setDraft(null);
    setLeft(true);
    change(next);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (readOnly || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const page = Math.max(1, Math.round(pageStep / step));
    const moves: Partial<Record<string, () => number | undefined>> = {
      ArrowUp: () => stepped(number, 1, { min, max, step }),
      ArrowDown: () => stepped(number, -1, { min, max, step }),
      PageUp: () => stepped(number, page, { min, max, step }),
      PageDown: () => stepped(number, -page, { min, max, step }),
      Home: () => min,
      End: () => max,
    };
    const next = moves[event.key]?.();
    // Without `min` or `max`, Home and End move the caret.
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  }

  const stepper = (direction: 1 | -1) => (
    <button
      type="button"
      // Not a tab stop: the arrow keys do the same in the field.
      tabIndex={-1}
      className={`${frameButton} ${styles.stepper}`}
      aria-label={t(direction === 1 ? 'increase' : 'decrease', { label })}
      aria-controls={ids.control.id}
      disabled={
        disabled ||
        readOnly ||
        (number !== null && (direction === 1 ? number >= (max ?? Infinity) : number <= (min ?? -Infinity)))
      }
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => move(stepped(number, direction, { min, max, step }))}
    >
      <Icon source={direction === 1 ? PlusIcon : MinusIcon} />
    </button>
  );

  return (
    <Field {...{ label, hideLabel, description, error: shown, required, ids }}>
      <InputFrame
        size={size}
        leadingIcon={leadingIcon}
        end={
          <>
            {unit === undefined ? null : (
              <span aria-hidden="true" className={frameText}>
                {unit}
              </span>
            )}
            {steppers ? (
              <span className={styles.steppers}>
                {stepper(-1)}
                {stepper(1)}
              </span>
            ) : null}
          </>
        }
      >
        <input
          {...ids.control}
          ref={input}
          className={`${bareControl} ${styles.root}`}
          type="text"
          role="spinbutton"
          inputMode={digits > 0 ? 'decimal' : 'numeric'}
          aria-valuenow={number ?? undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={
            number === null
              ? text || undefined
              : unit === undefined
                ? write(number)
                : t('withUnit', { number: write(number), unit })
          }
          name={name}
          value={text}
          placeholder={placeholder ?? ' '}
          autoComplete="off"
          disabled={disabled}
          readOnly={readOnly}
          onChange={(event) => {
            const next = read(event.target.value) ?? null;
            setDraft({ text: event.target.value, value: next });
            setLeft(false);
            change(next);
          }}
          onKeyDown={handleKeyDown}
          onBlur={() => {
            if (!nonsense) setDraft(null);
            if (number !== null) change(Number(number.toFixed(digits)));
            setLeft(true);
            onBlur?.();
          }}
        />
      </InputFrame>
    </Field>
  );
}
