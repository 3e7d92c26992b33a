import { useState } from 'react';
import type { Ref } from 'react';

import { ChoiceRow } from '#components/ChoiceRow';
import type { ChoiceRowProps } from '#components/ChoiceRow';
import { useFieldIds } from '#components/Field';
import type { FieldTexts } from '#components/Field';
import { focusRing } from '#theme/recipes.css';

import * as styles from './Switch.css';

export type SwitchProps = Pick<FieldTexts, 'label' | 'hint'> & {
  /** How many things stand behind it. */
  count?: number | undefined;
  size?: NonNullable<ChoiceRowProps['size']>;
  /** Which side of the text the switch stands on: `end` in a list of settings. */
  side?: NonNullable<ChoiceRowProps['side']>;
  id?: string;
  name?: string;
  /** Given: the state is yours. Not given: the switch keeps its own, from `defaultChecked` on. */
  checked?: boolean;
  defaultChecked?: boolean;
  disabled?: boolean | undefined;
  onChange?: (checked: boolean) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** On or off, with effect at once. What waits for a form to be sent is a `Checkbox`. */
export function Switch({
  label,
  hint,
  count,
  size = 'default',
  side = 'start',
  id,
  name,
  checked,
  defaultChecked = false,
  disabled = false,
  onChange,
  onBlur,
  ref,
}: SwitchProps) {
  const ids = useFieldIds({ id, hint, error: undefined, necessity: undefined });
  const [own, setOwn] = useState(defaultChecked);
  const on = checked ?? own;
  return (
    <ChoiceRow
      {...{ label, hint, count, size, side }}
      htmlFor={ids.control.id}
      labelId={ids.label}
      hintId={ids.hint}
      kind="switch"
    >
      <button
        id={ids.control.id}
        ref={ref}
        className={`${focusRing} ${styles.track}`}
        type="button"
        role="switch"
        name={name}
        disabled={disabled}
        aria-checked={on}
        aria-labelledby={ids.label}
        aria-describedby={ids.control['aria-describedby']}
        onClick={() => {
          setOwn(!on);
          onChange?.(!on);
        }}
        onBlur={onBlur}
      />
    </ChoiceRow>
  );
}
