import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { TextField } from '#components/TextField';
import { fieldErrors } from '#lib/http/fieldErrors';

import { ChangeForm } from './ChangeForm';
import { useAccountChange } from './useAccountChange';
import type { ChangeOptions } from './useAccountChange';

export type NameFormProps = ChangeOptions & { onCancel: () => void };

const missing = [{ field: 'name', message: 'nameMissing' }] as const;

/** Form for the name. */
export function NameForm({ onCancel, ...options }: NameFormProps) {
  const { t } = useTranslation('account');
  const field = useRef<HTMLInputElement>(null);
  const { form, conflict } = useAccountChange({
    ...options,
    defaultValues: { name: options.account.name },
    draft: { key: 'account/name', field: 'name' },
    validate: ({ name }) => (name.trim() === '' ? missing : []),
    toFieldErrors: (error) => (fieldErrors(error).length > 0 ? missing : []),
    change: ({ name }) => ({ change: { name: name.trim() } }),
  });
  return (
    <ChangeForm
      form={form}
      label={t('rows.name')}
      conflict={conflict ? t('conflict.text', { value: options.account.name }) : undefined}
      draftField={field}
      onCancel={onCancel}
    >
      <TextField
        ref={field}
        label={t('rows.name')}
        hideLabel
        name="name"
        autoComplete="name"
        maxLength={80}
        {...form.field('name')}
      />
    </ChangeForm>
  );
}
