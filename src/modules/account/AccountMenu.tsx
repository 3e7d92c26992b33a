import ArrowPathIcon from '@heroicons/react/24/outline/ArrowPathIcon';
import ArrowRightStartOnRectangleIcon from '@heroicons/react/24/outline/ArrowRightStartOnRectangleIcon';
import BuildingOffice2Icon from '@heroicons/react/24/outline/BuildingOffice2Icon';
import KeyIcon from '@heroicons/react/24/outline/KeyIcon';
import Squares2X2Icon from '@heroicons/react/24/outline/Squares2X2Icon';
import UserCircleIcon from '@heroicons/react/24/outline/UserCircleIcon';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { mirroredIcon } from '#components/Icon';
import { Menu } from '#components/Menu';
import type { MenuSection } from '#components/Menu';
import { Skeleton } from '#components/Skeleton';
import { paths } from '#domain/paths';
import { restoreSession } from '#lib/session/session';
import type { SessionUser } from '#lib/session/session';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { media } from '#theme/media';

import * as styles from './AccountMenu.css';
import { abbreviateName } from './abbreviateName';

const SignOutIcon = mirroredIcon(ArrowRightStartOnRectangleIcon);

export type AccountMenuProps = {
  /** The signed-in user; left out when a token is stored but the session could not be restored. */
  user?: SessionUser;
};

/** Menu of the signed-in user (directory 2.0.1). Suspends by itself while its translations load. */
export function AccountMenu(props: AccountMenuProps) {
  return (
    <Suspense fallback={<Skeleton variant="circle" size="small" />}>
      <AccountMenuButton {...props} />
    </Suspense>
  );
}

function AccountMenuButton({ user }: AccountMenuProps) {
  const { t } = useTranslation('account-menu');
  const isWide = useMediaQuery(media.mdUp);
  const sections: MenuSection[] = [
    {
      id: 'account',
      items: [
        { id: 'facilities', label: t('facilities'), icon: BuildingOffice2Icon, href: paths.ownedFacilities },
        { id: 'details', label: t('details'), icon: UserCircleIcon, href: paths.account },
        { id: 'password', label: t('password'), icon: KeyIcon, href: paths.changePassword },
      ],
    },
    { id: 'console', items: [{ id: 'console', label: t('console'), icon: Squares2X2Icon, href: paths.consoleHome }] },
    {
      id: 'end',
      items: [{ id: 'sign-out', label: t('signOut'), icon: SignOutIcon, href: paths.signOut }],
    },
  ];
  if (!user) sections.unshift({ id: 'again', items: [{ id: 'again', label: t('retry'), icon: ArrowPathIcon }] });
  return (
    <Menu
      label={user ? t('labelled', { name: user.name }) : t('label')}
      {...(isWide
        ? { text: user ? abbreviateName(user.name) : t('label'), icon: UserCircleIcon }
        : {
            leadingVisual: (
              <Avatar
                id={user?.id ?? ''}
                name={user?.name ?? ''}
                src={user?.avatar ?? undefined}
                size="small"
                decorative
              />
            ),
          })}
      header={user ? <AccountMenuHeader user={user} /> : t('failed')}
      sections={sections}
      align="end"
      onAction={(id) => {
        if (id === 'again') restoreSession();
      }}
    />
  );
}

function AccountMenuHeader({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account-menu');
  return (
    <span className={styles.person}>
      <span className={styles.quiet}>{t('signedInAs')}</span>
      <span className={styles.name}>{user.name}</span>
      <span className={styles.quiet}>{user.email}</span>
    </span>
  );
}
