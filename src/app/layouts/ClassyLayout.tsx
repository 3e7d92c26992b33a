import type { ReactNode } from 'react';

import { NotificationsPanel } from '#modules/notifications/NotificationsPanel';
import { openSettings } from '#modules/settings/settingsOpen';
import { UserCard } from '#modules/user/UserCard';
import { UserMenu } from '#modules/user/UserMenu';

import { SideNavigation } from '#app/navigation/SideNavigation';
import { Brand } from './Brand';
import * as styles from './ClassyLayout.css';
import { VerticalShell } from './VerticalShell';

/** Dark navigation that begins with the person: notifications, menu and card above the entries. */
export function ClassyLayout({ children }: { children: ReactNode }) {
  return (
    <VerticalShell
      tone="dark"
      inNavigation={['notifications', 'user']}
      side={
        <Navigation>
          <NotificationsPanel />
          <UserMenu look="icon" onSettings={openSettings} />
        </Navigation>
      }
      drawer={<Navigation />}
    >
      {children}
    </VerticalShell>
  );
}

function Navigation({ children }: { children?: ReactNode }) {
  return (
    <SideNavigation
      tone="dark"
      start={
        <div className={styles.start}>
          <div className={styles.top}>
            <Brand symbol />
            <span className={styles.controls}>{children}</span>
          </div>
          <UserCard />
        </div>
      }
    />
  );
}
