import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { lazyComponent } from '#lib/react/lazyComponent';
import { paths } from '#domain/paths';
import { useSession } from '#lib/session/session';
import { useHydrated } from '#lib/react/useHydrated';

import * as styles from './PublicLayout.css';

// Most visitors have no account, so they do not download its menu.
const menu = lazyComponent(() => import('#modules/account/AccountMenu').then(({ AccountMenu }) => AccountMenu));

/**
 * The way in, or the menu of who is signed in (directory 2.0.1). A page is drawn beforehand for somebody who is signed
 * out; where a token is kept the place is held free until it is known whose it is.
 */
export function AccountSlot() {
  const { t } = useTranslation('app');
  const session = useSession();
  const hydrated = useHydrated();
  const isReady = menu.useIsLoaded();
  const hasMenu = session.status === 'authenticated' || session.status === 'error';

  useEffect(() => {
    if (hasMenu) menu.preload();
  }, [hasMenu]);

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
