import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { paths } from '#domain/paths';
import { useSession } from '#lib/session/session';

import { EmailConfirmed } from './EmailConfirmed';
import { ScreenIcon } from './ScreenIcon';
import { setPendingSignUp, getPendingSignUp } from './pendingSignUp';
import { sendResend, sendSignUp } from './queries';
import { ResendMail } from './ResendMail';
import { SessionScreen } from './SessionScreen';
import * as styles from './SignInForm.css';
import { useSessionAddress } from './useSessionAddress';

/** The page at `/confirmation-required`: the account exists, and its e-mail address has to be confirmed by a link. */
export function Component() {
  const { t } = useTranslation('session');
  const { linkTo, target } = useSessionAddress();
  const session = useSession();
  const [pending] = useState(getPendingSignUp);
  const [confirmed, setConfirmed] = useState(false);
  const user = session.status === 'authenticated' ? session.user : undefined;
  const email = user?.email ?? pending?.email;

  // Forget the password when this page closes.
  useEffect(() => () => setPendingSignUp(undefined), []);

  if (confirmed && user) return <EmailConfirmed email={user.email} owner={user.id} />;
  return (
    <SessionScreen
      mark={<ScreenIcon icon={EnvelopeIcon} />}
      title={t('mail.title')}
      lead={
        email === undefined ? (
          t('confirm.lead')
        ) : (
          <Trans t={t} i18nKey="confirm.leadTo" values={{ email }} components={{ strong: <strong /> }} />
        )
      }
    >
      <div className={styles.root}>
        <ResendMail
          sent={pending !== undefined}
          onResend={user ? sendResend : pending ? () => sendSignUp(pending) : undefined}
          onConfirmed={() => setConfirmed(true)}
        />
        <p className={styles.other}>
          {user ? (
            <Link href={target}>{t('goOn')}</Link>
          ) : (
            <>
              {t('confirm.after')} <Link href={linkTo(paths.signIn)}>{t('signIn.title')}</Link>
            </>
          )}
        </p>
      </div>
    </SessionScreen>
  );
}
