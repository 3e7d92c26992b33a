import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Card } from '#components/Card';
import { ControlSize } from '#components/ControlSize';
import { PasswordField } from '#components/PasswordField';
import { passwordMinLength, passwordProblem } from '#domain/passwordRules';
import { fieldErrors } from '#lib/http/fieldErrors';
import { beginSession, currentSession, useSession } from '#lib/session/session';

import { AccountFrame } from './AccountFrame';
import { ChangeForm } from './ChangeForm';
import { changePassword } from './queries';
import { useAccountForm } from './useAccountForm';
import type { FieldErrors } from './useAccountForm';

type Name = 'current' | 'next';

const problemKeys = {
  short: 'passwordShort',
  same: 'passwordSame',
  'holds-email': 'passwordCommon',
  common: 'passwordCommon',
} as const;

function toFieldErrors(error: unknown): FieldErrors<Name> {
  return fieldErrors(error).flatMap(({ field, code }): FieldErrors<Name> => {
    if (field === 'currentPassword') return [{ field: 'current', message: 'passwordWrong' }];
    if (field !== 'newPassword') return [];
    const known = Object.entries(problemKeys).find(([key]) => key === code)?.[1];
    return [{ field: 'next', message: known ?? 'passwordCommon' }];
  });
}

/** The page at `/account/change-password`: ends the other sessions, and the person stays signed in (directory 2.14). */
export function Component() {
  const { t } = useTranslation(['account', 'PasswordField']);
  const session = useSession();
  const change = useMutation(changePassword());
  const [changed, setChanged] = useState(false);
  const email = session.status === 'authenticated' ? session.user.email : undefined;
  const form = useAccountForm<Name, { accessToken: string }>({
    defaultValues: { current: '', next: '' },
    secrets: ['current', 'next'],
    validate({ current, next }) {
      const problem = passwordProblem(next, { email, ...(current === '' ? {} : { current }) });
      return [
        ...(current === '' ? ([{ field: 'current', message: 'passwordMissing' }] as const) : []),
        ...(problem ? ([{ field: 'next', message: problemKeys[problem] }] as const) : []),
      ];
    },
    toFieldErrors,
    send: ({ current, next }) => change.mutateAsync({ currentPassword: current, newPassword: next }),
    onSuccess({ accessToken }) {
      const now = currentSession();
      // The previous token ended with the other sessions.
      if (now.status === 'authenticated') beginSession({ user: now.user, accessToken });
      form.setValues({ current: '', next: '' });
      setChanged(true);
    },
  });

  return (
    <AccountFrame page="password" description={t('password.description')} hasError={form.invalid}>
      {changed ? (
        <Alert tone="success" title={t('password.done')}>
          {t('password.doneText')}
        </Alert>
      ) : null}
      <Card padding="large">
        <ControlSize size="large">
          <ChangeForm
            form={form}
            label={t('pages.password')}
            submit={t('password.submit')}
            onSubmit={() => {
              setChanged(false);
              void form.submit();
            }}
          >
            {/* Tells a password manager which account the password belongs to; the value is never read. */}
            <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
            <PasswordField
              label={t('password.current')}
              name="current-password"
              autoComplete="current-password"

              {...form.field('current')}
            />
            <PasswordField
              label={t('password.next')}
              description={t('password.rule', { count: passwordMinLength })}
              name="new-password"
              autoComplete="new-password"
              strength

              {...form.field('next')}
            />
          </ChangeForm>
        </ControlSize>
      </Card>
    </AccountFrame>
  );
}
