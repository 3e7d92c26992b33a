import type { ReactNode } from 'react';

import { openSettings } from '#modules/settings/settingsOpen';
import { UserCard } from '#modules/user/UserCard';
import { UserMenu } from '#modules/user/UserMenu';

import { SideNavigation } from '#app/layouts/console/navigation/SideNavigation';
import * as styles from './FuturisticLayout.css';
import type { FrameProps } from './layoutLoaders';
import { NavigationSign } from './NavigationSign';
import { Shell } from './Shell';

const sign = (
  <div className={styles.sign}>
    <NavigationSign />
  </div>
);

/** Navigation in the theme's deep shade, the person at its foot. */
export function FuturisticLayout({ children }: FrameProps) {
  return (
    <Shell
      tone="primary"
      inNavigation={['user']}
      side={
        <SideNavigation
          appearance="futuristic"
          start={sign}
          end={
            <Person>
              <UserMenu look="icon" align="start" onSettings={openSettings} />
            </Person>
          }
        />
      }
      drawer={<SideNavigation appearance="futuristic" start={sign} end={<Person />} />}
    >
      {children}
    </Shell>
  );
}

function Person({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.person}>
      <UserCard look="row" />
      {children}
    </div>
  );
}
