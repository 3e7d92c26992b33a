import MinusIcon from '@heroicons/react/20/solid/MinusIcon';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { Field, useFieldIds } from '#components/Field';
import type { FieldTexts } from '#components/Field';
import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { bareControl, frameButton, frameText, InputFrame } from '#components/InputFrame';
import type { InputFrameProps } from '#components/InputFrame';

import * as styles from './NumberField.css';
import { numberText } from './numberText';
import { digitsOf, stepped } from './stepped';

export type NumberFieldProps = FieldTexts & {
  /** Given: the number is yours, `null` for none. Not given: the field keeps its own, from `defaultValue` on. */
  value?: number | null;
  defaultValue?: number;
  min?: number;
  max?: number;
  /** What an arrow key or a button adds; its digits are also how many stand behind the point, unless `digits` says more. */
  step?: number;
  /** What Page Up and Page Down add; ten steps if not given. */
  pageStep?: number;
  /** Most digits behind the point that are kept when it is written out. */
  digits?: number;
  /** What is counted, behind the number: "kg", "beds". */
  unit?: string;
  /** Whether two buttons stand at the end. */
  steppers?: boolean;
  size?: NonNullable<InputFrameProps['size']>;
  icon?: IconSource;
  placeholder?: string;
  id?: string;
  name?: string;
  disabled?: boolean | undefined;
  /** Called with every number that can be read; with `null` for nothing and for what is no number. */
  onChange?: (value: number | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A number to count with, read and written as the language does (WAI-ARIA spinbutton). What is no number stays as it
 * was typed, with words about it; numbers that only look like ones (a postcode) are a `TextField`.
 */
export function NumberField({
  label,
  labelHidden,
  hint,
  error,
  necessity,
  value,
  defaultValue,
  min,
  max,
  step = 1,
  pageStep = step * 10,
  digits = digitsOf(step),
  unit,
  steppers = true,
  size = 'default',
  icon,
  placeholder,
  id,
  name,
  disabled = false,
  onChange,
  onBlur,
  ref,
}: NumberFieldProps) {
  const { t, i18n } = useTranslation('NumberField');
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [own, setOwn] = useState<number | null>(defaultValue ?? null);
  // What is being typed, and the number it was read as: a number from outside takes its place.
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
  // What is half typed is not wrong yet; what is no number at all outweighs what the form says of the missing one.
  const shown = left && nonsense ? refusal : (error ?? (left ? refusal : undefined));
  const ids = useFieldIds({ id, hint, error: shown, necessity });

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
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
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
    // Without a bound Home and End belong to the caret.
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  }

  const stepper = (direction: 1 | -1) => (
    <button
      type="button"
      // The arrow keys do the same in the field.
      tabIndex={-1}
      className={`${frameButton} ${styles.stepper}`}
      aria-label={t(direction === 1 ? 'increase' : 'decrease', { label })}
      aria-controls={ids.control.id}
      disabled={
        disabled || (number !== null && (direction === 1 ? number >= (max ?? Infinity) : number <= (min ?? -Infinity)))
      }
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => move(stepped(number, direction, { min, max, step }))}
    >
      <Icon source={direction === 1 ? PlusIcon : MinusIcon} />
    </button>
  );

  return (
    <Field {...{ label, labelHidden, hint, error: shown, necessity, ids }}>
      <InputFrame
        size={size}
        icon={icon}
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
