import type { ReactNode } from 'react';

import { FieldError, FieldHint, OptionalMark } from '#components/Field';
import type { FieldIds, FieldTexts } from '#components/Field';
import { visuallyHidden } from '#theme/recipes.css';

import * as styles from './FieldGroup.css';

export type FieldGroupProps = FieldTexts & {
  ids: FieldIds;
  role: 'group' | 'radiogroup';
  disabled?: boolean;
  /** The controls, each with its own label. */
  children: ReactNode;
};

/** Several controls that answer one question: the question is the legend, hint and error belong to the whole. */
export function FieldGroup({
  label,
  labelHidden = false,
  hint,
  error,
  necessity,
  ids,
  role,
  disabled = false,
  children,
}: FieldGroupProps) {
  // Only a radio group may be required or invalid as a whole; a plain group says it through its members.
  const radios = role === 'radiogroup';
  return (
    <fieldset
      id={ids.control.id}
      role={role}
      className={styles.root}
      disabled={disabled}
      aria-describedby={ids.control['aria-describedby']}
      aria-invalid={radios ? ids.control['aria-invalid'] : undefined}
      aria-required={radios ? ids.control['aria-required'] : undefined}
    >
      <legend id={ids.label} className={labelHidden ? visuallyHidden : styles.legend}>
        {label}
        <OptionalMark necessity={necessity} />
      </legend>
      <div className={styles.body} data-below-legend={!labelHidden || undefined}>
        <FieldHint id={ids.hint}>{hint}</FieldHint>
        {children}
        <FieldError id={ids.error}>{error}</FieldError>
      </div>
    </fieldset>
  );
}
