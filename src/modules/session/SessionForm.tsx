import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ControlSize } from '#components/ControlSize';
import { FormErrorSummary } from '#components/FormErrorSummary';
import { PasswordField } from '#components/PasswordField';
import type { PasswordFieldProps } from '#components/PasswordField';
import { SubmitButton } from '#components/SubmitButton';
import { Text } from '#components/Text';
import { TextField } from '#components/TextField';
import type { TextFieldProps } from '#components/TextField';

import * as styles from './SessionForm.css';
import type { SessionForm as Form } from './useSessionForm';

export type SessionFormProps = {
  form: Form;
  /** Accessible name of the form. */
  label: string;
  /** Button labels, idle and busy. */
  submit: string;
  busy: string;
  children: ReactNode;
};

/** Form of the session screens: error summary, fields and one button. */
export function SessionForm({ form, label, submit, busy, children }: SessionFormProps) {
  const { t } = useTranslation('session');
  const requestId = form.failure?.requestId;
  return (
    <ControlSize size="large">
      <form
        className={styles.root}
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <FormErrorSummary title={t('problem.title')} errors={form.errors} attempt={form.attempt} />
        {requestId === undefined ? null : (
          <Text size="small" tone="muted">
            {t('problem.requestId', { id: requestId })}
          </Text>
        )}
        <div className={styles.fields}>{children}</div>
        <SubmitButton tone="primary" variant="solid" fullWidth loading={form.busy}>
          {form.busy ? busy : submit}
        </SubmitButton>
      </form>
    </ControlSize>
  );
}

export type FormTextProps = Pick<
  TextFieldProps,
  'label' | 'description' | 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'spellCheck' | 'enterKeyHint'
> & { form: Form; name: string };

/** Props that connect a field to its form. */
function fieldOf(form: Form, name: string) {
  return { ...form.field(name), name, required: true } as const;
}

/** Text field of a session form. */
export function FormText({ form, name, ...props }: FormTextProps) {
  return <TextField {...props} {...fieldOf(form, name)} />;
}

export type FormEmailProps = Pick<FormTextProps, 'form' | 'description' | 'enterKeyHint'> & {
  /** `username` if the address is used to sign in, now or later. */
  autoComplete: 'username' | 'email';
};

/** E-mail field of a session form; its name is `email`. */
export function FormEmail(props: FormEmailProps) {
  const { t } = useTranslation('session');
  return (
    <FormText
      {...props}
      name="email"
      type="email"
      label={t('field.email')}
      inputMode="email"
      spellCheck={false}
      maxLength={254}
    />
  );
}

export type FormPasswordProps = Pick<
  PasswordFieldProps,
  'label' | 'description' | 'autoComplete' | 'strength' | 'enterKeyHint'
> & { form: Form; name: string };

/** Password field of a session form. */
export function FormPassword({ form, name, ...props }: FormPasswordProps) {
  return <PasswordField {...props} {...fieldOf(form, name)} />;
}
