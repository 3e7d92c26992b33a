import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { media } from '#theme/media';

import { useSessionFlag } from './useSessionFlag';

/** Where the navigation is now, and how to change that. */
export interface ShellNavigation {
  /** From md: the navigation stands in the page. Below it is a drawer over the page (specification, section 9). */
  wide: boolean;
  /** In the page, not hidden by its button. */
  shown: boolean;
  /** The drawer is open. */
  drawer: boolean;
  toggle: () => void;
  closeDrawer: () => void;
}

/** The navigation of a layout: shown or hidden from md, which the tab remembers; a drawer below, closed at first. */
export function useShellNavigation(): ShellNavigation {
  const wide = useMediaQuery(media.mdUp);
  const { key } = useLocation();
  const [shown, setShown] = useSessionFlag('shell-navigation', true);
  // The entry of the history it was opened at: another one means that a navigation has finished, which closes it.
  const [openedAt, setOpenedAt] = useState<string>();
  if (wide && openedAt !== undefined) setOpenedAt(undefined);
  const drawer = !wide && openedAt === key;
  return {
    wide,
    shown: wide && shown,
    drawer,
    toggle: () => {
      if (wide) setShown(!shown);
      else setOpenedAt(drawer ? undefined : key);
    },
    closeDrawer: () => setOpenedAt(undefined),
  };
}
