import { useId } from 'react';
import type { ReactNode } from 'react';

import { useMediaQuery } from '#lib/useMediaQuery';
import { QuickChat } from '#modules/chat/QuickChat';
import { media } from '#theme/media';
import type { GroundName } from '#theme/palette';

import { SideNavigation } from '#app/navigation/SideNavigation';
import { TopNavigation } from '#app/navigation/TopNavigation';
import { Brand } from './Brand';
import { band } from './chrome.css';
import { HeaderControls } from './HeaderControls';
import * as look from './HorizontalShell.css';
import { NavigationDrawer } from './NavigationDrawer';
import { NavigationSign } from './NavigationSign';
import { NavigationToggle } from './NavigationToggle';
import * as styles from './shell.css';
import { ShellFooter } from './ShellFooter';
import type { ShellFooterProps } from './ShellFooter';
import { ShellMain, SkipToMain } from './ShellMain';
import { useShellNavigation } from './useShellNavigation';

export type HorizontalShellProps = {
  /** The page. */
  children: ReactNode;
  frame: keyof typeof look.page;
  /** The menu stands in the header's only row, or in a second one. */
  menu: 'inside' | 'below';
  /** With the chat rail from lg. */
  chat: boolean;
  footer: NonNullable<ShellFooterProps['height']>;
  drawerTone?: GroundName;
};

/** Navigation along the top, the page below; below md the navigation is a drawer as everywhere. */
export function HorizontalShell({ children, frame, menu, chat, footer, drawerTone = 'panel' }: HorizontalShellProps) {
  const id = useId();
  const navigation = useShellNavigation();
  const { wide, drawer, closeDrawer } = navigation;
  const roomForWord = useMediaQuery(media.lgUp);
  return (
    <div className={`${styles.root} ${look.page[frame]}`}>
      <SkipToMain />
      {wide ? null : (
        <NavigationDrawer id={id} open={drawer} onClose={closeDrawer} tone={drawerTone}>
          <SideNavigation tone={drawerTone} start={<NavigationSign />} />
        </NavigationDrawer>
      )}
      {frame === 'material' ? <div className={`${look.band} ${band}`} /> : null}
      <div className={`${styles.column} ${look.column[frame]}`}>
        <header className={look.header[frame]}>
          <div className={look.top[frame]}>
            <div className={`${styles.header} ${look.row[frame]}`}>
              <div className={styles.start}>
                {wide ? (
                  <Brand symbol={menu === 'inside' && !roomForWord} />
                ) : (
                  <NavigationToggle navigation={navigation} controls={id} />
                )}
              </div>
              {wide && menu === 'inside' ? (
                <div className={styles.middle}>
                  <TopNavigation />
                </div>
              ) : null}
              <HeaderControls chat={chat} />
            </div>
          </div>
          {wide && menu === 'below' ? (
            <div className={look.menu[frame]}>
              <div className={`${styles.header} ${look.menuRow[frame]}`}>
                <TopNavigation />
              </div>
            </div>
          ) : null}
        </header>
        <div className={`${look.fill} ${look.body[frame]}`}>
          <div className={`${look.fill} ${look.content[frame]}`}>
            <ShellMain>{children}</ShellMain>
          </div>
        </div>
        <div className={look.foot[frame]}>
          <div className={look.footRow[frame]}>
            <ShellFooter height={footer} />
          </div>
        </div>
      </div>
      <QuickChat rail={chat} />
    </div>
  );
}
