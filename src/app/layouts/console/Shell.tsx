import { memo, useId } from 'react';
import type { ReactNode } from 'react';

import type { LayoutName } from '#lib/appearance/layoutChoice';
import { QuickChat } from '#modules/chat/QuickChat';

import { band } from './chrome.css';
import * as frames from './frames.css';
import { layouts } from './layouts';
import { NavigationDrawer } from './NavigationDrawer';
import * as styles from './shell.css';
import { ShellFooter } from './ShellFooter';
import { ShellHeader } from './ShellHeader';
import { ShellMain, SkipToMain } from './ShellMain';
import { useShellNavigation } from './useShellNavigation';

// Memoised, because rendering them would make a change of layout noticeably slower.
const Chat = memo(QuickChat);
const Footer = memo(ShellFooter);

export type ShellProps = {
  layout: LayoutName;
  /** The page. */
  children: ReactNode;
};

/**
 * A page in one of the eleven layouts. The page has the same position in the tree in all of them, so that it keeps its
 * state, focus and scroll positions when the layout changes.
 */
export function Shell({ layout, children }: ShellProps) {
  const id = useId();
  const navigation = useShellNavigation();
  const settings = layouts[layout];
  const framed = settings.bare ? undefined : settings;
  const frame = framed?.frame ?? 'plain';
  return (
    <div data-layout={layout} className={`${styles.root} ${frames.page[frame]}`}>
      {framed ? (
        <>
          <SkipToMain />
          {navigation.wide ? (
            framed.side === undefined ? null : (
              <div
                id={id}
                hidden={!navigation.shown}
                data-side
                data-toggled={navigation.toggled || undefined}
                className={styles.side}
              >
                {framed.side}
              </div>
            )
          ) : (
            <NavigationDrawer
              id={id}
              open={navigation.drawerOpen}
              onClose={navigation.closeDrawer}
              tone={framed.drawer.tone}
            >
              {framed.drawer.navigation}
            </NavigationDrawer>
          )}
        </>
      ) : null}
      {frame === 'material' ? <div className={`${frames.band} ${band}`} /> : null}
      <div className={`${styles.column} ${frames.column[frame]}`}>
        {framed ? <ShellHeader settings={framed} navigation={navigation} navigationId={id} /> : null}
        <div className={`${frames.fill} ${frames.body[frame]}`}>
          <div className={`${frames.fill} ${frames.content[frame]}`}>
            <ShellMain>{children}</ShellMain>
          </div>
        </div>
        {framed ? (
          <div className={frames.foot[frame]}>
            <div className={frames.footRow[frame]}>
              <Footer height={framed.footer} />
            </div>
          </div>
        ) : null}
      </div>
      {framed ? <Chat rail={framed.chatRail} /> : null}
    </div>
  );
}
