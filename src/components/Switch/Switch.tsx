import { useState } from 'react';

import { useControlSize } from '#components/ControlSize';
import { ChoiceControl } from '#components/ChoiceControl';
import type { ChoiceControlProps } from '#components/ChoiceControl';
import { FieldError, OptionalMark, useFieldIds } from '#components/Field';
import type { FieldProps } from '#components/Field';
import { focusRing } from '#theme/mixins.css';

import * as styles from './Switch.css';

export type SwitchProps = FieldProps & {
  /** Number of items that the setting affects. */
  count?: number | undefined;
  /** Side of the label the switch is on: `end` in a list of settings. */
  side?: NonNullable<ChoiceControlProps['side']>;
  /** Controlled state; without it the switch is uncontrolled and starts with `defaultChecked`. */
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: (checked: boolean) => void;
};

/**
 * An on/off setting. A `required` switch is invalid until it is on (the surrounding form fails `checkValidity`), and
 * shows the error after it has been touched. For a choice that takes effect on submit use a `Checkbox`.
 */
export function Switch({
  label,
  hideLabel = false,
  description,
  error,
  required,
  count,
  size: ownSize,
  side = 'start',
  id,
  name,
  checked,
  defaultChecked = false,
  disabled = false,
  readOnly = false,
  onChange,
  onBlur,
  ref,
}: SwitchProps) {
  const size = useControlSize(ownSize);
  const ids = useFieldIds({ id, description, error, required });
  const [own, setOwn] = useState(defaultChecked);
  const [visited, setVisited] = useState(false);
  const on = checked ?? own;

  function change(next: boolean) {
    setOwn(next);
    onChange?.(next);
  }

  return (
    <div className={styles.root}>
      <ChoiceControl
        {...{ count, description, size, side }}
        hideLabel={hideLabel}
        label={
          <>
            {label}
            <OptionalMark required={required} />
          </>
        }
        htmlFor={ids.control.id}
        labelId={ids.label}
        descriptionId={ids.description}
        variant="switch"
      >
        <input
          {...ids.control}
          ref={ref}
          className={`${focusRing} ${styles.track}`}
          type="checkbox"
          role="switch"
          name={name}
          checked={on}
          aria-checked={on}
          required={required === true}
          disabled={disabled}
          aria-invalid={Boolean(error) || (required === true && visited && !on) || undefined}
          aria-labelledby={ids.label}
          aria-readonly={readOnly || undefined}
          onClick={(event) => {
            if (readOnly) event.preventDefault();
          }}
          onChange={(event) => (readOnly ? undefined : change(event.target.checked))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter in a checkbox would submit the form.
            event.preventDefault();
            if (!readOnly) change(!on);
          }}
          onBlur={() => {
            setVisited(true);
            onBlur?.();
          }}
        />
      </ChoiceControl>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  );
}
