import ClockIcon from '@heroicons/react/24/outline/ClockIcon';
import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import QuestionMarkCircleIcon from '@heroicons/react/24/outline/QuestionMarkCircleIcon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';

import { ErrorState } from '#components/ErrorState';
import { LinkButton } from '#components/LinkButton';
import { LiveText } from '#components/LiveRegion';
import { Spinner } from '#components/Spinner';
import { isMissing } from '#lib/http/problem';
import { paths } from '#domain/paths';
import { useSession } from '#lib/session/session';

import { EmailConfirmed } from './EmailConfirmed';
import { parseEndedLink } from './endedLink';
import type { EndedLink } from './endedLink';
import { ScreenIcon } from './ScreenIcon';
import { sendResend, verifyEmailQuery } from './queries';
import { ResendMail } from './ResendMail';
import { SessionScreen } from './SessionScreen';
import * as styles from './VerifyEmailPage.css';
import { useSessionAddress } from './useSessionAddress';
import { parseVerifyLink } from './verifyLink';
import type { VerifyLink } from './verifyLink';

/**
 * The page at `/email/verify/:id/:hash`. The link proves a mailbox, not a session, so anyone may open it; it works more
 * than once, because mail scanners open it first (directory 2.16).
 */
export function Component() {
  const { id, hash } = useParams();
  const { search } = useLocation();
  const link = parseVerifyLink({ id, hash, search });
  return link ? <Verification link={link} /> : <NotRecognised />;
}

function Verification({ link }: { link: VerifyLink }) {
  const { t } = useTranslation('session');
  const { data, error, isFetching, refetch } = useQuery(verifyEmailQuery(link));
  const ended = parseEndedLink(error);

  if (data) return <EmailConfirmed email={data.email} owner={link.id} />;
  if (ended) return <Ended reason={ended} owner={link.id} />;
  if (isMissing(error)) return <NotRecognised asked />;
  if (error) {
    return (
      <SessionScreen
        mark={<ScreenIcon icon={ExclamationTriangleIcon} tone="warning" />}
        title={t('verify.failedTitle')}
        takesFocus
      >
        <ErrorState error={error} onRetry={() => void refetch()} loading={isFetching} />
      </SessionScreen>
    );
  }
  return (
    <SessionScreen title={t('verify.checking')}>
      <div className={styles.checking} role="status">
        <Spinner />
        <LiveText>{t('verify.wait')}</LiveText>
      </div>
    </SessionScreen>
  );
}

function Ended({ reason, owner }: { reason: EndedLink; owner: string }) {
  const { t } = useTranslation('session');
  const { linkTo } = useSessionAddress();
  const [confirmed, setConfirmed] = useState(false);
  const session = useSession();
  const user = session.status === 'authenticated' ? session.user : undefined;
  const isOwner = user?.id === owner;
  if (confirmed && user) return <EmailConfirmed email={user.email} owner={user.id} />;
  const next = isOwner ? 'send' : user ? 'signOut' : 'signIn';
  return (
    <SessionScreen
      mark={<ScreenIcon icon={ClockIcon} tone="warning" />}
      title={t('ended.title')}
      lead={`${t(`verify.ended.${reason}`)} ${t(`verify.next.${next}`, { email: user?.email })}`}
      takesFocus
    >
      {isOwner ? (
        <ResendMail sent={false} onResend={sendResend} onConfirmed={() => setConfirmed(true)} />
      ) : (
        <LinkButton href={user ? paths.signOut : linkTo(paths.signIn)} size="large" tone="primary" variant="solid">
          {t(user ? 'verify.signOut' : 'signIn.title')}
        </LinkButton>
      )}
    </SessionScreen>
  );
}

/** `asked`: shown after a response of the server, so the title takes focus. */
function NotRecognised({ asked = false }: { asked?: boolean }) {
  const { t } = useTranslation('session');
  return (
    <SessionScreen
      mark={<ScreenIcon icon={QuestionMarkCircleIcon} tone="warning" />}
      title={t('verify.unknown')}
      lead={t('verify.unknownLead')}
      takesFocus={asked}
    >
      <LinkButton href={paths.account} size="large">
        {t('verify.toAccount')}
      </LinkButton>
    </SessionScreen>
  );
}
