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
  /** The address, as it may be shown. */
  email: string;
  /** Id of the account it is of. */
  owner: string;
};

/** The screen that says that an e-mail address is confirmed, and has the session of its owner know it. */
export function EmailConfirmed({ email, owner }: EmailConfirmedProps) {
  const { t } = useTranslation('session');
  const { target, isOnTheWay } = useSessionAddress();
  const client = useQueryClient();
  const session = useSession();
  const isOwner = session.status === 'authenticated' && session.user.id === owner;

  useEffect(() => {
    if (!isOwner) return;
    const now = currentSession();
    // What comes next may be for confirmed people only, and does not wait for the answer.
    if (now.status === 'authenticated') updateSessionUser({ ...now.user, emailVerified: true });
    // With a changed address the person is another in more than that.
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
      <LinkButton href={isOnTheWay ? target : paths.account} size="touch" tone="primary" variant="solid">
        {t('goOn')}
      </LinkButton>
    </SessionScreen>
  );
}
