import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Link } from '#components/Link';
import { paths } from '#domain/paths';

import { signUpSchema } from './forms';
import { FormTerms } from './FormTerms';
import { setPendingSignUp } from './pendingSignUp';
import { sendSignUp } from './queries';
import { SessionScreen } from './SessionScreen';
import { FormEmail, FormPassword, FormText, SessionForm } from './SessionForm';
import * as styles from './SignInForm.css';
import { useSessionAddress } from './useSessionAddress';
import { useSessionForm } from './useSessionForm';

/** The page at `/sign-up`: creates an account, whose e-mail address then has to be confirmed. */
export function Component() {
  const { t } = useTranslation('session');
  const { linkTo } = useSessionAddress();
  const navigate = useNavigate();
  const form = useSessionForm({
    schema: signUpSchema,
    defaultValues: { name: '', email: '', password: '', terms: '' },
    secrets: ['password'],
    async send({ name, email, password }) {
      const account = { name, email, password };
      await sendSignUp(account);
      setPendingSignUp(account);
      await navigate(linkTo(paths.confirmationRequired), { replace: true });
    },
  });
  return (
    <SessionScreen title={t('signUp.title')} lead={t('signUp.lead')} failed={form.invalid}>
      <div className={styles.root}>
        <SessionForm form={form} label={t('signUp.title')} submit={t('signUp.submit')} busy={t('signUp.busy')}>
          <FormText
            form={form}
            name="name"
            label={t('field.name')}
            autoComplete="name"
            spellCheck={false}
            maxLength={80}
            enterKeyHint="next"
          />
          <FormEmail form={form} description={t('signUp.emailHint')} autoComplete="email" enterKeyHint="next" />
          <FormPassword
            form={form}
            name="password"
            label={t('field.password')}
            description={t('field.passwordHint')}
            autoComplete="new-password"
            strength
            enterKeyHint="go"
          />
          <FormTerms form={form} />
        </SessionForm>
        <p className={styles.other}>
          {t('signUp.haveAccount')} <Link href={linkTo(paths.signIn)}>{t('signUp.signIn')}</Link>
        </p>
      </div>
    </SessionScreen>
  );
}
