import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { useSession } from '#lib/session/session';

import { SessionScreen } from './SessionScreen';
import { SignInForm } from './SignInForm';
import { useSessionAddress } from './useSessionAddress';
import { useSignIn } from './useSignIn';

const explainedReasons = ['other-tab', 'rejected'] as const;

/** The page at `/sign-in`; continues to where the person was going. */
export function Component() {
  const { t } = useTranslation('session');
  const { goOn, isOnTheWay } = useSessionAddress();
  const session = useSession();
  const form = useSignIn({ onSignedIn: goOn });
  const ended =
    session.status === 'anonymous' ? explainedReasons.find((reason) => reason === session.reason) : undefined;
  return (
    <SessionScreen
      title={t('signIn.title')}
      lead={t(isOnTheWay ? 'signIn.leadOnTheWay' : 'signIn.lead')}
      failed={form.invalid}
    >
      {ended ? <Alert title={t(`ended.${ended}`)} /> : null}
      <SignInForm form={form} />
    </SessionScreen>
  );
}
