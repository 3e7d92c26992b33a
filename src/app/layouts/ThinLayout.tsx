import type { ReactNode } from 'react';

import { SideNavigation } from '#app/navigation/SideNavigation';
import { NavigationSign } from './NavigationSign';
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
