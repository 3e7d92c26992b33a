import ExclamationCircleIcon from '@heroicons/react/20/solid/ExclamationCircleIcon';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { visuallyHidden } from '#theme/mixins.css';

import * as styles from './Field.css';

/** The texts around a control, the same for every control of a form. */
export type FieldTexts = {
  label: string;
  /** The label is read out but not shown: only where a heading or a button beside the control already says it. */
  labelHidden?: boolean | undefined;
  /** What helps to answer, under the label. */
  hint?: ReactNode;
  /** What is wrong and how to mend it, in the words of the summary. */
  error?: string | undefined;
  /** `optional` is written beside the label, `required` is told to assistive technology. There are no asterisks. */
  necessity?: 'required' | 'optional' | undefined;
};

/** The ids of one field's parts and the attributes that tie its control to them. */
export type FieldIds = {
  label: string;
  hint: string;
  error: string;
  /** Spread on the control. */
  control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
  };
};

/** Ties a control to its label, hint and error. `id` is the control's own, where a summary must link to it. */
export function useFieldIds({
  id,
  hint,
  error,
  necessity,
  describedBy,
}: Pick<FieldTexts, 'hint' | 'error' | 'necessity'> & {
  id?: string | undefined;
  /** Id of one more text that describes the control, for instance a count. */
  describedBy?: string | undefined;
}): FieldIds {
  const generated = useId();
  const control = id ?? generated;
  const ids = { label: `${control}-label`, hint: `${control}-hint`, error: `${control}-error` };
  // The error comes first: it is what the person came back for.
  const described = [error ? ids.error : '', hint ? ids.hint : '', describedBy ?? ''].filter(Boolean).join(' ');
  return {
    ...ids,
    control: {
      id: control,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': necessity === 'required' ? true : undefined,
    },
  };
}

export type FieldProps = FieldTexts & {
  ids: FieldIds;
  /** The control, with `ids.control` spread on it. */
  children: ReactNode;
  /** Stands under the control at its end, beside the error: a count. */
  aside?: ReactNode;
  /** Stands at the end of the label's line: the value of a slider, a link to help. */
  labelEnd?: ReactNode;
};

/** The one frame of all form controls: label above, hint under the label, error under the control. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  necessity,
  ids,
  children,
  aside,
  labelEnd,
}: FieldProps) {
  const name = (
    <label id={ids.label} htmlFor={ids.control.id} className={labelHidden ? visuallyHidden : styles.label}>
      {label}
      <OptionalMark necessity={necessity} />
    </label>
  );
  return (
    <div className={styles.root}>
      {labelHidden && !hint && !labelEnd ? (
        name
      ) : (
        <div className={styles.heading}>
          {labelEnd ? (
            <div className={styles.line}>
              {name}
              <div className={styles.lineEnd}>{labelEnd}</div>
            </div>
          ) : (
            name
          )}
          <FieldHint id={ids.hint}>{hint}</FieldHint>
        </div>
      )}
      {children}
      {error || aside ? (
        <div className={styles.foot}>
          <FieldError id={ids.error}>{error}</FieldError>
          {aside ? <div className={styles.aside}>{aside}</div> : null}
        </div>
      ) : null}
    </div>
  );
}

/** "(optional)" behind a label or a legend. */
export function OptionalMark({ necessity }: Pick<FieldTexts, 'necessity'>) {
  const { t } = useTranslation('components');
  // The space stands outside the span: a name made of parts must not run together.
  return necessity === 'optional' ? (
    <>
      {' '}
      <span className={styles.optional}>{t('field.optional')}</span>
    </>
  ) : null;
}

/** What helps to answer; nothing when there is nothing to say. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <div id={id} className={styles.hint}>
      {children}
    </div>
  ) : null;
}

/** What is wrong, with a sign that does not lean on colour; nothing when nothing is wrong. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={id} className={styles.error}>
      <span className={styles.errorIcon}>
        <Icon source={ExclamationCircleIcon} size="small" />
      </span>
      {children}
    </p>
  ) : null;
}
