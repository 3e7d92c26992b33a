import { useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { lazyComponent } from '#lib/react/lazyComponent';
import { paths } from '#domain/paths';
import { useSession } from '#lib/session/session';
import { useHydrated } from '#lib/react/useHydrated';

import * as styles from './PublicLayout.css';

// Most visitors have no account, so they do not download the menu.
const menu = lazyComponent(() => import('#modules/account/AccountMenu').then(({ AccountMenu }) => AccountMenu));

/**
 * The sign-in link, or the account menu of the signed-in person (directory 2.0.1). Pages are prerendered for anonymous
 * visitors; if there is a token, the space is reserved until the session is resolved.
 */
export function AccountSlot() {
  const { t } = useTranslation('app');
  const session = useSession();
  const hydrated = useHydrated();
  const hasMenu = session.status === 'authenticated' || session.status === 'error';
  const isReady = menu.useLoadedWhen(hasMenu);

  const state = !hydrated ? 'prerendered' : session.status === 'anonymous' ? 'out' : 'held';
  return (
    <span className={styles.account} data-account={state}>
      {session.status === 'anonymous' ? (
        <Link href={paths.signIn} variant="quiet">
          {t('signIn')}
        </Link>
      ) : hasMenu && isReady ? (
        <menu.Component {...(session.status === 'authenticated' ? { user: session.user } : {})} />
      ) : null}
    </span>
  );
}
