import { useId } from 'react';
import type { Ref } from 'react';

import { choiceMark, ChoiceRow } from '#components/ChoiceRow';
import type { ChoiceRowProps } from '#components/ChoiceRow';
import { useFieldIds } from '#components/Field';
import type { FieldTexts } from '#components/Field';
import { FieldGroup } from '#components/FieldGroup';
import { focusRing } from '#theme/recipes.css';

import * as styles from './RadioGroup.css';

/** One choice of a radio group. */
export type RadioGroupOption<Value extends string> = {
  value: Value;
  label: string;
  /** How many things the choice would give. */
  count?: number;
  hint?: string;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = FieldTexts & {
  options: ReadonlyArray<RadioGroupOption<Value>>;
  orientation?: keyof typeof styles.orientation;
  size?: NonNullable<ChoiceRowProps['size']>;
  id?: string;
  name?: string;
  /** Given: the choice is yours, `null` for none yet. Not given: the group keeps its own, from `defaultValue` on. */
  value?: Value | null;
  defaultValue?: Value;
  disabled?: boolean | undefined;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  /** The chosen radio, or the first that can be: where a form puts the focus. */
  ref?: Ref<HTMLInputElement>;
};

/** One choice out of a few, all of them in sight. Many choices are a `Select` or a `Combobox`. */
export function RadioGroup<Value extends string>({
  label,
  labelHidden,
  hint,
  error,
  necessity,
  options,
  orientation = 'vertical',
  size = 'default',
  id,
  name,
  value,
  defaultValue,
  disabled = false,
  onChange,
  onBlur,
  ref,
}: RadioGroupProps<Value>) {
  const ids = useFieldIds({ id, hint, error, necessity });
  const ownName = useId();
  const target =
    options.find((option) => option.value === (value ?? defaultValue)) ?? options.find((option) => !option.disabled);

  return (
    <FieldGroup {...{ label, labelHidden, hint, error, necessity, ids, disabled }} role="radiogroup">
      <div className={`${styles.options} ${styles.orientation[orientation]}`}>
        {options.map((option) => {
          const optionId = `${ids.control.id}-${option.value}`;
          return (
            <ChoiceRow
              key={option.value}
              htmlFor={optionId}
              label={option.label}
              count={option.count}
              hint={option.hint}
              hintId={`${optionId}-hint`}
              size={size}
            >
              <input
                id={optionId}
                ref={option === target ? ref : undefined}
                className={`${focusRing} ${choiceMark} ${styles.dot}`}
                type="radio"
                // Radios are one group to the arrow keys only when they share a name.
                name={name ?? ownName}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={value === undefined ? defaultValue === option.value : undefined}
                disabled={option.disabled}
                // A radio has no `aria-invalid`: the group says it.
                data-invalid={error ? true : undefined}
                aria-describedby={option.hint ? `${optionId}-hint` : undefined}
                onChange={() => onChange?.(option.value)}
                onBlur={onBlur}
              />
            </ChoiceRow>
          );
        })}
      </div>
    </FieldGroup>
  );
}
