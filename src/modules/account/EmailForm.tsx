import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DraftNotice } from '#components/DraftNotice';
import { PasswordField } from '#components/PasswordField';
import { TextField } from '#components/TextField';
import { emailSchema } from '#lib/sessionUser';
import { useTextDraft } from '#lib/useFormDraft';

import { ChangeForm } from './ChangeForm';
import { refusedFields } from './refusal';
import { useChange } from './useChange';
import type { ChangeOptions } from './useChange';
import type { FormProblem } from './useAccountForm';

export type EmailFormProps = ChangeOptions & { onCancel: () => void };

type Field = 'email' | 'password';

/** Asks for another e-mail address; the old one stays until the new one is confirmed (directory 2.13). */
export function EmailForm({ onCancel, onSaved, ...options }: EmailFormProps) {
  const { t } = useTranslation('account');
  const field = useRef<HTMLInputElement>(null);
  // The address alone: a password is never kept.
  const draft = useTextDraft('account/email');
  const { form, conflict, save } = useChange<Field>({
    ...options,
    onSaved(account) {
      draft.forget();
      onSaved(account);
    },
  });
  const [email, setEmail] = useState(draft.found);
  const [isBack, setBack] = useState(draft.found !== '');
  const [password, setPassword] = useState('');

  function write(next: string) {
    setEmail(next);
    draft.follow(next);
  }

  function check(): FormProblem<Field>[] {
    const problems: FormProblem<Field>[] = [];
    const typed = email.trim();
    if (!emailSchema.safeParse(typed).success) problems.push({ field: 'email', text: t('problem.emailFormat') });
    if (password === '') problems.push({ field: 'password', text: t('problem.passwordMissing') });
    return problems;
  }

  function explain(error: unknown): FormProblem<Field>[] {
    return refusedFields(error).flatMap(({ field, code }): FormProblem<Field>[] => {
      if (field === 'currentPassword') return [{ field: 'password', text: t('problem.passwordWrong') }];
      if (field !== 'email') return [];
      // Whatever else speaks against an address, it is always told in the same way.
      const malformed = code === 'invalid_format' || code === 'too_big' || code === 'format';
      return [{ field: 'email', text: t(malformed ? 'problem.emailFormat' : 'problem.emailUnusable') }];
    });
  }

  return (
    <ChangeForm
      form={form}
      label={t('rows.email')}
      conflict={
        conflict ? t('conflict.text', { value: options.account.pendingEmail ?? options.account.email }) : undefined
      }
      onSubmit={() => {
        void save({ email: email.trim() }, { check, explain, currentPassword: password });
        // A password is never shown again, not even hidden (directory 2.0.3).
        setPassword('');
      }}
      onCancel={() => {
        draft.forget();
        onCancel();
      }}
    >
      {isBack ? (
        <DraftNotice
          onDiscard={() => {
            write('');
            setBack(false);
            field.current?.focus();
          }}
        />
      ) : null}
      <TextField
        ref={field}
        id={form.idOf('email')}
        label={t('email.next')}
        hint={t('email.hint', { email: options.account.email })}
        type="email"
        name="email"
        autoComplete="email"
        spellCheck={false}
        value={email}
        error={form.errorOf('email')}
        onChange={write}
      />
      <PasswordField
        id={form.idOf('password')}
        label={t('password.current')}
        name="current-password"
        autoComplete="current-password"
        value={password}
        error={form.errorOf('password')}
        onChange={setPassword}
      />
    </ChangeForm>
  );
}
