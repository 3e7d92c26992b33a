import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Card } from '#components/Card';
import { PasswordField } from '#components/PasswordField';
import { passwordMinLength, passwordProblem } from '#lib/passwordRules';
import { beginSession, currentSession, useSession } from '#lib/session';

import { AccountFrame } from './AccountFrame';
import { ChangeForm } from './ChangeForm';
import { changePassword } from './queries';
import { refusedFields } from './refusal';
import { useAccountForm } from './useAccountForm';
import type { FormProblem } from './useAccountForm';

type Field = 'current' | 'next';

const problemKeys = {
  short: 'problem.passwordShort',
  same: 'problem.passwordSame',
  'holds-email': 'problem.passwordCommon',
  common: 'problem.passwordCommon',
} as const;

/** The page at `/account/change-password`: ends the other sessions and stays signed in (directory 2.14). */
export function Component() {
  const { t } = useTranslation(['account', 'PasswordField']);
  const session = useSession();
  const change = useMutation(changePassword());
  const [wrong, setWrong] = useState(false);
  const form = useAccountForm<Field>(setWrong);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [changed, setChanged] = useState(false);
  const email = session.state === 'in' ? session.user.email : undefined;

  function check(): FormProblem<Field>[] {
    const problems: FormProblem<Field>[] = [];
    if (current === '') problems.push({ field: 'current', text: t('problem.passwordMissing') });
    const problem = passwordProblem(next, { email, ...(current === '' ? {} : { current }) });
    if (problem) problems.push({ field: 'next', text: t(problemKeys[problem]) });
    return problems;
  }

  function explain(error: unknown): FormProblem<Field>[] {
    return refusedFields(error).flatMap(({ field, code }): FormProblem<Field>[] => {
      if (field === 'currentPassword') return [{ field: 'current', text: t('problem.passwordWrong') }];
      if (field !== 'newPassword') return [];
      const known = Object.entries(problemKeys).find(([key]) => key === code)?.[1];
      return [{ field: 'next', text: t(known ?? 'problem.passwordCommon') }];
    });
  }

  async function submit() {
    setChanged(false);
    const sent = form.send({
      check,
      explain,
      async send() {
        const { accessToken } = await change.mutateAsync({ currentPassword: current, newPassword: next });
        const now = currentSession();
        // The token so far ended with the other sessions.
        if (now.state === 'in') beginSession({ user: now.user, accessToken });
      },
    });
    // Whatever comes of it, passwords are typed anew (directory 2.0.3).
    setCurrent('');
    setNext('');
    setChanged(await sent);
  }

  return (
    <AccountFrame page="password" description={t('password.description')} wrong={wrong}>
      {changed ? (
        <Alert tone="success" title={t('password.done')}>
          {t('password.doneText')}
        </Alert>
      ) : null}
      <Card padding="large">
        <ChangeForm
          size="touch"
          form={form}
          label={t('pages.password')}
          submit={t('password.submit')}
          onSubmit={() => void submit()}
        >
          {/* Tells a password manager whose password it is; the value is never asked for. */}
          <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
          <PasswordField
            id={form.idOf('current')}
            label={t('password.current')}
            name="current-password"
            autoComplete="current-password"
            size="touch"
            value={current}
            error={form.errorOf('current')}
            onChange={setCurrent}
          />
          <PasswordField
            id={form.idOf('next')}
            label={t('password.next')}
            hint={t('password.rule', { count: passwordMinLength })}
            name="new-password"
            autoComplete="new-password"
            strength
            size="touch"
            value={next}
            error={form.errorOf('next')}
            onChange={setNext}
          />
        </ChangeForm>
      </Card>
    </AccountFrame>
  );
}
