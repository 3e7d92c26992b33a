import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { LinkButton } from '#components/LinkButton';
import { paths } from '#domain/paths';
import { currentSession, updateSessionUser, useSession } from '#lib/session/session';

import { ScreenIcon } from './ScreenIcon';
import { refreshSession } from './queries';
import { SessionScreen } from './SessionScreen';
import { useSessionAddress } from './useSessionAddress';

export type EmailConfirmedProps = {
  /** The address as the server shows it; may be masked. */
  email: string;
  /** Id of the account that the address belongs to. */
  owner: string;
};

/** Confirms that an e-mail address is verified, and updates the session if it belongs to the same account. */
export function EmailConfirmed({ email, owner }: EmailConfirmedProps) {
  const { t } = useTranslation('session');
  const { target, isOnTheWay } = useSessionAddress();
  const client = useQueryClient();
  const session = useSession();
  const isOwner = session.status === 'authenticated' && session.user.id === owner;

  useEffect(() => {
    if (!isOwner) return;
    const now = currentSession();
    // The next page may require a confirmed address, so do not wait for the response.
    if (now.status === 'authenticated') updateSessionUser({ ...now.user, emailVerified: true });
    // A changed address affects more of the user than `emailVerified`.
    void refreshSession();
    void client.invalidateQueries({ queryKey: ['account'] });
  }, [isOwner, client]);

  return (
    <SessionScreen
      mark={<ScreenIcon icon={CheckCircleIcon} tone="success" />}
      title={t('verify.confirmed')}
      lead={<Trans t={t} i18nKey="verify.confirmedLead" values={{ email }} components={{ strong: <strong /> }} />}
      takesFocus
    >
      {session.status === 'authenticated' && !isOwner ? (
        <Alert title={t('verify.otherAccount')}>{t('verify.otherAccountText', { email: session.user.email })}</Alert>
      ) : null}
      <LinkButton href={isOnTheWay ? target : paths.account} size="large" tone="primary" variant="solid">
        {t('goOn')}
      </LinkButton>
    </SessionScreen>
  );
}
