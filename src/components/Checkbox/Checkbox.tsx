import { useEffect, useImperativeHandle, useRef } from 'react';
import type { ReactNode } from 'react';

import { useControlSize } from '#components/ControlSize';
import { choiceMark, ChoiceControl } from '#components/ChoiceControl';
import { FieldError, OptionalMark, useFieldIds } from '#components/Field';
import type { FieldProps } from '#components/Field';
import { focusRing } from '#theme/mixins.css';

import * as styles from './Checkbox.css';

export type CheckboxProps = Omit<FieldProps, 'label'> & {
  label: ReactNode;
  /** Number of results for this option, shown after the label. */
  count?: number | undefined;
  /** Form value when checked. */
  value?: string;
  /** Controlled state; without it the checkbox is uncontrolled and starts from `defaultChecked`. */
  checked?: boolean;
  defaultChecked?: boolean;
  /** Mixed state: some of the items it represents are checked. */
  indeterminate?: boolean;
  /** Marks the checkbox as invalid without its own message, as part of a group that shows the error. */
  invalid?: boolean;
  onChange?: (checked: boolean) => void;
};

/** A boolean form field. For a setting that takes effect immediately use a `Switch`. */
export function Checkbox({
  label,
  hideLabel = false,
  description,
  error,
  required,
  count,
  size: ownSize,
  id,
  name,
  value,
  checked,
  defaultChecked,
  indeterminate = false,
  invalid = false,
  disabled = false,
  readOnly = false,
  onChange,
  onBlur,
  ref,
}: CheckboxProps) {
  const size = useControlSize(ownSize);
  const ids = useFieldIds({ id, description, error, required });
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  // `indeterminate` is only a DOM property; HTML has no attribute for it.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate, checked]);

  return (
    <div className={styles.root}>
      <ChoiceControl
        htmlFor={ids.control.id}
        label={
          <>
            {label}
            <OptionalMark required={required} />
          </>
        }
        hideLabel={hideLabel}
        count={count}
        description={description}
        descriptionId={ids.description}
        size={size}
      >
        <input
          {...ids.control}
          aria-invalid={ids.control['aria-invalid'] ?? (invalid || undefined)}
          ref={input}
          className={`${focusRing} ${choiceMark} ${styles.box}`}
          type="checkbox"
          name={name}
          value={value}
          checked={checked}
          defaultChecked={defaultChecked}
          disabled={disabled}
          aria-readonly={readOnly || undefined}
          onClick={(event) => {
            if (readOnly) event.preventDefault();
          }}
          onChange={(event) => (readOnly ? undefined : onChange?.(event.target.checked))}
          onBlur={onBlur}
        />
      </ChoiceControl>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  );
}
