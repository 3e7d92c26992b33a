import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { paths } from '#domain/paths';

import type { EndedLink } from './endedLink';
import { requestLinkSchema } from './forms';
import { ScreenIcon } from './ScreenIcon';
import { sendForgotPassword } from './queries';
import { ResendMail } from './ResendMail';
import { SessionScreen } from './SessionScreen';
import { FormEmail, SessionForm } from './SessionForm';
import * as styles from './SignInForm.css';
import { useSessionAddress } from './useSessionAddress';
import { useSessionForm } from './useSessionForm';

export type RequestLinkProps = {
  /** Why the opened link no longer works. */
  ended?: EndedLink | 'unknown' | undefined;
};

/**
 * Requests a link to set a new password. The confirmation is the same for every address, so that nobody learns which
 * addresses have an account (directory 2.15).
 */
export function RequestLink({ ended }: RequestLinkProps) {
  const { t } = useTranslation('session');
  const { linkTo } = useSessionAddress();
  const [sentTo, setSentTo] = useState<string>();
  const form = useSessionForm({
    schema: requestLinkSchema,
    defaultValues: { email: '' },
    async send({ email }) {
      await sendForgotPassword(email);
      setSentTo(email);
    },
  });
  const back = (
    <p className={styles.other}>
      <Link href={linkTo(paths.signIn)}>{t('backToSignIn')}</Link>
    </p>
  );
  if (sentTo !== undefined) return <LinkSent email={sentTo} back={back} />;
  return (
    <SessionScreen
      title={t(ended ? 'ended.title' : 'forgot.title')}
      lead={t(ended ? `ended.${ended}` : 'forgot.lead')}
      failed={form.invalid}
      takesFocus={ended !== undefined}
    >
      <div className={styles.root}>
        <SessionForm form={form} label={t('forgot.label')} submit={t('forgot.submit')} busy={t('forgot.busy')}>
          <FormEmail form={form} autoComplete="username" enterKeyHint="send" />
        </SessionForm>
        {back}
      </div>
    </SessionScreen>
  );
}

function LinkSent({ email, back }: { email: string; back: ReactNode }) {
  const { t } = useTranslation('session');
  return (
    <SessionScreen
      mark={<ScreenIcon icon={EnvelopeIcon} />}
      title={t('mail.title')}
      takesFocus
      lead={<Trans t={t} i18nKey="forgot.sent" values={{ email }} components={{ strong: <strong /> }} />}
    >
      <div className={styles.root}>
        <ResendMail onResend={() => sendForgotPassword(email)} />
        {back}
      </div>
    </SessionScreen>
  );
}
