import { memo } from 'react';

import * as frames from './frames.css';
import { HeaderControls } from './HeaderControls';
import type { FramedSettings } from './layouts';
import { TopNavigation } from './navigation/TopNavigation';
import { NavigationToggle } from './NavigationToggle';
import * as styles from './shell.css';
import type { ShellNavigation } from './useShellNavigation';

// Memoised, because rendering it would make a change of layout noticeably slower.
const Menu = memo(TopNavigation);

export type ShellHeaderProps = {
  settings: FramedSettings;
  navigation: ShellNavigation;
  /** Id of the navigation that the toggle controls. */
  navigationId: string;
};

/** The header of a layout: toggle, brand, menu and tools, in one or two rows. */
export function ShellHeader({
  settings: { frame, side, menu, start, inNavigation = [], chatRail },
  navigation,
  navigationId,
}: ShellHeaderProps) {
  const { wide } = navigation;
  const sideShown = side !== undefined && navigation.shown;
  return (
    <header className={frames.header[frame]}>
      <div className={frames.top[frame]}>
        <div className={`${styles.header} ${frames.row[frame]}`}>
          <div className={styles.start}>
            {wide && side === undefined ? null : <NavigationToggle navigation={navigation} controls={navigationId} />}
            {wide ? start : null}
          </div>
          {wide && menu === 'inside' ? (
            <div className={styles.middle}>
              <Menu />
            </div>
          ) : null}
          <HeaderControls
            chat={chatRail}
            notifications={!sideShown || !inNavigation.includes('notifications')}
            user={!sideShown || !inNavigation.includes('user')}
          />
        </div>
      </div>
      {wide && menu === 'below' ? (
        <div className={frames.menu[frame]}>
          <div className={`${styles.header} ${frames.menuRow[frame]}`}>
            <Menu />
          </div>
        </div>
      ) : null}
    </header>
  );
}
