import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { LinkButton } from '#components/LinkButton';
import { safeRedirect } from '#domain/safeRedirect';

import type { Account } from './api';
import { ResendVerification } from './ResendVerification';

export type VerifyEmailNoticeProps = {
  account: Account;
  resend: () => Promise<unknown>;
  /** Where the person wanted to go, as an unchecked URL parameter. */
  back: string | null;
};

/**
 * Explains a redirect to the account: the page needs a confirmed e-mail address (`?notice=verify-email`, directory
 * 4.1).
 */
export function VerifyEmailNotice({ account, resend, back }: VerifyEmailNoticeProps) {
  const { t } = useTranslation('account');
  if (account.emailVerified) {
    return (
      <Alert
        tone="success"
        title={t('notice.confirmed')}
        action={
          back === null ? undefined : (
            <LinkButton href={safeRedirect(back)} size="small" variant="outline">
              {t('notice.onwards')}
            </LinkButton>
          )
        }
      />
    );
  }
  return (
    <Alert tone="warning" title={t('notice.title')} action={<ResendVerification account={account} resend={resend} />}>
      {t('notice.text', { email: account.email })}
    </Alert>
  );
}
