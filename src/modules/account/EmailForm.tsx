import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { PasswordField } from '#components/PasswordField';
import { TextField } from '#components/TextField';
import { emailSchema } from '#domain/person';
import type { FormValues } from '#lib/forms/useServerForm';
import { fieldErrors } from '#lib/http/fieldErrors';

import { ChangeForm } from './ChangeForm';
import type { FieldErrors } from './useAccountForm';
import { useAccountChange } from './useAccountChange';
import type { ChangeOptions } from './useAccountChange';

export type EmailFormProps = ChangeOptions & { onCancel: () => void };

type Name = 'email' | 'password';

function validate({ email, password }: FormValues<Name>): FieldErrors<Name> {
  return [
    ...(emailSchema.safeParse(email.trim()).success ? [] : ([{ field: 'email', message: 'emailFormat' }] as const)),
    ...(password === '' ? ([{ field: 'password', message: 'passwordMissing' }] as const) : []),
  ];
}

function toFieldErrors(error: unknown): FieldErrors<Name> {
  return fieldErrors(error).flatMap(({ field, code }): FieldErrors<Name> => {
    if (field === 'currentPassword') return [{ field: 'password', message: 'passwordWrong' }];
    if (field !== 'email') return [];
    // Every other objection gets the same message, so that nobody learns which addresses have an account.
    const malformed = code === 'invalid_format' || code === 'too_big' || code === 'format';
    return [{ field: 'email', message: malformed ? 'emailFormat' : 'emailUnusable' }];
  });
}

/** Requests a new e-mail address; the old one remains until the new one is confirmed (directory 2.13). */
export function EmailForm({ onCancel, ...options }: EmailFormProps) {
  const { t } = useTranslation('account');
  const field = useRef<HTMLInputElement>(null);
  const { form, conflict } = useAccountChange<Name>({
    ...options,
    defaultValues: { email: '', password: '' },
    secrets: ['password'],
    draft: { key: 'account/email', field: 'email' },
    validate,
    toFieldErrors,
    change: ({ email, password }) => ({ change: { email: email.trim() }, currentPassword: password }),
  });
  return (
    <ChangeForm
      form={form}
      label={t('rows.email')}
      conflict={
        conflict ? t('conflict.text', { value: options.account.pendingEmail ?? options.account.email }) : undefined
      }
      draftField={field}
      onCancel={onCancel}
    >
      <TextField
        ref={field}
        label={t('email.next')}
        description={t('email.hint', { email: options.account.email })}
        type="email"
        name="email"
        autoComplete="email"
        spellCheck={false}
        {...form.field('email')}
      />
      <PasswordField
        label={t('password.current')}
        name="current-password"
        autoComplete="current-password"
        {...form.field('password')}
      />
    </ChangeForm>
  );
}
