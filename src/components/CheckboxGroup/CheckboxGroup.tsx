import { useState } from 'react';
import type { Ref } from 'react';

import { Checkbox } from '#components/Checkbox';
import type { CheckboxProps } from '#components/Checkbox';
import { useFieldIds } from '#components/Field';
import type { FieldTexts } from '#components/Field';
import { FieldGroup } from '#components/FieldGroup';

import * as styles from './CheckboxGroup.css';

/** One choice of a group. */
export type CheckboxGroupOption<Value extends string> = {
  value: Value;
  label: string;
  /** How many things the choice would give. At 0 it cannot be chosen, only taken back. */
  count?: number;
  hint?: string;
  disabled?: boolean;
};

export type CheckboxGroupProps<Value extends string> = FieldTexts & {
  options: ReadonlyArray<CheckboxGroupOption<Value>>;
  orientation?: keyof typeof styles.orientation;
  size?: NonNullable<CheckboxProps['size']>;
  id?: string;
  name?: string;
  /** Given: the choices are yours. Not given: the group keeps its own, from `defaultValue` on. */
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  disabled?: boolean | undefined;
  /** All choices, in the order of the options. */
  onChange?: (value: Value[]) => void;
  onBlur?: () => void;
  /** The first checkbox that can be used: where a form puts the focus. */
  ref?: Ref<HTMLInputElement>;
};

/** Any number of choices that answer one question. */
export function CheckboxGroup<Value extends string>({
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
  defaultValue = [],
  disabled = false,
  onChange,
  onBlur,
  ref,
}: CheckboxGroupProps<Value>) {
  const ids = useFieldIds({ id, hint, error, necessity });
  const [own, setOwn] = useState<readonly Value[]>(defaultValue);
  const chosen = value ?? own;
  const off = (option: CheckboxGroupOption<Value>) =>
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
    <FieldGroup {...{ label, labelHidden, hint, error, necessity, ids, disabled }} role="group">
      <div className={`${styles.options} ${styles.orientation[orientation]}`}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            ref={option === first ? ref : undefined}
            label={option.label}
            hint={option.hint}
            count={option.count}
            size={size}
            {...(name === undefined ? {} : { name })}
            value={option.value}
            checked={chosen.includes(option.value)}
            invalid={Boolean(error)}
            disabled={off(option)}
            onChange={(checked) => change(option.value, checked)}
            {...(onBlur ? { onBlur } : {})}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
