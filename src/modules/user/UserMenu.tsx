import ArrowPathIcon from '@heroicons/react/24/outline/ArrowPathIcon';
import ArrowRightStartOnRectangleIcon from '@heroicons/react/24/outline/ArrowRightStartOnRectangleIcon';
import BeakerIcon from '@heroicons/react/24/outline/BeakerIcon';
import Cog6ToothIcon from '@heroicons/react/24/outline/Cog6ToothIcon';
import UserCircleIcon from '@heroicons/react/24/outline/UserCircleIcon';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { mirroredIcon } from '#components/Icon';
import { Menu } from '#components/Menu';
import type { MenuProps, MenuSection } from '#components/Menu';
import { Skeleton } from '#components/Skeleton';
import { statusIcons } from '#components/PresenceIndicator';
import { paths } from '#domain/paths';
import { restoreSession, useSession } from '#lib/session/session';
import type { SessionUser } from '#lib/session/session';

import { changeStatus } from './queries';
import { presenceOf, statusChoices, toStatus } from './status';
import * as styles from './UserMenu.css';

const SignOutIcon = mirroredIcon(ArrowRightStartOnRectangleIcon);

export type UserMenuProps = {
  /** Called to open the settings drawer. */
  onSettings: () => void;
  /** Called to open the demo panel; left out with a real server. */
  onDemo?: (() => void) | undefined;
  /** `icon`: without the avatar, next to a `UserCard`. */
  look?: 'avatar' | 'icon';
  /** The edge of the button that the menu aligns with. */
  align?: NonNullable<MenuProps['align']>;
};

/**
 * Menu of the signed-in person: profile, settings, status and sign out. If the user could not be loaded, everything but
 * the status still works.
 */
export function UserMenu({ onSettings, onDemo, look = 'avatar', align = 'end' }: UserMenuProps) {
  const { t } = useTranslation('user');
  const session = useSession();
  const user = session.status === 'authenticated' ? session.user : undefined;
  const { mutate } = useMutation(changeStatus());

  const sections: MenuSection[] = [
    {
      id: 'account',
      items: [
        { id: 'profile', label: t('menu.profile'), icon: UserCircleIcon, href: paths.account },
        { id: 'settings', label: t('menu.settings'), icon: Cog6ToothIcon },
        ...(onDemo ? [{ id: 'demo', label: t('menu.demo'), icon: BeakerIcon }] : []),
        ...(user
          ? [
              {
                id: 'status',
                label: t('menu.status'),
                icon: statusIcons[presenceOf[user.status]],
                submenu: [
                  {
                    id: 'statuses',
                    kind: 'radio' as const,
                    items: statusChoices.map((status) => ({
                      id: status,
                      label: t(`status.${status}`),
                      icon: statusIcons[presenceOf[status]],
                      checked: status === user.status,
                    })),
                  },
                ],
              },
            ]
          : []),
      ],
    },
    {
      id: 'end',
      items: [{ id: 'sign-out', label: t('menu.signOut'), icon: SignOutIcon, href: paths.signOut }],
    },
  ];
  const failed = session.status === 'error';
  if (failed) sections.unshift({ id: 'retry', items: [{ id: 'retry', label: t('menu.retry'), icon: ArrowPathIcon }] });

  function select(id: string) {
    const status = toStatus(id);
    if (status !== undefined && user && status !== user.status) mutate(status);
    if (id === 'settings') onSettings();
    if (id === 'demo') onDemo?.();
    if (id === 'retry') restoreSession();
  }

  return (
    <Menu
      label={user ? t('menu.labelled', { name: user.name, status: t(`status.${user.status}`) }) : t('menu.label')}
      icon={UserCircleIcon}
      leadingVisual={look === 'icon' ? undefined : <Picture user={user} failed={failed} />}
      header={user ? <Person user={user} /> : failed ? t('failure.load') : undefined}
      sections={sections}
      align={align}
      onAction={select}
    />
  );
}

function Picture({ user, failed }: { user: SessionUser | undefined; failed: boolean }) {
  if (!user)
    return failed ? <Avatar id="" name="" size="small" decorative /> : <Skeleton variant="circle" size="small" />;
  return (
    <Avatar
      id={user.id}
      name={user.name}
      src={user.avatar ?? undefined}
      size="small"
      status={presenceOf[user.status]}
      decorative
    />
  );
}

function Person({ user }: { user: SessionUser }) {
  const { t } = useTranslation('user');
  return (
    <span className={styles.person}>
      <span className={styles.secondary}>{t('menu.signedInAs')}</span>
      <span className={styles.name}>{user.name}</span>
      <span className={styles.secondary}>{user.email}</span>
    </span>
  );
}
