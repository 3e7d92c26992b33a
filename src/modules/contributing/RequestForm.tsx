import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';

import { Checkbox } from '#components/Checkbox';
import { ControlSize } from '#components/ControlSize';
import { FormErrorSummary } from '#components/FormErrorSummary';
import { useServerForm } from '#lib/forms/useServerForm';
import type { FormField, ServerForm, ServerFormOptions } from '#lib/forms/useServerForm';

import * as styles from './page.css';
import { failureFrom, fieldErrorsFromResponse, formatFailure, formatFieldError } from './problems';
import type { Failure } from './problems';

export type RequestFormOptions<Name extends string, Result> = Omit<
  ServerFormOptions<Name, Failure, Result>,
  'toFieldErrors' | 'toFailure' | 'formatFieldError' | 'formatFailure'
> & {
  /** Maps a JSON pointer of an error to the name of a field. */
  fieldOf?: (pointer: string) => string;
};

/** Form state of the requests: verification, claim, decision and listing. */
export function useRequestForm<Name extends string, Result>({
  fieldOf,
  ...options
}: RequestFormOptions<Name, Result>): ServerForm<Name, Failure> {
  const { t } = useTranslation('contributing');
  return useServerForm<Name, Failure, Result>({
    ...options,
    toFieldErrors: (error) => fieldErrorsFromResponse(error, fieldOf),
    toFailure: failureFrom,
    formatFieldError: (message) => formatFieldError(t, message),
    formatFailure: (failure) => formatFailure(t, failure),
  });
}

export type RequestFormProps = {
  form: Pick<ServerForm, 'errors' | 'attempt' | 'submit'>;
  /** Id, needed by a submit button outside of the form. */
  id?: string | undefined;
  /** Accessible name, needed if there are other forms on the page. */
  label?: string;
  /** Shown above the error summary. */
  intro?: ReactNode;
  /** Replaces the default, which submits immediately. */
  onSubmit?: () => void | Promise<void>;
  children: ReactNode;
};

/** Form element with an error summary above its fields. */
export function RequestForm({ form, id, label, intro, onSubmit, children }: RequestFormProps) {
  const { t } = useTranslation('contributing');
  return (
    <ControlSize size="large">
      <form
        id={id}
        className={styles.form}
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          void (onSubmit ? onSubmit() : form.submit());
        }}
      >
        {intro}
        <FormErrorSummary title={t('problem.title')} errors={form.errors} attempt={form.attempt} />
        {children}
      </form>
    </ControlSize>
  );
}

export type ConfirmationCheckboxProps = { field: FormField; label: string };

/** Required checkbox; its value is `yes` or an empty text. */
export function ConfirmationCheckbox({ field: { id, value, error, onChange }, label }: ConfirmationCheckboxProps) {
  return (
    <Checkbox
      id={id}
      label={label}

      checked={value === 'yes'}
      error={error}
      onChange={(next) => onChange(next ? 'yes' : '')}
    />
  );
}
