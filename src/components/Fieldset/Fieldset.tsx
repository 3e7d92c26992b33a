import type { ReactNode } from 'react';

import { FieldError, FieldHint, OptionalMark, useFieldIds } from '#components/Field';
import type { FieldTexts } from '#components/Field';
import { visuallyHidden } from '#theme/mixins.css';

import * as styles from './Fieldset.css';

export type FieldsetProps = FieldTexts & {
  /** `question`: its controls are one answer. `section`: a part of a longer form, with a title and more room. */
  look?: keyof typeof styles.look;
  /** `radiogroup` where exactly one of its members can be chosen. */
  role?: 'group' | 'radiogroup';
  /** Where a summary of errors leads to. */
  id?: string | undefined;
  /** Switches all its members off. */
  disabled?: boolean;
  /** The controls, each with its own label. */
  children: ReactNode;
};

/** Controls that belong together: the legend names them, hint and error belong to the whole. */
export function Fieldset({
  label,
  labelHidden = false,
  hint,
  error,
  necessity,
  look = 'question',
  role = 'group',
  id,
  disabled = false,
  children,
}: FieldsetProps) {
  const ids = useFieldIds({ id, hint, error, necessity });
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
      <legend id={ids.label} className={labelHidden ? visuallyHidden : `${styles.legend} ${styles.look[look]}`}>
        {label}
        <OptionalMark necessity={necessity} />
      </legend>
      <div
        className={`${styles.body} ${styles.rhythm[look]}`}
        data-below-legend={!labelHidden || undefined}
        data-hint={hint ? true : undefined}
      >
        <FieldHint id={ids.hint}>{hint}</FieldHint>
        {children}
        <FieldError id={ids.error}>{error}</FieldError>
      </div>
    </fieldset>
  );
}
