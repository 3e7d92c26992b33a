import type { ReactNode } from 'react';

import { NotificationsPanel } from '#modules/notifications/NotificationsPanel';
import { openSettings } from '#modules/settings/settingsOpen';
import { UserCard } from '#modules/user/UserCard';
import { UserMenu } from '#modules/user/UserMenu';

import { SideNavigation } from '#app/layouts/console/navigation/SideNavigation';
import { Brand } from './Brand';
import * as styles from './ClassyLayout.css';
import type { FrameProps } from './layoutLoaders';
import { Shell } from './Shell';

/** Dark navigation that begins with the person: notifications, menu and card above the entries. */
export function ClassyLayout({ children }: FrameProps) {
  return (
    <Shell
      tone="dark"
      inNavigation={['notifications', 'user']}
      side={
        <SideNavigation
          tone="dark"
          start={
            <Person>
              <NotificationsPanel />
              <UserMenu look="icon" onSettings={openSettings} />
            </Person>
          }
        />
      }
      drawer={<SideNavigation tone="dark" start={<Person />} />}
    >
      {children}
    </Shell>
  );
}

function Person({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.start}>
      <div className={styles.top}>
        <Brand symbol />
        <span className={styles.controls}>{children}</span>
      </div>
      <UserCard />
    </div>
  );
}
