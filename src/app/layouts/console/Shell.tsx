import { memo, useId } from 'react';
import type { ReactNode } from 'react';

import { QuickChat } from '#modules/chat/QuickChat';
import type { SurfaceName } from '#theme/palette';

import { TopNavigation } from '#app/layouts/console/navigation/TopNavigation';
import { band } from './chrome.css';
import * as frames from './frames.css';
import { HeaderControls } from './HeaderControls';
import type { HeaderControlsProps } from './HeaderControls';
import { NavigationDrawer } from './NavigationDrawer';
import { NavigationToggle } from './NavigationToggle';
import * as styles from './shell.css';
import { ShellFooter } from './ShellFooter';
import type { ShellFooterProps } from './ShellFooter';
import { ShellMain, SkipToMain } from './ShellMain';
import { useShellNavigation } from './useShellNavigation';

// Drawn anew only for a reason of its own: a change of layout is waited for.
const Chat = memo(QuickChat);
const Menu = memo(TopNavigation);
const Footer = memo(ShellFooter);

export type ShellProps = {
  /** The page. */
  children: ReactNode;
  frame?: keyof typeof frames.page;
  /** The navigation beside the page, from md. */
  side?: ReactNode;
  /** The navigation along the top, from md: in the header's only row, or in a second one. */
  menu?: 'inside' | 'below';
  /** The navigation below md, in a drawer over the page. */
  drawer: ReactNode;
  /** The ground of the drawer. */
  tone: SurfaceName;
  /** Controls that the navigation beside the page holds; where that is hidden they are in the header as elsewhere. */
  inNavigation?: readonly (keyof Pick<HeaderControlsProps, 'notifications' | 'user'>)[];
  /** At the start of the header, from md. */
  start?: ReactNode;
  /** With the chat rail from lg. */
  chat?: boolean;
  footer?: NonNullable<ShellFooterProps['height']>;
};

/**
 * Header, page, footer and chat, with the navigation beside the page or along its top. One component for ten layouts,
 * so that a change of layout moves and repaints what stands there and builds none of it anew.
 */
export function Shell({
  children,
  frame = 'plain',
  side,
  menu,
  drawer,
  tone,
  inNavigation = [],
  start,
  chat = true,
  footer = 'default',
}: ShellProps) {
  const id = useId();
  const navigation = useShellNavigation();
  const { wide } = navigation;
  const beside = side !== undefined && navigation.shown;
  return (
    <div className={`${styles.root} ${frames.page[frame]}`}>
      <SkipToMain />
      {wide ? (
        side === undefined ? null : (
          <div id={id} hidden={!beside} className={styles.side}>
            {side}
          </div>
        )
      ) : (
        <NavigationDrawer id={id} open={navigation.drawer} onClose={navigation.closeDrawer} tone={tone}>
          {drawer}
        </NavigationDrawer>
      )}
      {frame === 'material' ? <div className={`${frames.band} ${band}`} /> : null}
      <div className={`${styles.column} ${frames.column[frame]}`}>
        <header className={frames.header[frame]}>
          <div className={frames.top[frame]}>
            <div className={`${styles.header} ${frames.row[frame]}`}>
              <div className={styles.start}>
                {wide && side === undefined ? null : <NavigationToggle navigation={navigation} controls={id} />}
                {wide ? start : null}
              </div>
              {wide && menu === 'inside' ? (
                <div className={styles.middle}>
                  <Menu />
                </div>
              ) : null}
              <HeaderControls
                chat={chat}
                notifications={!beside || !inNavigation.includes('notifications')}
                user={!beside || !inNavigation.includes('user')}
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
        <div className={`${frames.fill} ${frames.body[frame]}`}>
          <div className={`${frames.fill} ${frames.content[frame]}`}>
            <ShellMain>{children}</ShellMain>
          </div>
        </div>
        <div className={frames.foot[frame]}>
          <div className={frames.footRow[frame]}>
            <Footer height={footer} />
          </div>
        </div>
      </div>
      <Chat rail={chat} />
    </div>
  );
}
