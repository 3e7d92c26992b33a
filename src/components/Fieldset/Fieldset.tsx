import type { ReactNode } from 'react';

import { FieldError, FieldDescription, OptionalMark, useFieldIds } from '#components/Field';
import type { FieldTexts } from '#components/Field';
import { visuallyHidden } from '#theme/mixins.css';

import * as styles from './Fieldset.css';

export type FieldsetProps = FieldTexts & {
  /** `question`: the controls form one answer. `section`: part of a longer form, with a title and more space. */
  variant?: keyof typeof styles.variant;
  /** `radiogroup` where exactly one option can be selected. */
  role?: 'group' | 'radiogroup';
  /** Link target of an error summary. */
  id?: string | undefined;
  /** Whether a group of radios can be changed; each control inside has it too. */
  readOnly?: boolean | undefined;
  /** Disables every control inside. */
  disabled?: boolean;
  /** Controls, each with its own label. */
  children: ReactNode;
};

/** Groups related controls: the legend labels them, description and error apply to the group. */
export function Fieldset({
  label,
  hideLabel = false,
  description,
  error,
  required,
  variant = 'question',
  role = 'group',
  id,
  disabled = false,
  readOnly = false,
  children,
}: FieldsetProps) {
  const ids = useFieldIds({ id, description, error, required });
  // ARIA allows required and invalid only on a radiogroup; a plain group marks its members.
  const radios = role === 'radiogroup';
  return (
    <fieldset
      id={ids.control.id}
      role={role}
      className={styles.root}
      disabled={disabled}
      aria-describedby={ids.control['aria-describedby']}
      aria-readonly={(radios && readOnly) || undefined}
      aria-invalid={radios ? ids.control['aria-invalid'] : undefined}
      aria-required={radios ? ids.control['aria-required'] : undefined}
    >
      <legend id={ids.label} className={hideLabel ? visuallyHidden : `${styles.legend} ${styles.variant[variant]}`}>
        {label}
        <OptionalMark required={required} />
      </legend>
      <div
        className={`${styles.body} ${styles.rhythm[variant]}`}
        data-below-legend={!hideLabel || undefined}
        data-description={description ? true : undefined}
      >
        <FieldDescription id={ids.description}>{description}</FieldDescription>
        {children}
        <FieldError id={ids.error}>{error}</FieldError>
      </div>
    </fieldset>
  );
}
