import type { ReactNode } from 'react';

import type { LayoutName } from '#lib/appearance/layoutChoice';
import { openDemo } from '#app/overlays/openDemo';
import { NotificationsPanel } from '#modules/notices/NotificationsPanel';
import { openSettings } from '#modules/settings/settingsOpen';
import { UserMenu } from '#modules/user/UserMenu';
import type { SurfaceName } from '#theme/palette';

import { Brand } from './Brand';
import { DenseToggle } from './DenseToggle';
import type { FrameName } from './frames.css';
import type { HeaderControlsProps } from './HeaderControls';
import { SideNavigation } from './navigation/SideNavigation';
import { NavigationBrand } from './NavigationBrand';
import { NavigationUserFooter } from './NavigationUserFooter';
import { NavigationUserHeader } from './NavigationUserHeader';
import { ResponsiveBrand } from './ResponsiveBrand';
import type { ShellFooterProps } from './ShellFooter';

/** How the `Shell` surrounds a page with header, navigation, footer and chat. */
export type FramedSettings = {
  bare?: false;
  /** The arrangement and background of page, header and footer. */
  frame: FrameName;
  /** Navigation beside the page, from md. */
  side?: ReactNode;
  /** Navigation along the top, from md: in the header's only row, or in a second row. */
  menu?: 'inside' | 'below';
  /** Navigation below md, in a drawer over the page. */
  drawer: { tone: SurfaceName; navigation: ReactNode };
  /** At the start of the header, from md. */
  start?: ReactNode;
  /** Controls that `side` contains; the header has them only while `side` is hidden. */
  inNavigation?: readonly (keyof Pick<HeaderControlsProps, 'notifications' | 'user'>)[];
  /** A rail of chats at the end of the page, from lg. Without it the chat opens over the page only. */
  chatRail: boolean;
  footer: ShellFooterProps['height'];
};

/** What distinguishes one layout from another; `bare` is the page alone. */
export type ShellSettings = { bare: true } | FramedSettings;

const brand = <NavigationBrand />;
const darkDrawer = { tone: 'dark', navigation: <SideNavigation tone="dark" start={brand} /> } as const;
const panelDrawer = { tone: 'panel', navigation: <SideNavigation tone="panel" start={brand} /> } as const;

/** Shared by the layouts with the navigation at the side. */
const sidebar = { frame: 'plain', chatRail: true, footer: 'default' } as const;

/**
 * The eleven layouts of the console (specification, section 4). The elements are created once, so that React skips those
 * that a change of layout leaves as they are.
 */
export const layouts: Readonly<Record<LayoutName, ShellSettings>> = {
  /** The page alone. */
  empty: { bare: true },

  /** One column of at most 1440 px on a tinted background; the menu is in the header. */
  centered: {
    frame: 'centered',
    menu: 'inside',
    start: <ResponsiveBrand />,
    drawer: panelDrawer,
    chatRail: false,
    footer: 'tall',
  },

  /** A dark bar with the tools, the menu in a second bar, the page on a sheet below. */
  enterprise: {
    frame: 'enterprise',
    menu: 'below',
    start: <Brand />,
    drawer: darkDrawer,
    chatRail: true,
    footer: 'low',
  },

  /** A sheet that overlaps a band in the theme's colour. */
  material: {
    frame: 'material',
    menu: 'below',
    start: <Brand />,
    drawer: panelDrawer,
    chatRail: false,
    footer: 'low',
  },

  /** One full-width header with brand, menu and tools. */
  modern: {
    frame: 'modern',
    menu: 'inside',
    start: <ResponsiveBrand />,
    drawer: panelDrawer,
    chatRail: true,
    footer: 'low',
  },

  /** Dark navigation under the brand. */
  classic: { ...sidebar, side: darkDrawer.navigation, drawer: darkDrawer },

  /** Dark navigation that begins with the user: notifications, menu and card above the items. */
  classy: {
    ...sidebar,
    side: (
      <SideNavigation
        tone="dark"
        start={
          <NavigationUserHeader>
            <NotificationsPanel />
            <UserMenu look="icon" onSettings={openSettings} onDemo={openDemo} />
          </NavigationUserHeader>
        }
      />
    ),
    drawer: { tone: 'dark', navigation: <SideNavigation tone="dark" start={<NavigationUserHeader />} /> },
    inNavigation: ['notifications', 'user'],
  },

  /** A narrow dark bar with each item an icon above its name; child items open beside the bar. */
  compact: {
    ...sidebar,
    side: (
      <SideNavigation appearance="compact" tone="dark" start={<NavigationBrand align="center" symbol size="large" />} />
    ),
    drawer: darkDrawer,
  },

  /** Dark icons that expand over the page to show their names; a button in the header keeps them expanded. */
  dense: {
    ...sidebar,
    side: (
      <SideNavigation appearance="dense" tone="dark" start={(narrow: boolean) => <NavigationBrand symbol={narrow} />} />
    ),
    drawer: darkDrawer,
    start: <DenseToggle />,
  },

  /** Navigation in the theme's deep shade, with the user at its foot. */
  futuristic: {
    ...sidebar,
    side: (
      <SideNavigation
        appearance="futuristic"
        start={<NavigationBrand sticky />}
        end={
          <NavigationUserFooter>
            <UserMenu look="icon" align="start" onSettings={openSettings} onDemo={openDemo} />
          </NavigationUserFooter>
        }
      />
    ),
    drawer: {
      tone: 'primary',
      navigation: (
        <SideNavigation appearance="futuristic" start={<NavigationBrand sticky />} end={<NavigationUserFooter />} />
      ),
    },
    inNavigation: ['user'],
  },

  /** The narrowest bar: icons alone on the page's own surface; child items open beside the bar. */
  thin: {
    ...sidebar,
    side: <SideNavigation appearance="thin" start={<NavigationBrand align="center" symbol />} />,
    drawer: panelDrawer,
  },
};
