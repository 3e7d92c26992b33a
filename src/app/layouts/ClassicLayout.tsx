import type { ReactNode } from 'react';

import { SideNavigation } from '#app/navigation/SideNavigation';
import { NavigationSign } from './NavigationSign';
import { VerticalShell } from './VerticalShell';

/** Dark navigation under the product's name, at the left of the page. */
export function ClassicLayout({ children }: { children: ReactNode }) {
  return (
    <VerticalShell tone="dark" side={<SideNavigation tone="dark" start={<NavigationSign />} />}>
      {children}
    </VerticalShell>
  );
}
