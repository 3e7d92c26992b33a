import { useId } from 'react';
import type { ReactNode } from 'react';

import { QuickChat } from '#modules/chat/QuickChat';
import type { GroundName } from '#theme/palette';

import { HeaderControls } from './HeaderControls';
import type { HeaderControlsProps } from './HeaderControls';
import { NavigationDrawer } from './NavigationDrawer';
import { NavigationToggle } from './NavigationToggle';
import * as styles from './shell.css';
import { ShellFooter } from './ShellFooter';
import { ShellMain, SkipToMain } from './ShellMain';
import { useShellNavigation } from './useShellNavigation';

export type VerticalShellProps = {
  /** The page. */
  children: ReactNode;
  /** The ground of the drawer. */
  tone: GroundName;
  /** The navigation beside the page. */
  side: ReactNode;
  /** The navigation in the drawer, where it is not the same. */
  drawer?: ReactNode;
  /** Controls that the navigation holds beside the page; where it is hidden they are in the header as elsewhere. */
  inNavigation?: readonly (keyof Pick<HeaderControlsProps, 'notifications' | 'user'>)[];
  /** Beside the navigation's button, from md. */
  start?: ReactNode;
};

/** Navigation on the left, the page on the right; below md the navigation is a drawer. */
export function VerticalShell({ children, tone, side, drawer = side, inNavigation = [], start }: VerticalShellProps) {
  const id = useId();
  const navigation = useShellNavigation();
  const { wide, shown } = navigation;
  return (
    <div className={styles.root}>
      <SkipToMain />
      {wide ? (
        <div id={id} hidden={!shown} className={styles.side}>
          {side}
        </div>
      ) : (
        <NavigationDrawer id={id} open={navigation.drawer} onClose={navigation.closeDrawer} tone={tone}>
          {drawer}
        </NavigationDrawer>
      )}
      <div className={styles.column}>
        <header className={`${styles.header} ${styles.bar}`}>
          <div className={styles.start}>
            <NavigationToggle navigation={navigation} controls={id} />
            {wide ? start : null}
          </div>
          <HeaderControls
            notifications={!shown || !inNavigation.includes('notifications')}
            user={!shown || !inNavigation.includes('user')}
          />
        </header>
        <ShellMain>{children}</ShellMain>
        <ShellFooter />
      </div>
      <QuickChat />
    </div>
  );
}
