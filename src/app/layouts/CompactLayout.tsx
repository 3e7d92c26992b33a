import type { ReactNode } from 'react';

import { SideNavigation } from '#app/navigation/SideNavigation';
import { NavigationSign } from './NavigationSign';
import { VerticalShell } from './VerticalShell';

/** A narrow dark bar, each entry an icon over its name; what is below an entry opens beside the bar. */
export function CompactLayout({ children }: { children: ReactNode }) {
  return (
    <VerticalShell
      tone="dark"
      side={
        <SideNavigation
          appearance="compact"
          tone="dark"
          start={<NavigationSign place="middle" symbol size="large" />}
        />
      }
      drawer={<SideNavigation tone="dark" start={<NavigationSign />} />}
    >
      {children}
    </VerticalShell>
  );
}
