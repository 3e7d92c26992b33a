import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { paths } from '#domain/paths';

import { demoAccounts } from './demo';
import type { DemoAccount } from './demoAccount';
import { FormEmail, FormPassword, SessionForm } from './SessionForm';
import * as styles from './SignInForm.css';
import { useSessionAddress } from './useSessionAddress';
import type { SessionForm as Form } from './useSessionForm';

export type SignInFormProps = {
  /** From `useSignIn`. */
  form: Form;
};

/** E-mail and password, with the demo accounts where the build has them. */
export function SignInForm({ form }: SignInFormProps) {
  const { t } = useTranslation('session');
  const { linkTo } = useSessionAddress();
  return (
    <div className={styles.root}>
      <SessionForm form={form} label={t('signIn.title')} submit={t('signIn.submit')} busy={t('signIn.busy')}>
        <FormEmail form={form} autoComplete="username" enterKeyHint="next" />
        <div className={styles.password}>
          <FormPassword
            form={form}
            name="password"
            label={t('field.password')}
            autoComplete="current-password"
            enterKeyHint="go"
          />
          <span className={styles.forgot}>
            <Link href={linkTo(paths.forgotPassword)}>{t('signIn.forgot')}</Link>
          </span>
        </div>
      </SessionForm>
      <p className={styles.other}>
        {t('signIn.noAccount')} <Link href={linkTo(paths.signUp)}>{t('signIn.signUp')}</Link>
      </p>
      {demoAccounts ? <Demo form={form} {...demoAccounts} /> : null}
    </div>
  );
}

function Demo({ form, preload, Component }: { form: Form } & NonNullable<typeof demoAccounts>) {
  const [chosen, setChosen] = useState<string>();
  useEffect(preload, [preload]);

  function choose({ email, password }: DemoAccount) {
    setChosen(email);
    form.setValues({ email, password });
    void form.submit();
  }

  return (
    <div className={styles.demo}>
      <Component chosen={form.busy ? chosen : undefined} onChoose={choose} />
    </div>
  );
}
