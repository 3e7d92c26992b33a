import ExclamationCircleIcon from '@heroicons/react/20/solid/ExclamationCircleIcon';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import type { ControlSizeName } from '#components/ControlSize';
import { Icon } from '#components/Icon';
import { visuallyHidden } from '#theme/mixins.css';

import * as styles from './Field.css';

/** Props of every form control. */
export type FieldProps<Element = HTMLInputElement> = {
  label: string;
  /** Hides the label visually: only where a heading or a button beside the control shows the same text. */
  hideLabel?: boolean | undefined;
  /** Help text below the label. */
  description?: ReactNode;
  /** What is wrong and how to fix it, in the words of the error summary. */
  error?: string | undefined;
  /**
   * Whether it must be filled in. `true` is exposed to assistive technology, `false` shows “(optional)” beside the label;
   * there are no asterisks.
   */
  required?: boolean | undefined;
  /** Shows the value so that it can be reached, selected and sent, but not changed. */
  readOnly?: boolean | undefined;
  /** Cannot be used, and is not sent. */
  disabled?: boolean | undefined;
  /** Name of the value in a form. */
  name?: string | undefined;
  /** Id of the control, for links from an error summary. */
  id?: string | undefined;
  /** `large` is 44 px high, for touch. By default that of the surrounding `ControlSize`. */
  size?: ControlSizeName | undefined;
  /** Called when the focus leaves the control. */
  onBlur?: (() => void) | undefined;
  /** The element that takes the focus. */
  ref?: Ref<Element> | undefined;
};

/** One option of a control. */
export type Option<Value extends string = string> = {
  /** Unique among the options. */
  value: Value;
  label: string;
  /** Secondary text; distinguishes options with the same label. */
  description?: string | undefined;
  /** Heading of the group it belongs to. */
  group?: string | undefined;
  disabled?: boolean | undefined;
};

/** The texts around a control. */
export type FieldTexts = Pick<FieldProps, 'label' | 'hideLabel' | 'description' | 'error' | 'required'>;

/** Ids of a field's parts and the attributes that associate the control with them. */
export type FieldIds = {
  label: string;
  description: string;
  error: string;
  /** Spread onto the control. */
  control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
  };
};

/**
 * Associates a control with its label, description and error. `id` overrides the control's id, for links from an error
 * summary.
 */
export function useFieldIds({
  id,
  description,
  error,
  required,
  describedBy,
}: Pick<FieldTexts, 'description' | 'error' | 'required'> & {
  id?: string | undefined;
  /** Id of an additional description, for instance a count. */
  describedBy?: string | undefined;
}): FieldIds {
  const generated = useId();
  const control = id ?? generated;
  const ids = { label: `${control}-label`, description: `${control}-description`, error: `${control}-error` };
  // The error is read first: it is the reason for the return to the field.
  const described = [error ? ids.error : '', description ? ids.description : '', describedBy ?? '']
    .filter(Boolean)
    .join(' ');
  return {
    ...ids,
    control: {
      id: control,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': required === true ? true : undefined,
    },
  };
}

export type FieldLayoutProps = FieldTexts & {
  /** Ids that connect label, hint and error with the control, from `useFieldIds`. */
  ids: FieldIds;
  /** The control, with `ids.control` spread onto it. */
  children: ReactNode;
  /** Below the control at its end, beside the error: a count. */
  aside?: ReactNode;
  /** At the end of the label line: the value of a slider, a link to help. */
  labelEnd?: ReactNode;
};

/** Layout of every form control: label above, description below the label, error below the control. */
export function Field({
  label,
  hideLabel = false,
  description,
  error,
  required,
  ids,
  children,
  aside,
  labelEnd,
}: FieldLayoutProps) {
  const name = (
    <label id={ids.label} htmlFor={ids.control.id} className={hideLabel ? visuallyHidden : styles.label}>
      {label}
      <OptionalMark required={required} />
    </label>
  );
  return (
    <div className={styles.root}>
      {hideLabel && !description && !labelEnd ? (
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
          <FieldDescription id={ids.description}>{description}</FieldDescription>
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

/** "(optional)" after a label or a legend. */
export function OptionalMark({ required }: Pick<FieldTexts, 'required'>) {
  return required === false ? <Optional /> : null;
}

// Apart, because fields in long lists are not marked, and a translation hook in each costs them time.
function Optional() {
  const { t } = useTranslation('components');
  // The space is outside the span: otherwise the parts of the accessible name would run together.
  return (
    <>
      {' '}
      <span className={styles.optional}>{t('field.optional')}</span>
    </>
  );
}

/** Help text of a field; renders nothing when empty. */
export function FieldDescription({
  id,
  children,
}: {
  /** Id for `aria-describedby` of the control. */
  id: string;
  children: ReactNode;
}) {
  return children ? (
    <div id={id} className={styles.description}>
      {children}
    </div>
  ) : null;
}

/** Error message with an icon, so that it does not rely on colour; renders nothing without an error. */
export function FieldError({
  id,
  children,
}: {
  /** Id for `aria-describedby` of the control. */
  id: string;
  children: string | undefined;
}) {
  return children ? (
    <p id={id} className={styles.error}>
      <span className={styles.errorIcon}>
        <Icon source={ExclamationCircleIcon} size="small" />
      </span>
      {children}
    </p>
  ) : null;
}
