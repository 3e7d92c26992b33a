import { useId } from 'react';

import { useControlSize } from '#components/ControlSize';
import { ChoiceList, choiceMark, ChoiceControl } from '#components/ChoiceControl';
import type { ChoiceListProps, ChoiceOption } from '#components/ChoiceControl';
import type { FieldProps } from '#components/Field';
import { Fieldset } from '#components/Fieldset';
import { focusRing } from '#theme/mixins.css';

import * as styles from './RadioGroup.css';

export type RadioGroupProps<Value extends string> = FieldProps & {
  options: ReadonlyArray<ChoiceOption<Value>>;
  orientation?: NonNullable<ChoiceListProps['orientation']>;
  /** Controlled value, `null` for none; without it the group is uncontrolled and starts with `defaultValue`. */
  value?: Value | null;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
};

/** A single choice from a few visible options. For many options use a `Select` or a `Autocomplete`. */
export function RadioGroup<Value extends string>({
  label,
  hideLabel,
  description,
  error,
  required,
  options,
  orientation = 'vertical',
  size: ownSize,
  id,
  name,
  value,
  defaultValue,
  disabled = false,
  readOnly = false,
  onChange,
  onBlur,
  ref,
}: RadioGroupProps<Value>) {
  const size = useControlSize(ownSize);
  const ownName = useId();
  const prefix = id ?? ownName;
  const target =
    options.find((option) => option.value === (value ?? defaultValue)) ?? options.find((option) => !option.disabled);

  return (
    <Fieldset {...{ label, hideLabel, description, error, required, id, disabled, readOnly }} role="radiogroup">
      <ChoiceList orientation={orientation}>
        {options.map((option) => {
          const optionId = `${prefix}-${option.value}`;
          return (
            <ChoiceControl
              key={option.value}
              htmlFor={optionId}
              label={option.label}
              count={option.count}
              description={option.description}
              descriptionId={`${optionId}-description`}
              size={size}
            >
              <input
                id={optionId}
                ref={option === target ? ref : undefined}
                className={`${focusRing} ${choiceMark} ${styles.dot}`}
                type="radio"
                // The arrow keys only work across radios that share a name.
                name={name ?? ownName}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={value === undefined ? defaultValue === option.value : undefined}
                disabled={option.disabled}
                // A radio does not support `aria-invalid`: the group has it.
                data-invalid={error ? true : undefined}
                aria-describedby={option.description ? `${optionId}-description` : undefined}
                onClick={(event) => {
                  if (readOnly) event.preventDefault();
                }}
                onChange={() => {
                  if (!readOnly) onChange?.(option.value);
                }}
                onBlur={onBlur}
              />
            </ChoiceControl>
          );
        })}
      </ChoiceList>
    </Fieldset>
  );
}
