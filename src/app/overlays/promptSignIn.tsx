import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

import { paths } from '#domain/paths';

import { showOverlay } from './OverlayHost';

/** Has the sign-in dialog stand on the home page wherever its address says where somebody was going (`redirectURL`). */
export async function promptSignIn(): Promise<void> {
  try {
    const { RedirectSignIn } = await import('#modules/session/RedirectSignIn');
    showOverlay('signIn', <AtHome asks={RedirectSignIn} />);
  } catch {
    // Off line the dialog may be out of reach. The home page is there, and so is its link to the sign-in.
  }
}

function AtHome({ asks: RedirectSignIn }: { asks: ComponentType }) {
  return useLocation().pathname === paths.home ? <RedirectSignIn /> : null;
}
