import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { media } from '#theme/media';

import { useSessionFlag } from './useSessionFlag';

/** Whether the navigation of a layout is visible, and how to change that. */
export interface ShellNavigation {
  /** From md the navigation is part of the page; below it is a drawer over the page (specification, section 9). */
  wide: boolean;
  /** From md: not hidden by the toggle. */
  shown: boolean;
  /** It was shown or hidden since the page opened, so it may be animated. */
  toggled: boolean;
  drawerOpen: boolean;
  toggle: () => void;
  closeDrawer: () => void;
}

/** The state of a layout's navigation: shown or hidden from md, remembered by the tab; below md a closed drawer. */
export function useShellNavigation(): ShellNavigation {
  const wide = useMediaQuery(media.mdUp, true);
  const { key } = useLocation();
  const [toggled, setToggled] = useState(false);
  const [shown, setShown] = useSessionFlag('shell-navigation', true);
  // The history entry the drawer was opened at: the drawer closes when a navigation has finished.
  const [openedAt, setOpenedAt] = useState<string>();
  if (wide && openedAt !== undefined) setOpenedAt(undefined);
  const drawerOpen = !wide && openedAt === key;
  return {
    wide,
    shown: wide && shown,
    toggled,
    drawerOpen,
    toggle: () => {
      setToggled(true);
      if (wide) setShown(!shown);
      else setOpenedAt(drawerOpen ? undefined : key);
    },
    closeDrawer: () => setOpenedAt(undefined),
  };
}
