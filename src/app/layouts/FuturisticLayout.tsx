import type { ReactNode } from 'react';

import { openSettings } from '#modules/settings/settingsOpen';
import { UserCard } from '#modules/user/UserCard';
import { UserMenu } from '#modules/user/UserMenu';

import { SideNavigation } from '#app/navigation/SideNavigation';
import * as styles from './FuturisticLayout.css';
import { NavigationSign } from './NavigationSign';
import { VerticalShell } from './VerticalShell';

/** Navigation in the theme's deep shade, the person at its foot. */
export function FuturisticLayout({ children }: { children: ReactNode }) {
  return (
    <VerticalShell
      tone="primary"
      inNavigation={['user']}
      side={<Navigation menu={<UserMenu look="icon" align="start" onSettings={openSettings} />} />}
      drawer={<Navigation />}
    >
      {children}
    </VerticalShell>
  );
}

function Navigation({ menu }: { menu?: ReactNode }) {
  return (
    <SideNavigation
      appearance="futuristic"
      start={
        <div className={styles.sign}>
          <NavigationSign />
        </div>
      }
      end={
        <div className={styles.person}>
          <UserCard look="row" />
          {menu}
        </div>
      }
    />
  );
}
