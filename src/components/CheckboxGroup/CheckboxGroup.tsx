import { useState } from 'react';

import { useControlSize } from '#components/ControlSize';
import { Checkbox } from '#components/Checkbox';
import { ChoiceList } from '#components/ChoiceControl';
import type { ChoiceListProps, ChoiceOption } from '#components/ChoiceControl';
import type { FieldProps } from '#components/Field';
import { Fieldset } from '#components/Fieldset';

export type CheckboxGroupProps<Value extends string> = FieldProps & {
  /** An option with count 0 cannot be selected, only cleared. */
  options: ReadonlyArray<ChoiceOption<Value>>;
  orientation?: NonNullable<ChoiceListProps['orientation']>;
  /** Controlled value; without it the group is uncontrolled and starts from `defaultValue`. */
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  /** Called with all selected values, in the order of the options. */
  onChange?: (value: Value[]) => void;
};

/** Multiple choice for one question. */
export function CheckboxGroup<Value extends string>({
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
  defaultValue = [],
  disabled = false,
  readOnly = false,
  onChange,
  onBlur,
  ref,
}: CheckboxGroupProps<Value>) {
  const size = useControlSize(ownSize);
  const [own, setOwn] = useState<readonly Value[]>(defaultValue);
  const chosen = value ?? own;
  const off = (option: ChoiceOption<Value>) =>
    option.disabled === true || (option.count === 0 && !chosen.includes(option.value));
  const first = options.find((option) => !off(option));

  function change(changed: Value, checked: boolean) {
    const next = options
      .map((option) => option.value)
      .filter((candidate) => (candidate === changed ? checked : chosen.includes(candidate)));
    setOwn(next);
    onChange?.(next);
  }

  return (
    <Fieldset {...{ label, hideLabel, description, error, required, id, disabled }}>
      <ChoiceList orientation={orientation}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            ref={option === first ? ref : undefined}
            label={option.label}
            description={option.description}
            count={option.count}
            size={size}
            {...(name === undefined ? {} : { name })}
            value={option.value}
            checked={chosen.includes(option.value)}
            invalid={Boolean(error)}
            readOnly={readOnly}
            disabled={off(option)}
            onChange={(checked) => change(option.value, checked)}
            {...(onBlur ? { onBlur } : {})}
          />
        ))}
      </ChoiceList>
    </Fieldset>
  );
}
