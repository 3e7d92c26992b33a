import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';

import { Checkbox } from '#components/Checkbox';
import { FormErrorSummary } from '#components/FormErrorSummary';
import { useTextForm } from '#lib/forms/useTextForm';
import type { TextForm, TextFormField, TextFormOptions, TextValues } from '#lib/forms/useTextForm';

import * as styles from './page.css';
import { problemsFromError } from './problems';
import type { Problem } from './problems';

type OptionalOption = 'toProblems' | 'formatProblem';

/** A form of this module: what is wrong is said in its own words, and a refusal is explained by them. */
export function useRequestForm<Values extends TextValues, Answer>(
  options: Omit<TextFormOptions<Values, Problem, Answer>, OptionalOption> & Partial<TextFormOptions<Values, Problem, Answer>>,
): TextForm<Values, Problem> {
  const { t } = useTranslation('contributing');
  return useTextForm({ toProblems: (error) => problemsFromError(error), formatProblem: (problem) => problem.say(t), ...options });
}

export type RequestFormProps = {
  form: Pick<TextForm, 'errors' | 'attempt' | 'submit'>;
  /** Names it, where it stands among others. */
  label?: string;
  /** Stands above the summary of what is wrong. */
  intro?: ReactNode;
  /** Instead of sending it at once. */
  onSubmit?: () => void;
  children: ReactNode;
};

/** The form itself: a summary of what is wrong, then its fields. */
export function RequestForm({ form, label, intro, onSubmit, children }: RequestFormProps) {
  const { t } = useTranslation('contributing');
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (onSubmit) onSubmit();
        else void form.submit();
      }}
    >
      {intro}
      <FormErrorSummary title={t('problem.title')} errors={form.errors} attempt={form.attempt} />
      {children}
    </form>
  );
}

export type ConfirmationCheckboxProps = { field: TextFormField<string>; label: string };

/** A box that must be ticked; the form holds it as `yes` or nothing. */
export function ConfirmationCheckbox({ field: { id, value, error, onChange }, label }: ConfirmationCheckboxProps) {
  return (
    <Checkbox
      id={id}
      label={label}
      size="touch"
      checked={value === 'yes'}
      error={error}
      onChange={(next) => onChange(next ? 'yes' : '')}
    />
  );
}
