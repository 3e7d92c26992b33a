import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';

import type { SessionStart } from './api';
import { unlockSchema } from './forms';
import { sendUnlock } from './queries';
import { FormPassword, SessionForm } from './SessionForm';
import * as styles from './UnlockForm.css';
import { useSessionForm } from './useSessionForm';
import type { SessionForm as Form } from './useSessionForm';

/** The account whose session is locked or has expired. */
export type Account = { id: string; name: string; email: string; avatar: string | null };

export type UnlockFormProps = {
  account: Account;
  /** From `useUnlock`. */
  form: Form;
  /** Which texts to use: unlock a session, or sign in again. */
  action?: 'unlock' | 'signIn';
};

/** Form state that resumes the session of a known account by its password. */
export function useUnlock(account: Account | undefined, onUnlocked: (start: SessionStart) => void): Form {
  return useSessionForm({
    schema: unlockSchema,
    defaultValues: { password: '' },
    secrets: ['password'],
    notFound: 'wrongPassword',
    send: async ({ password }) => onUnlocked(await sendUnlock({ email: account?.email ?? '', password })),
  });
}

/** The account, and its password field. */
export function UnlockForm({ account, form, action = 'unlock' }: UnlockFormProps) {
  const { t } = useTranslation('session');
  return (
    <div className={styles.root}>
      <div className={styles.person}>
        <Avatar id={account.id} name={account.name} src={account.avatar ?? undefined} size="large" decorative />
        <div className={styles.words}>
          <span className={styles.name}>{account.name}</span>
          <span className={styles.email}>{account.email}</span>
        </div>
      </div>
      <SessionForm form={form} label={t(`${action}.title`)} submit={t(`${action}.submit`)} busy={t(`${action}.busy`)}>
        {/* Tells a password manager which account the password belongs to; the value is never read. */}
        <input type="text" autoComplete="username" value={account.email} readOnly hidden />
        <FormPassword
          form={form}
          name="password"
          label={t('field.password')}
          autoComplete="current-password"
          enterKeyHint="go"
        />
      </SessionForm>
    </div>
  );
}
