import { useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { paths } from '#domain/paths';
import { useSession } from '#lib/session/session';

import { SessionScreen } from './SessionScreen';
import * as styles from './SignInForm.css';
import { UnlockForm, useUnlock } from './UnlockForm';
import { useSessionAddress } from './useSessionAddress';

/** The page at `/unlock-session`: asks for the password of the signed-in user. */
export function Component() {
  const { t } = useTranslation('session');
  const { goOn } = useSessionAddress();
  const session = useSession();
  const user = session.status === 'authenticated' ? session.user : undefined;
  const form = useUnlock(user, goOn);
  // The route guard redirects signed-out people.
  if (!user) return null;
  return (
    <SessionScreen title={t('unlock.title')} lead={t('unlock.lead')} failed={form.invalid}>
      <div className={styles.root}>
        <UnlockForm account={user} form={form} />
        <p className={styles.other}>
          {t('unlock.notYou')} <Link href={paths.signOut}>{t('unlock.signOut')}</Link>
        </p>
      </div>
    </SessionScreen>
  );
}
