import type { ReactNode } from 'react';

import { NavigationSign } from './NavigationSign';
import { SideNavigation } from './standIns';
import { VerticalShell } from './VerticalShell';

/** The narrowest bar, icons alone on the page's own surface; what is below an entry opens beside the bar. */
export function ThinLayout({ children }: { children: ReactNode }) {
  return (
    <VerticalShell
      tone="panel"
      side={<SideNavigation appearance="thin" start={<NavigationSign place="middle" symbol />} />}
      drawer={<SideNavigation tone="panel" start={<NavigationSign />} />}
    >
      {children}
    </VerticalShell>
  );
}
