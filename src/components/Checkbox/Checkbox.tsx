import { useEffect, useImperativeHandle, useRef } from 'react';
import type { ReactNode, Ref } from 'react';

import { choiceMark, ChoiceControl } from '#components/ChoiceControl';
import type { ChoiceControlProps } from '#components/ChoiceControl';
import { FieldError, OptionalMark, useFieldIds } from '#components/Field';
import type { FieldTexts } from '#components/Field';
import { focusRing } from '#theme/mixins.css';

import * as styles from './Checkbox.css';

export type CheckboxProps = Pick<FieldTexts, 'description' | 'error' | 'required'> & {
  label: ReactNode;
  /** Number of results for this option, shown after the label. */
  count?: number | undefined;
  size?: NonNullable<ChoiceControlProps['size']>;
  id?: string;
  name?: string;
  /** Form value when checked. */
  value?: string;
  /** Controlled state; without it the checkbox is uncontrolled and starts from `defaultChecked`. */
  checked?: boolean;
  defaultChecked?: boolean;
  /** Mixed state: some of the items it represents are checked. */
  indeterminate?: boolean;
  /** Marks the checkbox as invalid without its own message, as part of a group that shows the error. */
  invalid?: boolean;
  disabled?: boolean | undefined;
  onChange?: (checked: boolean) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A boolean form field. For a setting that takes effect immediately use a `Switch`. */
export function Checkbox({
  label,
  description,
  error,
  required,
  count,
  size = 'medium',
  id,
  name,
  value,
  checked,
  defaultChecked,
  indeterminate = false,
  invalid = false,
  disabled = false,
  onChange,
  onBlur,
  ref,
}: CheckboxProps) {
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
          onChange={(event) => onChange?.(event.target.checked)}
          onBlur={onBlur}
        />
      </ChoiceControl>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  );
}
